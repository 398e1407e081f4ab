"""The luck of the draw, worked out a second time from the events alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from statistics import mean, pstdev

import pytest

from paperback import lexicon
from paperback.coach.review_luck import SAMPLES, Group, Luck, groups, hands
from paperback.coach.review_turns import Drawing, Follower, Turn
from paperback.coach.review_words import Words
from paperback.engine import events as ev
from paperback.engine.play import empty, fold
from paperback.lexicon import arrays
from paperback.notation.agreement import rules_of
from paperback.notation.log import Record
from paperback.search import Rack, RackCard, best
from tests.coach.records import GAMES

MOST_HANDS = 800
"""More hands than that are not all looked at here."""


def drawing(cards: tuple[int, ...], pile: tuple[int, ...], entry: int = 1) -> Drawing:
    return Drawing(entry, cards, pile)


def test_2_14_a_hand_is_drawn_from_the_draw_pile_by_chance() -> None:
    kept, drawn = groups([1, 2, 3], [drawing((1, 2, 3), (1, 2, 3, 4, 5))])
    assert (kept, drawn) == ((), [Group(3, (1, 2, 3, 4, 5))])
    dealt, every = hands(kept, drawn, "x")
    assert every
    assert sorted(map(sorted, dealt)) == [list(hand) for hand in combinations(range(1, 6), 3)]


def test_2_14_the_rest_of_a_pile_is_drawn_for_certain_before_the_discard_pile_is_shuffled() -> None:
    hand = [1, 2, 3, 4, 5]
    assert groups(hand, [drawing((1, 2), (1, 2)), drawing((3, 4, 5), (3, 4, 5, 6, 7))]) == ((1, 2), [Group(3, (3, 4, 5, 6, 7))])


def test_2_15_cards_that_the_seat_knew_and_cards_that_it_kept_are_no_chance() -> None:
    assert groups([9, 8, 1, 2], [drawing((8, 1, 2), (1, 2, 3))]) == ((9, 8), [Group(2, (1, 2, 3))])


def test_two_draws_from_one_pile_are_one() -> None:
    kept, drawn = groups([1, 2, 3], [drawing((1, 2), (1, 2, 3, 4)), drawing((3,), (3, 4))])
    assert (kept, drawn) == ((), [Group(3, (1, 2, 3, 4))])


def test_cards_that_left_the_hand_again_do_not_come_back() -> None:
    kept, drawn = groups([3, 4], [drawing((1, 2), (1, 2, 3, 4, 5)), drawing((3, 4), (3, 4, 5))])
    assert (kept, drawn) == ((), [Group(2, (3, 4, 5))])


def test_many_hands_are_dealt_by_a_chance_that_repeats() -> None:
    drawn = [Group(5, tuple(range(20)))]
    dealt, every = hands((99,), drawn, "purpose")
    assert not every
    assert len(dealt) == SAMPLES
    assert dealt == hands((99,), drawn, "purpose")[0]
    assert dealt != hands((99,), drawn, "other")[0]
    assert all(hand[0] == 99 and len(set(hand)) == 6 for hand in dealt)


def test_nothing_was_drawn_by_chance_from_a_whole_pile() -> None:
    assert groups([1, 2], [drawing((1, 2), (1, 2))]) == ((1, 2), [])


def piles_of(record: Record) -> dict[int, list[tuple[int, list[int], int, tuple[int, ...]]]]:
    """For each seat its draws: entry, draw pile, how much of it was known, cards."""
    rules = rules_of(record.header.agreement)
    state = empty()
    found: dict[int, list[tuple[int, list[int], int, tuple[int, ...]]]] = {}
    for line in record.lines:
        for event in line.entry.events:
            if isinstance(event, ev.Drawn):
                me = state.seats[event.seat]
                found.setdefault(event.seat, []).append((line.entry.n, me.draw[:], me.known, event.cards or ()))
            fold(rules, state, event)
    return found


def scorer(record: Record, turn: Turn) -> Callable[[tuple[int, ...]], int]:
    """The cents of the best word of any hand at this moment, by a rack made here."""
    rules = rules_of(record.header.agreement)
    assert turn.asked
    state = turn.asked.before
    words = arrays.load(lexicon.load(record.header.lexicon.id))
    common = state.market.commons[-1]
    lent = RackCard(common, rules.faces[state.faces[common]])
    least = rules.settings.minimum_word
    known: dict[tuple[int, ...], int] = {}

    def score(hand: tuple[int, ...]) -> int:
        faces = tuple(sorted(state.faces[card] for card in hand))
        if faces not in known:
            rack = Rack(tuple((n, rules.faces[face]) for n, face in enumerate(faces)), lent)
            found = best(words, rack, level=5, shortest=least)
            known[faces] = found.score if found else 0
        return known[faces]

    return score


@pytest.mark.parametrize("name", ["whole", "classic"])
def test_luck_is_the_hand_beside_all_that_could_have_been_drawn(records: dict[str, Record], name: str) -> None:
    """Hands of one draw whose cards nobody knew are dealt in every way, however many there are."""
    record = records[name]
    rules = rules_of(record.header.agreement)
    whole = lexicon.load(record.header.lexicon.id)
    luck = Luck(Words(rules, whole, arrays.load(whole)))
    piles = piles_of(record)
    seen: dict[int, int] = {}
    exact = sampled = 0
    for turn in Follower(rules, record).turns():
        assert turn.asked
        n, hand = turn.asked.entry.n, turn.asked.before.seats[turn.seat].hand
        since = [draw for draw in piles[turn.seat] if seen.get(turn.seat, 0) <= draw[0] < n]
        seen[turn.seat] = n
        said = luck.judge(turn.asked.before, turn.seat, [one for one in turn.drawings if one.entry < n], str(n))
        if len(since) != 1 or since[0][2] or sorted(since[0][3]) != sorted(hand):
            continue
        every = list(combinations(since[0][1], len(hand)))
        if len(every) == 1:
            assert said is None
        elif len(every) <= MOST_HANDS:
            assert said is not None
            score = scorer(record, turn)
            scores = [score(one) for one in every]
            own = score(tuple(hand))
            assert said.difference == pytest.approx(own - said.mean, abs=0.02)
            if said.every:
                exact += 1
                assert (said.hands, said.mean) == (len(every), round(mean(scores), 2))
                worse = sum(one < own for one in scores) + sum(one == own for one in scores) / 2
                assert said.percentile == round(100 * worse / len(scores))
            else:
                sampled += 1
                assert said.hands == SAMPLES
                assert abs(said.mean - mean(scores)) <= 4 * pstdev(scores) / SAMPLES**0.5
    assert exact
    assert sampled


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_luck_is_judged_in_every_game_of_every_mode(records: dict[str, Record], name: str) -> None:
    record = records[name]
    rules = rules_of(record.header.agreement)
    whole = lexicon.load(record.header.lexicon.id)
    luck = Luck(Words(rules, whole, arrays.load(whole)))
    said = []
    for turn in Follower(rules, record).turns():
        if turn.asked:
            n = turn.asked.entry.n
            said.append(luck.judge(turn.asked.before, turn.seat, [one for one in turn.drawings if one.entry < n], str(n)))
    judged = [one for one in said if one]
    assert judged
    for one in judged:
        assert 0 <= one.percentile <= 100
        assert 1 < one.hands <= SAMPLES
        assert one.mean >= 0
