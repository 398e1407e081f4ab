"""What awards and achievements count: words of a whole game, and decks at its end (catalogue README, Measures)."""

from __future__ import annotations

from collections.abc import Iterable

from .card import Kind
from .commands import TakeBack
from .events import LineAdded, TakenBack, WordPlayed
from .fame import deck_of
from .game import Entry
from .play import empty, fold
from .rules import Rules
from .sheet import total
from .spelling import VOWELS, text
from .state import GameState, Line

WORD = ("word_length", "word_score", "two_letter_cards_in_word", "vowels_in_word", "hand_cards_in_word")
"""What is counted of one word; over several words the best one counts."""


def measures(rules: Rules, entries: Iterable[Entry]) -> tuple[dict[str, int], ...]:
    """Every measure of each seat after these entries, which begin with a game's first; what was taken back does not count."""
    state = empty()
    words: dict[int, dict[str, int]] = {}
    for event in (event for entry in left_of(entries) for event in entry.events):
        fold(rules, state, event)
        if isinstance(event, WordPlayed | LineAdded):
            _better(words.setdefault(event.seat, dict.fromkeys(WORD, 0)), word_measures(rules, state, event.seat))
    return tuple(_all(words.get(seat, dict.fromkeys(WORD, 0)), deck_measures(rules, state, seat)) for seat in range(len(state.seats)))


def left_of(entries: Iterable[Entry]) -> list[Entry]:
    """The entries without those that were taken back, and without the taking back."""
    left: list[Entry] = []
    for entry in entries:
        if isinstance(entry.did, TakeBack):
            to = next(event.to for event in entry.events if isinstance(event, TakenBack))
            left = [earlier for earlier in left if earlier.n <= to]
        else:
            left.append(entry)
    return left


def word_measures(rules: Rules, state: GameState, seat: int) -> dict[str, int]:
    """What counts of the word that lies before this seat, as far as it is valued; of two words the better one, measure by measure."""
    me = state.seats[seat]
    best = dict.fromkeys(WORD, 0)
    for word in me.turn.play.words:
        letters = text(word)
        found = {
            "word_length": len(letters),
            "two_letter_cards_in_word": sum(rules.faces[state.faces[tile.card]].two_letter for tile in word),
            "vowels_in_word": sum(letter in VOWELS for letter in letters),
            "hand_cards_in_word": sum(tile.card in me.laid for tile in word),
        }
        _better(best, found)
    return {**best, "word_score": _better_score(me.turn.lines)}


def deck_measures(rules: Rules, state: GameState, seat: int) -> dict[str, int]:
    """What counts of a seat's whole deck, wherever its cards are."""
    deck = deck_of(rules, state, seat)
    return {
        "cards_in_deck": len(deck),
        "fame_cards_in_deck": sum(card.kind is Kind.FAME for card in deck),
        "common_cards_in_deck": sum(card.kind is Kind.COMMON for card in deck),
        "two_letter_cards_in_deck": sum(card.two_letter for card in deck),
        "starting_cards_left": sum(card.kind is Kind.STARTING for card in deck),
    }


def _all(word: dict[str, int], deck: dict[str, int]) -> dict[str, int]:
    return {**word, "longest_word": word["word_length"], **deck}


def _better(best: dict[str, int], found: dict[str, int]) -> None:
    best.update({name: max(best[name], value) for name, value in found.items()})


def _better_score(lines: list[Line]) -> int:
    """The dearer word's score after its multipliers, without cents from outside (scoring step 3)."""
    written = [line for line in lines if line.kind != "outside"]
    return total(written) - min(total([line for line in written if line.word == index and line.kind != "dearest"]) for index in (0, 1))
