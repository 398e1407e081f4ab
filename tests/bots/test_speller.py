from __future__ import annotations

import pytest

from benchmarks.hands import beside, make_hands
from paperback.bots.dials import LEVELS, USUAL
from paperback.bots.speller import Speller, Spellers
from paperback.bots.window import Window
from paperback.engine.spelling import Word
from paperback.lexicon import LEXICONS, Lexicon, arrays, load
from paperback.lexicon.arrays import LexiconArrays
from paperback.search import PEOPLE, Rack, Value
from paperback.testing import scenario


def test_only_words_of_its_vocabulary_are_found(english: Lexicon, speller: Speller) -> None:
    table = scenario("R S T ? ?", common="common-e")
    window = Window(table.game.rules, table.state, 0)
    few = speller.best_few(window.rack(), PEOPLE, 2, 50)
    assert len(few) == 50
    assert max(english.level(found.text) for found in few) <= USUAL
    everything = Speller(arrays.load(english), level=5).best_few(window.rack(), PEOPLE, 2, 200)
    assert max(english.level(found.text) for found in everything) > USUAL
    best = speller.best(window.rack(), PEOPLE, 2)
    assert best
    assert best.value == few[0].value


@pytest.mark.parametrize("level", [USUAL, 4])
def test_a_graph_of_known_words_alone_gives_the_same_plays_with_less_walking(english: Lexicon, level: int) -> None:
    small, whole = Spellers(english).of(level), Speller(arrays.load(english), level)
    walked = [0, 0]
    for rack in [rack for _, rack in make_hands()] + [rack for _, rack in beside("common-dyslexic", make_hands(40))]:
        found = [speller.best(rack, PEOPLE, 2) for speller in (small, whole)]
        assert found[0] == (found[1] and found[0] and found[1]._replace(nodes=found[0].nodes))
        walked = [nodes + (play.nodes if play else 0) for nodes, play in zip(walked, found, strict=True)]
    assert walked[0] < walked[1]


def test_7_3_only_accepted_words_are_found(speller: Speller) -> None:
    table = scenario("R S T ? ?", common="common-e")
    rack = Window(table.game.rules, table.state, 0).rack()

    def opens_with_s(words: tuple[Word, ...]) -> bool:
        return words[0][0].letters == "S"

    best = speller.best(rack, PEOPLE, 2, opens_with_s)
    few = speller.best_few(rack, PEOPLE, 2, 10, opens_with_s)
    assert best
    assert best.value == few[0].value
    assert {play.text[0] for play in (best, *few)} == {"S"}


MANY = 400
"""More words than the hands below spell."""


def hands(speller: Speller) -> list[Rack]:
    """Hands whose words are all found."""
    return [rack for _, rack in make_hands(120) if len(speller.best_few(rack, PEOPLE, 2, MANY)) < MANY]


def test_a_share_of_the_words_is_overlooked(spellers: Spellers) -> None:
    speller = spellers.of(2)
    seen = whole = 0
    for number, rack in enumerate(hands(speller)):
        known = {play.text for play in speller.best_few(rack, PEOPLE, 2, MANY)}
        found = {play.text for play in speller.overlooking(f"{number}").best_few(rack, PEOPLE, 2, MANY)}
        assert found <= known
        seen, whole = seen + len(found), whole + len(known)
    assert whole > 2000
    assert abs(1 - seen / whole - speller.overlooked) < 0.03


def test_the_same_word_in_the_same_hand_is_overlooked_or_not_however_often_it_is_asked(spellers: Spellers) -> None:
    """By the seed of the seat, the cards and the word, and not by what the word is wanted for or in what order the cards are held."""
    seat = spellers.of(1).overlooking("seat")
    for rack in hands(spellers.of(1))[:20]:
        other = rack._replace(hand=rack.hand[::-1])
        found = {play.text for play in seat.best_few(rack, PEOPLE, 2, MANY)}
        assert found == {play.text for play in seat.best_few(other, Value(score=0, card=1), 2, MANY)}
        best = seat.best(rack, PEOPLE, 2)
        assert (best.text if best else None) in {*found, None}
        assert (best is None) == (not found)


def test_seats_overlook_different_words_and_each_hand_is_another_one(spellers: Spellers) -> None:
    one, other = (spellers.of(1).overlooking(seed) for seed in "ab")
    rack = next(rack for rack in hands(spellers.of(1)) if len(spellers.of(1).best_few(rack, PEOPLE, 2, 100)) > 50)
    assert one.best_few(rack, PEOPLE, 2, MANY) != other.best_few(rack, PEOPLE, 2, MANY)
    fewer = rack._replace(hand=rack.hand[:-1])
    both = {play.text for play in spellers.of(1).best_few(fewer, PEOPLE, 2, MANY)}
    seen, before = ({play.text for play in one.best_few(cards, PEOPLE, 2, MANY)} & both for cards in (fewer, rack))
    assert seen != before


def test_of_two_words_none_is_overlooked(spellers: Spellers) -> None:
    speller = spellers.of(2)
    pairs = [rack for _, rack in beside("common-spacebar", make_hands(30))]
    seat, two = speller.overlooking("1"), 0
    for rack in pairs:
        found = seat.best(rack, PEOPLE, 2)
        if found:
            assert all(seat.sees(rack, word) for word in found.text.split(" "))
            two += " " in found.text
    assert two > len(pairs) // 4


def test_what_is_accepted_is_asked_of_words_that_are_seen(spellers: Spellers) -> None:
    seat = spellers.of(2).overlooking("1")
    for rack in hands(spellers.of(2))[:10]:
        few = seat.best_few(rack, PEOPLE, 2, MANY)
        wanted = next((play.text for play in few if len(play.words[0]) == 3), None)
        best = seat.best(rack, PEOPLE, 2, lambda words: len(words[0]) == 3)
        assert (best.text if best else None) == wanted


def keys(graph: LexiconArrays) -> list[tuple[str, int]]:
    rows = bytes(graph.words)
    return [
        ("".join(chr(ord("A") + letter) for letter in rows[at : at + rows[at + 15]]), level)
        for at, level in zip(range(0, len(rows), 16), graph.levels, strict=True)
    ]


@pytest.mark.parametrize("lexicon", LEXICONS)
def test_d59_no_vocabulary_of_any_list_has_a_word_of_the_strong_list(lexicon: str) -> None:
    """All words that a search at its level can find, and the hands that spell strong words."""
    words = load(lexicon)
    strong = {key for key, _ in keys(arrays.load(words)) if words.blocked(key, "strong")}
    assert strong
    lists = Spellers(words)
    for speller in (*(lists.of(level) for level in LEVELS), lists.everyday()):
        known = {key for key, level in keys(speller._arrays) if level <= speller.level}
        assert known
        assert not known & strong
        for key in sorted(strong)[:15]:
            rack = Window((table := scenario(" ".join(key), common="common-spacebar", lexicon=words)).game.rules, table.state, 0).rack()
            for seat in (speller, speller.overlooking("1")):
                found = seat.best_few(rack, PEOPLE, 2, 20)
                assert not any(word in strong for play in found for word in play.text.split(" "))
