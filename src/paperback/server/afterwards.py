"""What each seat laid in the turn that it ended last, kept for those who want to know what they could have laid."""

from __future__ import annotations

from typing import NamedTuple

from paperback.engine.commands import Pass, PlayWord
from paperback.engine.events import TurnEnded
from paperback.engine.game import Entry
from paperback.engine.spelling import Word
from paperback.engine.state import GameState


class Laid(NamedTuple):
    """What a seat laid, and the state in which it was asked for a word."""

    state: GameState
    words: tuple[Word, ...]
    """Empty for none."""


class Afterwards:
    """Follows a game; of what was taken back and laid anew the last counts."""

    def __init__(self) -> None:
        """Nothing is laid yet."""
        self._open: dict[int, Laid] = {}
        self._ended: dict[int, Laid] = {}

    def hear(self, entry: Entry, before: GameState) -> None:
        """One more entry, and the state before it."""
        if entry.by is not None and isinstance(entry.did, PlayWord | Pass):
            self._open[entry.by] = Laid(before, entry.did.words if isinstance(entry.did, PlayWord) else ())
        for event in entry.events:
            if isinstance(event, TurnEnded):
                self._ended.pop(event.seat, None)
                if event.seat in self._open:
                    self._ended[event.seat] = self._open.pop(event.seat)

    def laid(self, seat: int) -> Laid | None:
        """Of the turn that the seat ended last; None when it was not asked for a word in it."""
        return self._ended.get(seat)
