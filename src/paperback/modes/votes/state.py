"""Votes that are open."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from paperback.engine.state import Keeping, Slot


@dataclass(slots=True)
class OpenVote:
    """One question to the people at the table."""

    what: str
    """Whose vote it is: the name of a part."""
    word: str
    claimant: int
    yes: list[int]
    """Seats that agree, the claimant first."""
    waiting: list[int]
    """Seats that have not answered."""


@dataclass(slots=True)
class VotesState(Keeping):
    """All open votes by their number."""

    called: int = 0
    """Votes called so far: numbers them."""
    open: dict[str, OpenVote] = field(default_factory=dict)

    def copy(self) -> VotesState:
        """An independent copy."""
        votes = {number: replace(vote, yes=vote.yes[:], waiting=vote.waiting[:]) for number, vote in self.open.items()}
        return VotesState(self.called, votes)


VOTES: Slot[VotesState] = Slot("votes")
