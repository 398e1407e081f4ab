from __future__ import annotations

import random
from functools import cache

import pytest

from paperback.bots import buying
from paperback.bots.registry import make
from paperback.bots.speller import Spellers
from paperback.bots.weighing import basket, weigh
from paperback.bots.window import Window
from paperback.coach.advice import Reason
from paperback.coach.purchases import LITTLE, PurchaseAdvice, purchases, times
from paperback.engine.commands import Buy, Done
from paperback.engine.game import Game
from paperback.engine.play import advance, refused
from paperback.engine.rejection import Rejection
from paperback.engine.steps import Shop
from paperback.lexicon import load
from paperback.modes.registry import MODES, rules_for
from paperback.testing import Table, scenario
from paperback.testing.combinations import combinations, settings_for
from paperback.testing.secrets import exchanged, hidden, permutation

DECK = "R T S L N ? ? ? ? ?"


def shopping(cents: int, **more: object) -> Table:
    table: Table = scenario(f"A/{cents - 1} S/1", draw=DECK, **more)  # type: ignore[arg-type]  # whatever a scenario takes
    table.spell("AS")
    return table


def advised(table: Table) -> tuple[PurchaseAdvice, ...]:
    return purchases(table.game.rules, table.state, 0)


def test_what_the_plan_would_buy_is_advised_with_its_numbers() -> None:
    table = shopping(10)
    window = Window(table.game.rules, table.state, 0)
    planned = basket(window, window.offers(window.money), window.money)
    found = advised(table)
    assert [one.card for one in found] == [one.offer[1] for one in planned]
    assert sum(one.price for one in found) <= window.money
    for one, weighed in zip(found, planned, strict=True):
        card = window.library.card(one.key)
        assert weighed.worth >= LITTLE
        brings = [reason for reason in one.reasons if reason.code == "brings"]
        assert brings == ([Reason("brings", {"cents": weighed.cents, "n": times(window, weighed)})] if weighed.money > 0 else [])
        assert [reason.params["fame"] for reason in one.reasons if reason.code == "fame"] == ([card.fame] if card.fame else [])
        assert one.reasons


def test_a_card_that_is_hardly_better_than_none_is_not_praised_with_its_numbers() -> None:
    praised = set()
    for table in [shopping(cents, won=won, fame={0: 0, 1: 2}, turn=24) for cents in (2, 3, 4, 10) for won in range(4)]:
        window = Window(table.game.rules, table.state, 0)
        worths = {one.offer[1]: one.worth for one in weigh(window, window.offers(window.money))}
        for one in advised(table):
            codes = [reason.code for reason in one.reasons]
            if not {"wins", "last"} & set(codes):
                little = worths[one.card] < LITTLE
                assert ("little" in codes) is little
                assert not (little and "brings" in codes)
                praised.add(not little)
    assert praised == {True, False}


def test_a_letter_is_used_more_often_early_than_late() -> None:
    def used(won: int, left: int) -> int:
        table = shopping(10, won=won, fame={0: left, 1: left})
        window = Window(table.game.rules, table.state, 0)
        return times(window, next(one for one in weigh(window, window.offers(10)) if not one.fame))

    assert used(0, 4) > used(6, 0) >= 1


def test_a_card_comes_as_often_as_the_deck_is_gone_through() -> None:
    table = shopping(10)
    window = Window(table.game.rules, table.state, 0)
    (weighed,) = weigh(window, window.offers(10)[:1])
    assert window.deck_size == 12
    assert [times(window, weighed._replace(turns=turns)) for turns in (1, 2, 5, 9, 13)] == [1, 1, 1, 2, 3]


def test_3_1_what_must_not_end_the_game_leaves_its_money_to_other_cards() -> None:
    table = shopping(10, fame={0: 1, 1: 0}, owned={1: "fame-17 fame-11"}, turn=24)
    window = Window(table.game.rules, table.state, 0)
    closing = buying.ending(window, window.offers(10))
    assert len(closing) == 1
    assert closing[0] in [one.offer for one in basket(window, window.offers(10), 10)]
    found = advised(table)
    assert closing[0][1] not in [one.card for one in found]
    assert [one.card for one in found] == [
        one.offer[1] for one in basket(window, buying.sensible(window, window.offers(10), 10).offers, 10)
    ]
    assert sum(one.price for one in found) > 10 - closing[0][2]


def test_of_a_fame_pile_the_card_on_sale_is_advised_once() -> None:
    table = shopping(44, won=6, turn=24)
    window = Window(table.game.rules, table.state, 0)
    twice = [one.offer[1] for one in basket(window, window.offers(window.money), window.money)]
    assert len(twice) > len(set(twice))
    assert [one.card for one in advised(table)] == list(dict.fromkeys(twice))


