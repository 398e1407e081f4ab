from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from paperback.engine.commands import Answer, Buy
from paperback.engine.events import GameEnded
from paperback.engine.state import NOBODY
from paperback.engine.steps import ChooseCards
from paperback.engine.view import view
from paperback.modes.board.state import BOARD, BoardState
from paperback.modes.cooperative.seen import CooperativeSeen
from paperback.testing import Table, scenario


def coop(hand: str = "C A T ? ?", **settings: Any) -> Table:
    return scenario(hand, mode="cooperative", **settings)


def board(table: Table) -> BoardState:
    return BOARD.of(table.state)


def shopping(money: int = 0, **settings: Any) -> Table:
    table = coop(f"C/{money} A/0 T/0 ? ?", **settings)
    table.spell("CAT")
    table.decline()
    return table


def clear(table: Table, *, but: int = 0) -> None:
    """Put all but so many of the deepest Fame cards into the trash."""
    for card in sorted(board(table).cards(), key=board(table).place, reverse=True)[: len(board(table).cards()) - but]:
        board(table).take(card, 0)
        table.state.trash.append(card)


def token(table: Table, place: int = -1) -> int:
    """Put the token on this open place, the first one when absent; say where it lies."""
    card = board(table).lying[place] if place >= 0 else board(table).open_cards()[0]
    table.do(Answer((card,)))
    return board(table).place(card)


def test_11_1_only_open_cards_can_be_bought() -> None:
    table = shopping(30)
    covered = next(card for place, card in enumerate(board(table).lying) if not board(table).open(place))
    assert table.refusal(Buy(covered)) == "not_on_sale"
    table.buy("fame-5")
    assert table.purse == 25


def test_11_4_a_card_laid_bare_can_be_bought_in_the_same_turn() -> None:
    table = shopping(30)
    place = next(place for place, under in enumerate(board(table).covered_by) if len(under) == 1)
    under, above = board(table).lying[place], board(table).lying[board(table).covered_by[place][0]]
    table.do(Buy(above))
    table.do(Buy(under))
    assert {under, above} <= set(table.me.discard)


def test_11_2_a_seat_without_a_purchase_puts_a_token_on_an_open_card_of_its_choice() -> None:
    table = shopping()
    table.done()
    question = table.question
    assert isinstance(question, ChooseCards)
    assert (question.effect, set(question.options)) == ("token", set(board(table).open_cards()))
    place = token(table)
    assert board(table).counters[place] == 1
    assert table.state.active == 1


def test_11_2_a_letter_card_spares_no_token_but_a_fame_card_does() -> None:
    table = shopping(10)
    table.buy("vowel-a-2")
    table.done()
    assert isinstance(table.question, ChooseCards)
    table = shopping(10)
    table.buy("fame-5")
    table.done()
    assert table.state.active == 1
    assert not any(board(table).counters)


def test_2_17_a_fame_card_gained_spares_the_token_too() -> None:
    table = coop("letter-d-7-gain-6 O G ? ?")
    table.spell("DOG")
    table.decline()
    table.use("letter-d-7-gain-6")
    table.answer("fame-5")
    table.done()
    assert table.state.active == 1
    assert not any(board(table).counters)


def test_11_4_a_token_is_due_after_a_pass_too_before_the_hand_is_discarded() -> None:
    table = coop()
    table.passes()
    table.done()
    assert isinstance(table.question, ChooseCards)
    assert len(table.me.hand) == 5
    token(table)
    assert sum(board(table).counters) == 1


def test_11_2_the_only_open_card_takes_the_token_without_a_question() -> None:
    table = coop()
    clear(table, but=1)
    table.passes()
    table.done()
    assert sum(board(table).counters) == 1
    assert table.state.active == 1


@pytest.mark.parametrize("limit", [4, 3])
def test_11_2_four_tokens_lose_for_all_at_once_and_three_in_the_hard_game(limit: int) -> None:
    table = coop(options={"token_limit": limit})
    place = board(table).place(board(table).open_cards()[0])
    board(table).counters[place] = limit - 2
    table.passes()
    table.done()
    token(table, place)
    other = table.at(1)
    assert other.accepts()
    other.passes()
    other.done()
    token(other, place)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("token_limit", ())
    assert table.state.active == 1


