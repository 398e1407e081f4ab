"""The best purchases of a review beside every set of cards that the engine lets a seat buy, under the same numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from paperback.bots import buying
from paperback.bots.weighing import basket, weigh
from paperback.bots.window import NO_CHANCE, Window
from paperback.coach.review_purchases import best_together, shopping, together
from paperback.coach.review_turns import Follower, Turn
from paperback.engine.card import Kind
from paperback.engine.commands import Buy
from paperback.engine.play import advance
from paperback.engine.rules import Rules
from paperback.engine.state import GameState
from paperback.modes.deadline.state import DRAFT
from paperback.notation.agreement import rules_of
from paperback.notation.log import Record
from paperback.testing.scenario import scenario
from paperback.testing.table import Table
from tests.coach.records import GAMES

MOST_MONEY = 14
"""With more there are too many sets to try them all."""
LONGEST_SET = 5
FEWEST = 3
UNKNOWN = 9


def shops(record: Record) -> tuple[Rules, list[Turn]]:
    rules = rules_of(record.header.agreement)
    return rules, [turn for turn in Follower(rules, record).turns() if turn.shop]


def every_set(rules: Rules, state: GameState, seat: int, goods: list[tuple[int, int, int]], at: int = 0) -> int:
    """The worth of the best set of designs (face, worth, copies) that the seat can buy, each in every number."""
    best = 0
    window = Window(rules, state, seat)
    offers = {face: card for face, card, _ in window.offers(window.money)}
    for place in range(at, len(goods)):
        face, worth, copies = goods[place]
        if copies and face in offers and window.allows(Buy(offers[face])):
            after = state.copy()
            advance(rules, after, seat, Buy(offers[face]), NO_CHANCE)
            left = [*goods[:place], (face, worth, copies - 1), *goods[place + 1 :]]
            best = max(best, worth + every_set(rules, after, seat, left, place))
    return best


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_no_set_of_cards_that_may_be_bought_is_worth_more(records: dict[str, Record], name: str) -> None:
    rules, turns = shops(records[name])
    tried = 0
    for turn in turns:
        assert turn.shop
        found = shopping(rules, turn)
        assert found is not None
        state, seat = turn.shop.before, turn.seat
        if found.wins and found.best[0].card.id in [one.card.id for one in found.bought]:
            assert found.best == found.bought
            continue
        assert sum(one.price for one in found.best) <= found.money
        assert together(rules, state, seat, [(state.faces[one.card.id], one.card.id, one.price) for one in found.best])
        if found.wins or not 0 < found.money <= MOST_MONEY:
            continue
        window = Window(rules, state, seat)
        offers = buying.sensible(window, window.offers(found.money), found.money).offers
        # of a Fame pile more cards are known than lie open
        counts = Counter({face: UNKNOWN if rules.faces[face].kind is Kind.FAME else 0 for face, _, _ in offers})
        counts.update(face for face, _, _ in offers)
        worths = {one.offer[0]: one.worth for one in weigh(window, offers) if one.worth > 0}
        best = every_set(rules, state, seat, [(face, worth, counts[face]) for face, worth in worths.items()])
        # worth is rounded card by card, after the best set was chosen
        assert best - LONGEST_SET <= sum(one.worth for one in found.best) <= best
        tried += 1
    assert tried >= FEWEST


def test_what_was_bought_is_weighed_with_its_price(records: dict[str, Record]) -> None:
    rules, turns = shops(records["whole"])
    looked = later = 0
    for turn in turns:
        assert turn.shop
        found = shopping(rules, turn)
        assert found is not None
        window = Window(rules, turn.shop.before, turn.seat)
        worths = {one.offer[1]: one for one in weigh(window, window.offers(window.money), last=found.wins)}
        assert found.lost == max(0, sum(one.worth for one in found.best) - sum(one.worth for one in found.bought))
        for one, (moment, buy) in zip(found.bought, turn.purchases, strict=True):
            assert one.card.id == buy.card
            assert one.worth == one.fame + one.money or abs(one.worth - one.fame - one.money) == 1
            if buy.card in worths:
                said = worths[buy.card]
                assert (one.worth, one.fame, one.money, one.cents, one.turns) == (said.worth, said.fame, said.money, said.cents, said.turns)
                looked += 1
            else:
                assert moment.before is not turn.shop.before
                later += 1
    assert looked > 3


def shop(table: Table) -> Window:
    return Window(table.game.rules, table.state, table.seat)


def rich(fame: dict[int, int], owned: dict[int, str] | None = None) -> Table:
    """A seat with much money in its shop."""
    table = scenario("letter-z-8-draw-3 letter-z-8-draw-3 letter-z-8-draw-3 letter-z-8-draw-3", fame=fame, owned=owned)
    table.spell("ZZZZ")
    return table


def test_3_1_what_ends_the_game_is_bought_only_where_it_wins() -> None:
    losing = shop(rich({0: 0, 1: 1}, owned={1: "fame-11 fame-11 fame-11 fame-11"}))
    sense = buying.sensible(losing, losing.offers(losing.money), losing.money)
    assert not sense.wins
    assert buying.ending(losing, losing.offers(losing.money))
    assert not buying.ending(losing, sense.offers)
    winning = shop(rich({0: 0, 1: 1}))
    sense = buying.sensible(winning, winning.offers(winning.money), winning.money)
    assert sense.wins
    assert len(sense.offers) == 1


def test_3_1_at_the_end_of_the_game_only_fame_is_worth_buying() -> None:
    window = shop(rich({0: 0, 1: 0}))
    sense = buying.sensible(window, window.offers(window.money), window.money)
    assert sense.last
    assert not sense.wins
    wanted = basket(window, sense.offers, window.money)
    assert wanted
    assert all(window.library.faces[one.offer[0]].fame for one in wanted)
    for one in weigh(window, window.offers(window.money)):
        assert (one.worth, one.money, one.turns) == (10 * window.library.faces[one.offer[0]].fame, 0, 1)


def test_before_the_end_of_the_game_letters_are_worth_money() -> None:
    table = scenario("A/9 S", draw="R T S L N ? ? ? ? ?", fame={0: 0})
    table.spell("AS")
    window = shop(table)
    assert any(one.money > 0 and not one.fame for one in weigh(window, window.offers(window.money)))


def test_5_3_one_card_of_a_packet_is_taken_so_no_two_are_best(records: dict[str, Record]) -> None:
    rules, turns = shops(records["draft"])
    ruled_out = 0
    for turn in turns:
        assert turn.shop
        state, seat = turn.shop.before, turn.seat
        window = Window(rules, state, seat)
        packet = [offer for offer in window.offers(99) if offer[1] in DRAFT.of(state).packets[seat]]
        if len(packet) > 1 and window.money >= packet[0][2] + packet[1][2]:
            assert not together(rules, state, seat, packet[:2])
            ruled_out += 1
            best = best_together(rules, state, seat, weigh(window, window.offers(window.money)), window.money)
            assert together(rules, state, seat, [one.offer for one in best])
    assert ruled_out
