from __future__ import annotations

from collections.abc import Callable

from paperback.engine.commands import Command
from paperback.engine.seen import CardSeen, SeatView
from paperback.engine.view import view
from paperback.modes.bounty import advice
from paperback.modes.bounty.commands import CashTokens, SuggestNothing, SuggestWord, WantWord
from paperback.modes.bounty.state import BOUNTY
from paperback.testing import Table
from paperback.testing.scenario import scenario


class Mind:
    """A computer player's mind that finds this word and likes dear cards."""

    def __init__(self, word: str = "", worth: Callable[[str], int] = len) -> None:
        self.word = word
        self.liked = worth

    def worth(self, card: str, view: SeatView) -> int:  # noqa: ARG002 - as minds have it
        return self.liked(card)

    def best_word(self, hand: tuple[CardSeen, ...], common: CardSeen | None, view: SeatView) -> tuple[str, int] | None:  # noqa: ARG002 - as minds have it
        return (self.word, 3) if self.word else None


def asked(*suggested: str) -> Table:
    table = scenario("C A T D O G", seats=3, modules=("bounty",))
    table.do(WantWord())
    for word in suggested:
        table.at(2).do(SuggestWord(word))
    return table.at(1)


def told(table: Table, mind: Mind, advise: Callable[[SeatView, Mind], Command | None] = advice.suggest) -> Command | None:
    return advise(view(table.game.rules, table.state, table.seat), mind)


def test_4_1_a_computer_player_suggests_the_best_word_that_it_finds() -> None:
    assert told(asked(), Mind("CAT")) == SuggestWord("CAT")
    assert told(asked(), Mind("CAT DOG")) == SuggestWord("CAT")


def test_4_1_a_computer_player_that_finds_nothing_new_suggests_nothing() -> None:
    assert told(asked(), Mind()) == SuggestNothing()
    assert told(asked("CAT"), Mind("CAT")) == SuggestNothing()
    table = asked()
    table.do(SuggestWord("CAT"))
    assert told(table, Mind("CAT")) == SuggestNothing()


def shopping(tokens: int) -> Table:
    table = scenario("C/4 A", modules=("bounty",), offer={1: "A@3 B@3 C@4", 2: "H@6 I@7 J@8"})
    BOUNTY.of(table.state).tokens[0] = tokens
    table.spell("CA")
    return table


def cost(card: str) -> int:
    return int(card.rpartition("@")[2]) if "@" in card else 0


def test_4_4_a_computer_player_cashes_what_a_better_card_takes_and_no_more() -> None:
    assert told(shopping(0), Mind(worth=cost), advice.cash) is None
    assert told(shopping(1), Mind(worth=cost), advice.cash) == CashTokens(1)
    assert told(shopping(2), Mind(worth=cost), advice.cash) == CashTokens(2)
    assert told(shopping(9), Mind(worth=cost), advice.cash) == CashTokens(3)


def test_4_4_it_keeps_its_tokens_where_they_buy_nothing_better() -> None:
    assert told(shopping(9), Mind(worth=lambda card: 9 - cost(card)), advice.cash) is None
    assert told(shopping(9), Mind(worth=lambda card: -cost(card)), advice.cash) is None
