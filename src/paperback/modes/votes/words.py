"""The vocabulary of votes: steps, commands, events, and what is seen of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from paperback.engine.commands import Command
from paperback.engine.events import Event
from paperback.engine.steps import Question, Step


@dataclass(frozen=True, slots=True)
class CallVote(Step):
    """Ask the people at the table, the claimant waiting."""

    what: str
    word: str
    step: Literal["call_vote"] = "call_vote"


@dataclass(frozen=True, slots=True)
class Vote(Question):
    """Say yes or no."""

    public: ClassVar[bool] = True
    number: int
    step: Literal["vote"] = "vote"


@dataclass(frozen=True, slots=True)
class CastVote(Command):
    """Yes or no to the vote that is asked for."""

    yes: bool
    do: Literal["cast_vote"] = "cast_vote"


@dataclass(slots=True)
class VotesOpened(Event):
    """There can be votes."""

    event: Literal["votes_opened"] = "votes_opened"


@dataclass(slots=True)
class VoteCalled(Event):
    """A seat wants a word to count."""

    reveals: ClassVar[bool] = True
    number: int
    what: str
    word: str
    claimant: int
    voters: tuple[int, ...]
    event: Literal["vote_called"] = "vote_called"


@dataclass(slots=True)
class VoteCast(Event):
    """A seat has answered."""

    reveals: ClassVar[bool] = True
    number: int
    voter: int
    yes: bool
    event: Literal["vote_cast"] = "vote_cast"


@dataclass(slots=True)
class VoteClosed(Event):
    """More than half of the people agree, or not."""

    reveals: ClassVar[bool] = True
    number: int
    what: str
    word: str
    claimant: int
    accepted: bool
    event: Literal["vote_closed"] = "vote_closed"


@dataclass(frozen=True, slots=True)
class AskVote:
    """Whether a word counts."""

    what: str
    """`house_words`: as a word at all; `themes`: for the theme."""
    word: str
    claimant: int
    seconds: int
    """After so many of them silence is no."""
    ask: Literal["vote"] = "vote"


@dataclass(frozen=True, slots=True)
class OpenVoteSeen:
    """A vote that is open."""

    what: str
    word: str
    claimant: int
    yes: tuple[int, ...]
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VotesSeen:
    """All open votes."""

    open: tuple[OpenVoteSeen, ...]
