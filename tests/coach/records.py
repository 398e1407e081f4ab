"""Ten small games of different modes, editions, modules and lexicons, as records."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from paperback.bots.simulate import Match, play
from paperback.engine.settings import preset
from paperback.modes.registry import complete
from paperback.notation.log import Record, read_record

ENTRIES = 36
"""So many entries of each game; one of them is whole."""


@dataclass(frozen=True)
class Told:
    """A game that players play."""

    name: str
    bots: tuple[str, ...] = ("greedy", "random")
    edition: str = "anniversary"
    lexicon: str = "en-common"
    settings: dict[str, Any] = field(default_factory=dict)
    entries: int = ENTRIES

    def record(self, folder: Path) -> Record:
        """Its record, as read from a file."""
        settings = complete(preset(self.edition, seats=len(self.bots), **self.settings))  # type: ignore[arg-type]  # a word of two
        play(Match(self.bots, settings, self.lexicon, self.name, folder), 0)
        [path] = folder.iterdir()
        whole = read_record(path)
        return Record(whole.header, whole.lines[: self.entries])


GAMES = (
    Told("whole", entries=1000),
    Told("classic", bots=("greedy", "random", "greedy"), edition="classic", lexicon="en"),
    Told("modules", bots=("greedy",) * 3, lexicon="en", settings={"modules": ("attacks", "genres", "typos")}),
    Told("draft", lexicon="en", entries=1000, settings={"mode": "deadline", "modules": ("attacks",)}),
    Told("together", settings={"mode": "cooperative", "modules": ("typos",)}),
    Told("alone", bots=("greedy",), settings={"mode": "spy_novel"}),
    Told("beside", edition="classic", settings={"modules": ("bounty", "discount", "powers", "themes")}),
    Told("two words", settings={"spacebar": True, "dyslexic": True}, entries=14),
    Told("spanish", lexicon="es", entries=14),
    Told("portuguese", lexicon="pt", entries=14),
)
"""Reviews of all of them are checked by the oracle."""
