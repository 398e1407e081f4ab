"""The best words of a review beside every way to lay every word."""

from __future__ import annotations

from functools import cache

import pytest

from benchmarks.kernel import words as words_of
from benchmarks.oracle import Oracle, Play, Trie, trie_of
from paperback import lexicon
from paperback.coach.review_turns import Follower, Turn
from paperback.coach.review_words import EQUALS, EVERYDAY, Hand, Words
from paperback.engine.spelling import Tile
from paperback.lexicon import arrays, fold
from paperback.notation.agreement import rules_of
from paperback.notation.log import Record
from paperback.search import PEOPLE, Rack, spellings
from tests.coach.records import GAMES

LEVELS = 5
FEWEST_TURNS = 4
FEW_WILDS = 1
"""Two words are laid in very many ways with more."""


@cache
def known(lexicon_id: str, level: int) -> list[str]:
    """All words up to a level that no filter blocks."""
    words = lexicon.load(lexicon_id)
    return [word for word in words_of(arrays.load(words)) if words.level(word) <= level and not words.blocked(word, "strong")]


def within_reach(rack: Rack, lexicon_id: str, level: int) -> Trie:
    """The words that have no more letters from elsewhere than there are wilds."""
    faces = [face for _, face in (*rack.hand, *rack.beside, *([rack.common] if rack.common else []))]
    letters = {letter for face in faces for letter in face.letters}
    letters |= {letter for face in faces for ability in face.abilities for form in getattr(ability.do, "forms", ()) for letter in form}
    letters |= {letter for reading in rack.readings for ways in reading.ways.values() for way in ways for letter in way}
    wilds = sum(face.wild for face in faces)
    return trie_of(word for word in known(lexicon_id, level) if sum(letter not in letters for letter in word) <= wilds)


def plays(hand: Hand, lexicon_id: str, level: int, least: int) -> list[Play]:
    """Every play of the hand."""
    found = Oracle(within_reach(hand.rack, lexicon_id, level), hand.rack, PEOPLE).plays()
    return [play for play in found if play.value > -(10**8) and min(map(len, play.text.split())) >= least]


def levels(lexicon_id: str, words: str) -> int:
    """The level of the rarest of these words."""
    return max(map(lexicon.load(lexicon_id).level, words.split()))


def asked(record: Record) -> list[tuple[Turn, Hand]]:
    """Every turn in which a word was asked for, with the hand."""
    rules = rules_of(record.header.agreement)
    whole = lexicon.load(record.header.lexicon.id)
    words = Words(rules, whole, arrays.load(whole))
    turns = [turn for turn in Follower(rules, record).turns() if turn.asked]
    return [(turn, Hand(words, turn.asked.before, turn.seat)) for turn in turns if turn.asked]


def too_many(hand: Hand) -> bool:
    """Whether the oracle would take minutes."""
    faces = [face for _, face in (*hand.rack.hand, *([hand.rack.common] if hand.rack.common else []))]
    return any(face.key == "common-spacebar" for face in faces) and sum(face.wild for face in faces) > FEW_WILDS


def form(text: str) -> str:
    """The letters of words in an order that does not matter."""
    return " ".join(sorted(map(fold, text.split())))


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_the_best_word_of_every_turn_is_the_best_of_all_ways_to_lay_all_words(records: dict[str, Record], name: str) -> None:
    record = records[name]
    rules = rules_of(record.header.agreement)
    least, list_id = rules.settings.minimum_word, record.header.lexicon.id
    looked = 0
    for _, hand in asked(record):
        if too_many(hand):
            continue
        looked += 1
        oracle = plays(hand, list_id, LEVELS, least)
        choice = hand.choice(None)
        best = choice.best
        top = max(oracle, key=lambda play: play.value, default=None)
        assert (best is None) is (top is None)
        if best is None or top is None:
            continue
        assert choice.complete
        if rules.outside:
            # what lies beside may pay for another word than the dearest by its cards; a tax is the same for all words
            tax = sum(line.amount for line in best.lines if line.kind == "outside" and line.amount < 0)
            assert (best.score, best.draws) <= (top.score, top.draws)
            assert best.money >= top.score + tax
            continue
        assert (best.score, best.draws) == (top.score, top.draws)
        as_good = {form(play.text) for play in oracle if play.value == top.value}
        assert {form(text) for text in (*choice.equals, best.text)} <= as_good
        assert len(choice.equals) >= min(EQUALS, len(as_good)) - 1
        if best.level is not None and best.level > EVERYDAY:
            everyday = max((play.value for play in oracle if levels(list_id, play.text) <= EVERYDAY), default=0)
            assert everyday < top.value
            assert (0 if choice.known is None else 64 * choice.known.score + choice.known.draws) == everyday
        else:
            assert choice.known is None
    assert looked >= FEWEST_TURNS


def test_2_6_the_common_card_could_be_won_where_some_word_is_long_enough(records: dict[str, Record]) -> None:
    could = set()
    for record in (records["together"], records["alone"]):
        least, list_id = record.header.settings.minimum_word, record.header.lexicon.id
        for _, hand in asked(record):
            common = hand.common(won=False)
            assert common is not None
            long_enough = [play.score for play in plays(hand, list_id, LEVELS, least) if len(play.text) >= common.needed]
            assert (common.word is None) is (not long_enough)
            if common.word:
                assert common.word.length >= common.needed
                assert common.word.score == max(long_enough)
            could.add(common.word is not None)
    assert could == {True, False}


def test_5_2_a_draft_has_no_common_card_to_win(records: dict[str, Record]) -> None:
    assert all(hand.common(won=False) is None for _, hand in asked(records["draft"]))


def test_a_word_laid_is_the_best_where_none_is_better(records: dict[str, Record]) -> None:
    for _, hand in asked(records["whole"]):
        first = hand.choice(None)
        other = first.equals[-1] if first.equals else None
        if other is None or first.best is None:
            continue
        [way, *_] = spellings(hand.rack, fold(other))
        again = hand.choice(hand.word(way))
        assert again.best is not None
        assert again.best.text == other
        assert first.best.text in again.equals or len(again.equals) == EQUALS - 1
        return
    pytest.fail("no hand had two best words")


def test_a_word_that_no_lexicon_has_is_reviewed_by_what_it_earned(records: dict[str, Record]) -> None:
    _, hand = asked(records["whole"])[0]
    tiles = tuple(Tile(card, face.letters or "Z") for card, face in hand.rack.hand)
    laid = hand.laid(((*tiles, *tiles, *tiles, *tiles),), 3)
    assert (laid.money, laid.score, laid.level, laid.gloss, laid.lines) == (3, 3, None, None, ())
    assert laid.length == 4 * sum(len(tile.letters) for tile in tiles)
