"""What the check of the catalogue holds against the cards and boards of modules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from paperback.lexicon import fold
from paperback.lexicon.folding import NotLettersError

from .genres import NUMERALS
from .library import GENRE_PARTS, genre_card
from .schema import ALPHABET, Schema

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .reader import Entry

_TYPO_FAME = range(-3, 0)
_CARD_FAME = range(1, 9)
_LETTERS_OF_A_GENRE_CARD = range(1, 4)
_CARDS_OF_A_GENRE = 4
_MOST_SPACES = 4
_LEAST_WORDS = {"en": 80, "es": 40, "pt": 40}
"""Words of a theme, by language."""
_LENGTHS = range(2, 13)
"""Letters of a theme's word."""
_SIZES = {"typos": 14, "genres": 32, "powers": 5, "awards": 4, "themes": 6}
"""Cards of each set."""


def module_cards(tables: Mapping[str, Entry]) -> dict[str, list[Entry]]:
    """The cards of each module's file."""
    return {
        "typos": tables["typos"]["card"],
        "genres": [genre_card(card, genre) for genre in tables["genres"]["genre"] for card in genre["card"]],
        "powers": tables["powers"]["power"],
        "awards": tables["awards"]["award"],
        "themes": tables["themes"]["theme"],
    }


def module_problems(tables: Mapping[str, Entry]) -> Iterator[str]:
    """Everything that is wrong with the cards of modules, one sentence each."""
    schema = Schema(tables["vocabulary"])
    for name, cards in module_cards(tables).items():
        if len(cards) != _SIZES[name]:
            yield f"{name}: {len(cards)} cards instead of {_SIZES[name]}"
    yield from _typos(tables["typos"]["card"])
    for power in tables["powers"]["power"]:
        yield from schema.abilities(power["abilities"], power["id"], module=True)
    measures = tables["vocabulary"]["sets"]["measures"]
    for award in tables["awards"]["award"]:
        if award["measure"] not in measures or award["wins"] not in ("most", "fewest") or award["fame"] not in _CARD_FAME:
            yield f"{award['id']}: most or fewest of a known measure, for 1 to 8 Fame"
    for theme in tables["themes"]["theme"]:
        yield from _theme(theme)
    for genre in tables["genres"]["genre"]:
        yield from _genre(genre, schema)
    if (prizes := tables["genres"]["full_set_fame"]) != [5, 3, 1]:
        yield f"genres: a full set is worth 5, 3 and 1 Fame, not {prizes}"


def _typos(cards: list[Entry]) -> Iterator[str]:
    for card in cards:
        if card["score"] != 0 or card["fame"] not in _TYPO_FAME:
            yield f"{card['id']}: a typo scores 0 and costs 1 to 3 Fame"
        if len(card["letters"]) not in (1, 2) or not set(card["letters"]) <= ALPHABET:
            yield f"{card['id']}: letters {card['letters']!r} do not belong on a typo"


def _theme(theme: Entry) -> Iterator[str]:
    if theme["fame"] not in _CARD_FAME:
        yield f"{theme['id']}: 1 to 8 Fame"
    for language, least in _LEAST_WORDS.items():
        words = theme["words"].get(language, [])
        if len(words) < least:
            yield f"{theme['id']}: {len(words)} {language} words, {least} at least"
        keys = Counter(_key(word) for word in words)
        for word in words:
            if word != word.lower() or len(_key(word)) not in _LENGTHS:
                yield f"{theme['id']}: {word!r} is not a word of 2 to 12 small letters"
            elif keys[_key(word)] > 1:
                yield f"{theme['id']}: {word!r} is listed more than once in {language}"


def _key(word: str) -> str:
    try:
        return fold(word)
    except NotLettersError:
        return ""


def _genre(genre: Entry, schema: Schema) -> Iterator[str]:
    where, cards = genre["id"], genre["card"]
    spelled = "".join(card["letters"] for card in cards)
    if spelled != genre["spells"]:
        yield f"{where}: the cards spell {spelled}, not {genre['spells']}"
    if len(cards) != _CARDS_OF_A_GENRE:
        yield f"{where}: {len(cards)} cards instead of {_CARDS_OF_A_GENRE}"
    orders = {card["order"] for card in cards}
    if orders != set(NUMERALS[: len(orders)]):
        yield f"{where}: the orders {', '.join(sorted(orders))} leave a gap"
    if any(_of_typos(card) for card in cards) != genre["needs_typos"]:
        yield f"{where}: needs_typos is {genre['needs_typos']}, its cards say otherwise"
    for card in cards:
        yield from _genre_card(card, schema)


def _of_typos(card: Entry) -> bool:
    abilities = [ability for part in GENRE_PARTS for ability in card.get(part, ())]
    conditions = [condition["is"] for ability in abilities for condition in ability.get("when", ())]
    return "typo_taken" in conditions or any("typo" in (ability["do"], ability.get("of")) for ability in abilities)


def _genre_card(card: Entry, schema: Schema) -> Iterator[str]:
    where, endless = card["id"], card.get("endless", False)
    if len(card["letters"]) not in _LETTERS_OF_A_GENRE_CARD or not set(card["letters"]) <= ALPHABET:
        yield f"{where}: letters {card['letters']!r} do not belong on a genre card"
    if card["spaces"] not in ((0,) if endless else range(1, _MOST_SPACES + 1)):
        yield f"{where}: 1 to {_MOST_SPACES} spaces, none on an endless card"
    parts = [part for part in GENRE_PARTS if part in card]
    if not parts or ("each_cube" in parts) != endless:
        yield f"{where}: something happens, for each cube on an endless card only"
    yield from schema.conditions(card.get("require", []), where, module=True)
    for part in parts:
        yield from schema.abilities(card[part], f"{where}, {part}", module=True)
