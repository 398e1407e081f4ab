"""Checking a record: its entries lead to the states that it names, and deciding again leads to the same entries."""

from __future__ import annotations

from dataclasses import dataclass

from paperback.engine.game import Entry, Game
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Rules
from paperback.lexicon import UnknownLexiconError

from .agreement import changed, rules_of
from .codec import digest, encode
from .log import Logged, Record


@dataclass(frozen=True, slots=True)
class Difference:
    """The first entry of a record that is not as it should be."""

    n: int
    why: str


def verify(record: Record) -> Difference | None:
    """The first difference, or None.

    Every entry is folded and its state compared. While the seed is secret that is all; with the seed every command is decided again and
    its events compared, which needs the lexicon and the catalogue that the game was played with.
    """
    try:
        rules = rules_of(record.header.agreement)
    except UnknownLexiconError as error:
        return Difference(0, str(error))
    again = None if record.header.seed is None else Game(rules, record.header.seed)
    if again and (what := changed(record.header.agreement)):
        return Difference(0, f"the game was played with another {what} than this program has, so nothing can be decided again")
    return _compare(rules, again, record.lines)


def _compare(rules: Rules, again: Game | None, lines: tuple[Logged, ...]) -> Difference | None:
    folded = Game(rules, "")
    for line in lines:
        entry = line.entry
        try:
            folded.resume([entry])
        except (LookupError, ValueError, TypeError, StopIteration) as error:
            return Difference(entry.n, f"its events do not fit the state before it ({type(error).__name__})")
        if digest(folded.state) != line.state:
            return Difference(entry.n, f"its events lead to state {digest(folded.state)}, the record says {line.state}")
        if again and (why := _decided(again, entry)):
            return Difference(entry.n, why)
    return None


def _decided(again: Game, entry: Entry) -> str | None:
    """Why deciding the entry's command again gives something else."""
    if entry.by is None or entry.did is None:
        decided: Entry | Rejection = again.start()
    elif entry.by >= len(again.state.seats):
        return f"there is no seat {entry.by}"
    else:
        decided = again.do(entry.by, entry.did)
    if isinstance(decided, Rejection):
        return f"the command is refused: {decided.code}"
    if decided != entry:
        pairs = zip(decided.events, entry.events, strict=False)
        first = next((f": {encode(a)} where the record has {encode(b)}" for a, b in pairs if a != b), ": other events")
        return f"deciding it again differs{first}"
    return None
