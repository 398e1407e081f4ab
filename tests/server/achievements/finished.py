"""A game played to its end by wanderers, as the store would keep it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from paperback.engine.game import Game
from paperback.engine.rules import Rules
from paperback.engine.settings import preset
from paperback.modes.registry import rules_for
from paperback.notation.agreement import Agreement, agree
from paperback.notation.log import Logged, logged
from paperback.storage.store import Store, StoredGame, Summary, TableSeat
from paperback.testing.lexicons import EVERY_WORD
from paperback.testing.wanderer import wander

OVER = Summary(round=9, waiting=(), computer=False, finished=True)
RUNNING = Summary(round=1, waiting=(0,), computer=False, finished=False)


@dataclass(frozen=True)
class Finished:
    """The game, what was agreed, and who sat where."""

    agreement: Agreement
    rules: Rules
    seats: tuple[TableSeat, ...]
    owners: dict[int, str]
    lines: tuple[Logged, ...]
    game: Game

    @property
    def entries(self) -> list[Any]:
        """The record."""
        return [line.entry for line in self.lines]

    @property
    def stored(self) -> StoredGame:
        """As the store has it."""
        return StoredGame(
            id="game",
            created=datetime(2026, 11, 30, tzinfo=UTC),
            agreement=self.agreement,
            seats=self.seats,
            seed="finished",
            owners=self.owners,
            summary=OVER,
        )

    async def keep(self, store: Store, upto: int | None = None) -> str:
        """Keep it in a store, or its first entries: its id."""
        lines = self.lines[:upto]
        game = await store.create(self.agreement, self.seats, "finished", self.owners, lines[0], RUNNING)
        for line in lines[1:]:
            await store.append(game, line, OVER if line is self.lines[-1] else RUNNING)
        return game


def a_finished_game(
    kinds: tuple[Literal["human", "ai"], ...] = ("human", "human"),
    owners: dict[int, str] | None = None,
    seed: str = "finished",
    **settings: Any,
) -> Finished:
    """A short game; without `owners`, the seats belong to browsers "ann" and "ben" in turn."""
    agreement = agree(preset("classic", **{"seats": len(kinds), "fame_piles": "short", **settings}), "en-common")
    rules = rules_for(agreement.settings, EVERY_WORD)
    game = Game(rules, seed)
    game.start()
    wander(game, seed, eager=True, take_back=0.1)
    assert game.state.outcome is not None
    seats = tuple(TableSeat(kind=kind, name=f"Seat {n}") for n, kind in enumerate(kinds))
    belongs = {n: ("ann", "ben")[n % 2] for n in range(len(kinds))} if owners is None else owners
    return Finished(agreement, rules, seats, belongs, tuple(logged(rules, game.entries)), game)