def test_11_2_and_catalogue_20_tokens_leave_the_table_with_their_card() -> None:
    table = shopping(5)
    place = next(place for place, card in enumerate(board(table).lying) if card == board(table).open_cards()[0])
    board(table).counters[place] = 3
    table.do(Buy(board(table).lying[place]))
    assert (board(table).lying[place], board(table).counters[place]) == (NOBODY, 0)


def test_catalogue_20_tokens_leave_with_a_card_that_is_gained() -> None:
    table = coop("letter-d-7-gain-6 O G ? ?")
    place = next(place for place, card in enumerate(board(table).lying) if table.keys([card])[0].startswith("fame-5"))
    board(table).counters[place] = 2
    table.spell("DOG")
    table.decline()
    table.use("letter-d-7-gain-6")
    table.do(Answer((board(table).lying[place],)))
    assert (board(table).lying[place], board(table).counters[place]) == (NOBODY, 0)


def test_11_3_the_last_fame_card_wins_for_all_in_the_middle_of_the_turn() -> None:
    table = shopping(20)
    clear(table, but=1)
    table.buy("fame-17")
    outcome = table.state.outcome
    assert isinstance(table.events[-2], GameEnded)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.places) == ("last_fame_card", (0, 1), (1, 1))
    assert table.me.turns == 0
    assert table.accepts() == frozenset()


def test_2_17_a_last_fame_card_gained_wins_too() -> None:
    table = coop("letter-d-7-gain-6 O G ? ?")
    last = next(card for card in board(table).open_cards() if table.game.rules.faces[table.state.faces[card]].cost == 5)
    for card in board(table).cards():
        if card != last:
            board(table).take(card, 0)
            table.state.trash.append(card)
    table.spell("DOG")
    table.decline()
    table.use("letter-d-7-gain-6")
    table.do(Answer((last,)))
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("last_fame_card", (0, 1))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("fame_layout", ["pyramid", "tower", "diamond", "twin_peaks"])
def test_11_1_all_fame_cards_of_so_many_seats_lie_there_one_seat_plays_with_those_for_two(seats: int, fame_layout: str) -> None:
    table = coop(seats=seats, options={"fame_layout": fame_layout})
    library = table.game.rules.library
    costs = Counter(table.game.rules.faces[table.state.faces[card]].cost for card in board(table).cards())
    assert [costs[cost] for cost in (5, 8, 11, 17)] == list(library.fame_sizes[max(2, seats)])


def test_11_2_and_catalogue_20_a_covered_card_takes_no_token() -> None:
    table = shopping()
    table.done()
    assert table.refusal(Answer(())) == "choice_count"
    covered = next(card for card in board(table).cards() if card not in board(table).open_cards())
    assert table.refusal(Answer((covered,))) == "choice_not_offered"


def test_11_3_running_out_of_common_cards_does_not_end_the_game() -> None:
    table = coop("C A T S U P ? ? ? ?", won=3)
    table.spell("CATSUPABCD")
    table.decline()
    assert not table.state.market.commons
    table.done()
    token(table)
    assert table.state.outcome is None


def test_11_4_fame_ranks_nobody() -> None:
    table = shopping(20, owned={1: "fame-11 fame-8"})
    clear(table, but=1)
    table.buy("fame-17")
    outcome = table.state.outcome
    assert outcome is not None
    assert len(set(outcome.fame)) == 2
    assert outcome.places == (1, 1)


def test_11_1_everybody_sees_places_tokens_what_is_open_and_who_owes_a_token() -> None:
    table = shopping(5, options={"fame_layout": "tower", "token_limit": 3})
    place = board(table).place(board(table).open_cards()[0])
    board(table).counters[place] = 2

    def seen(viewer: int | None) -> CooperativeSeen:
        shown: CooperativeSeen = view(table.game.rules, table.state, viewer).parts["cooperative"]
        return shown

    assert (seen(0).layout, seen(0).limit, seen(0).token_due) == ("tower", 3, True)
    shown = seen(0).places[place]
    assert shown.card is not None
    assert (shown.counters, shown.open, shown.on_sale, shown.card.affordable) == (2, True, True, True)
    covered = next(one for one in seen(0).places if not one.open)
    assert covered.card is not None
    assert (covered.on_sale, covered.card.affordable) == (False, False)
    assert [one.counters for one in seen(None).places] == [one.counters for one in seen(1).places] == board(table).counters
    table.do(Buy(shown.card.id))
    assert (seen(0).places[place].card, seen(0).token_due) == (None, False)