def test_without_money_nothing_is_advised() -> None:
    table = scenario("A S", draw=DECK)
    table.passes()
    assert advised(table) == ()


def test_a_purchase_that_ends_the_game_and_wins_it_is_advised_alone_and_says_so() -> None:
    table = shopping(12, fame={0: 1, 1: 0})
    (only,) = advised(table)
    assert [reason.code for reason in only.reasons] == ["wins", "fame"]
    assert table.do(Buy(only.card))
    assert not table.state.market.fame[0]


def test_3_1_where_the_round_is_played_to_its_end_only_its_last_seat_is_told_that_it_wins() -> None:
    def told(turn: int) -> list[str]:
        table = shopping(12, fame={0: 1, 1: 0}, finish_round=True, turn=turn)
        (only,) = advised(table)
        table.do(Buy(only.card))
        table.do(Done())
        assert (table.state.outcome is None) is (only.reasons[0].code == "leads")
        return [reason.code for reason in only.reasons]

    assert told(24) == ["leads", "fame"]
    assert told(25) == ["wins", "fame"]


@pytest.mark.parametrize("wilds", range(5))
@pytest.mark.parametrize("cents", [6, 8, 11])
def test_3_2_in_the_last_turn_the_fame_that_is_promised_comes(cents: int, wilds: int) -> None:
    """A card of which five give a point is promised none for each of five."""
    table = scenario(f"A/{cents - 1} S", draw=" ".join(["R T S L N unlock-g-6-fame-per-5-cards", *["?"] * wilds]), fame={0: 0, 1: 0})
    table.spell("AS")
    before, found = table.fame[0], advised(table)
    promised = sum(int(reason.params["fame"]) for one in found for reason in one.reasons if reason.code in {"fame", "about"})
    assert {reason.code for one in found for reason in one.reasons} <= {"last", "fame"}
    for one in found:
        table.do(Buy(one.card))
    assert table.fame[0] - before == promised


def test_3_2_what_abilities_may_give_is_told_beside_what_is_printed() -> None:
    table = scenario("A/16 S", draw=f"{DECK} {' '.join(['unlock-g-6-fame-per-5-cards'] * 5)}", turn=24)
    table.spell("AS")
    novel = next(one for one in advised(table) if one.key.startswith("fame-17"))
    assert [(reason.code, reason.params["fame"]) for reason in novel.reasons[-2:]] == [("fame", 15), ("about", 1)]


def test_an_ending_that_loses_is_not_advised() -> None:
    table = shopping(12, fame={0: 1, 1: 0}, owned={1: "common-i common-e common-a"})
    fame = [one for one in advised(table) if one.price == 5 and any(reason.code == "fame" for reason in one.reasons)]
    assert fame == []


@cache
def spellers() -> Spellers:
    return Spellers(load("en-common"))


@pytest.mark.parametrize("mode", MODES)
def test_14_3_no_purchase_advised_depends_on_what_a_seat_may_not_see_and_all_can_be_bought(mode: str) -> None:
    every = max((one for one in combinations() if one.mode == mode), key=lambda one: len(one.modules))
    chance = random.Random(mode)
    game = Game(rules_for(settings_for(every, "purchases"), load("en-common")), mode)
    game.start()
    asked = bought = 0
    while (waiting := game.waiting()) and len(game.entries) < 150:
        seat = chance.choice(waiting)
        window = Window(game.rules, game.state, seat)
        command = make("greedy", spellers(), "0").choose(window)
        if isinstance(window.question, Shop):
            found = purchases(game.rules, game.state, seat)
            other = exchanged(game.state, permutation(hidden(game.rules, game.state, seat), chance))
            assert purchases(game.rules, other, seat) == found
            asked += 1
            table = game.state.copy()
            for one in found:
                assert refused(game.rules, table, seat, Buy(one.card), game.chance) is None
                advance(game.rules, table, seat, Buy(one.card), game.chance)
            if isinstance(command, Buy) and found:
                command = Buy(found[0].card)
                bought += 1
        assert not isinstance(game.do(seat, command), Rejection)
    assert asked > 5
    assert bought


def test_3_2_fame_that_abilities_will_give_is_told_as_a_guess() -> None:
    table = shopping(6, offer={0: "unlock-g-6-fame-per-5-cards"}, turn=24, won=3, discard=" ".join([DECK] * 2))
    (only,) = advised(table)
    window = Window(table.game.rules, table.state, 0)
    (weighed,) = [one for one in weigh(window, window.offers(6)) if one.offer[1] == only.card]
    assert [reason.code for reason in only.reasons][-1] == "about"
    assert only.reasons[-1] == Reason("about", {"fame": round(weighed.fame / 10)})
