"""A solo game laid out by hand: places go by short names (`n`, `se`, `centre`), enemy cards and actions by their keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from paperback.engine.commands import Answer, Buy
from paperback.engine.steps import ChooseCards, Question
from paperback.modes.board.state import BOARD, BoardState
from paperback.modes.spy_novel.commands import HeroAction
from paperback.modes.spy_novel.ground import NOVEL
from paperback.modes.spy_novel.state import SPY, SpyState
from paperback.modes.typos.state import TYPOS, TypoState
from paperback.testing import Table, scenario

PLACES = {space.id.removeprefix("spy-"): number for number, space in enumerate(NOVEL.spaces)}
NAMES = {number: name for name, number in PLACES.items()}


class Spying:
    """The table, the board and the spies."""

    def __init__(self, table: Table) -> None:
        """Any solo game."""
        self.table = table

    @property
    def board(self) -> BoardState:
        return BOARD.of(self.table.state)

    @property
    def spy(self) -> SpyState:
        return SPY.of(self.table.state)

    @property
    def typos(self) -> TypoState:
        return TYPOS.of(self.table.state)

    @property
    def hero(self) -> str:
        return NAMES[self.spy.hero]

    @property
    def enemy(self) -> str:
        return NAMES[self.spy.enemy]

    @property
    def cubes(self) -> dict[str, int]:
        """Cubes by place, where there are any."""
        return {NAMES[place]: number for place, number in enumerate(self.board.counters) if number}

    @property
    def over(self) -> str:
        """Why the game is over; empty while it goes on."""
        outcome = self.table.state.outcome
        return outcome.reason if outcome else ""

    @property
    def question(self) -> Question | None:
        return self.table.question

    @property
    def asked(self) -> tuple[str, list[str]]:
        """What a choice is for, and the places to choose from."""
        question = self.question
        assert isinstance(question, ChooseCards)
        return question.effect, sorted(NAMES[self.board.place(card)] for card in question.options)

    def card(self, place: str) -> int:
        return self.board.lying[PLACES[place]]

    def act(self, action: str) -> None:
        self.table.do(HeroAction(action))

    def choose(self, *places: str) -> None:
        self.table.do(Answer(tuple(self.card(place) for place in places)))

    def buy(self, place: str) -> None:
        self.table.do(Buy(self.card(place)))

    def cannot_buy(self, place: str) -> str:
        return self.table.refusal(Buy(self.card(place)))

    def end(self) -> None:
        """End buying: the enemy acts, and the next turn begins."""
        self.table.done()


def spying(
    hand: str = "",
    *,
    money: int | None = None,
    card: str = "dead-drop",
    row: int = 0,
    hero: str = "s",
    enemy: str = "n",
    gone: str = "",
    cubes: Mapping[str, int] | None = None,
    upgraded: Sequence[str] = (),
    squares: int = 0,
    **settings: Any,
) -> Spying:
    """A turn of which the enemy card is drawn; with money, the word is laid and the shop is open."""
    table = scenario(hand or f"C/{money or 0} A/0 T/0 ? ?", mode="spy_novel", seats=1, **settings)
    game = Spying(table)
    for place in gone.split():
        lying = game.card(place)
        game.board.take(lying, 0)
        table.state.trash.append(lying)
    spy = game.spy
    spy.hero, spy.enemy, spy.upgraded, spy.squares = PLACES[hero], PLACES[enemy], list(upgraded), squares
    spy.drawn, spy.row = f"enemy-{card}", row
    if spy.drawn in spy.deck:
        spy.deck.remove(spy.drawn)
    for place, number in (cubes or {}).items():
        game.board.counters[PLACES[place]] = number
    if money is not None:
        table.spell("CAT")
        table.decline()
    return game
