"""How people vote: yes from more than half of them, the claimant's own included; silence is no (rules 10.3)."""

from __future__ import annotations

from paperback.engine.commands import Command
from paperback.engine.part import CommandMeaning, Mind, Part
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Moment, Rules
from paperback.engine.seen import SeatView
from paperback.engine.settings import Option
from paperback.engine.shows import everybody, nobody
from paperback.engine.state import GameState
from paperback.engine.steps import Wait

from .features import features
from .state import VOTES, OpenVote, VotesState
from .words import (
    AskVote,
    CallVote,
    CastVote,
    OpenVoteSeen,
    Vote,
    VoteCalled,
    VoteCast,
    VoteClosed,
    VotesOpened,
    VotesSeen,
)

SECONDS = Option(name="vote_seconds", values=(15, 30, 60, 120, 300, 3600, 86400), default=60)
"""How long people have to answer (rules 4.3)."""


def begin(at: Moment) -> None:
    """Votes can be called."""
    at.say(VotesOpened())


def call(at: Moment, step: CallVote) -> None:
    """Ask all other people; the claimant waits. Enough of yes may be there at once."""
    voters = tuple(seat for seat in at.rules.settings.humans if seat != at.seat)
    number = VOTES.of(at.state).called
    at.say(VoteCalled(number, step.what, step.word, at.seat, voters))
    at.queue(Wait())
    for seat in voters:
        at.of(seat).queue(Vote(number))
    _count(at, number)


def check(at: Moment, command: CastVote) -> Rejection | None:
    """Who is asked may say either."""


def cast(at: Moment, command: CastVote) -> None:
    """Say yes or no."""
    question = at.me.agenda.pop()
    if isinstance(question, Vote):
        at.say(VoteCast(question.number, at.seat, command.yes))
        _count(at, question.number)


def _count(at: Moment, number: int) -> None:
    """Close the vote as soon as it is decided."""
    vote = VOTES.of(at.state).open[str(number)]
    people = len(at.rules.settings.humans)
    accepted = 2 * len(vote.yes) > people
    if not accepted and 2 * (len(vote.yes) + len(vote.waiting)) > people:
        return
    for seat in vote.waiting:
        at.of(seat).me.agenda.remove(Vote(number))
    at.of(vote.claimant).me.agenda.remove(Wait())
    at.of(vote.claimant).say(VoteClosed(number, vote.what, vote.word, vote.claimant, accepted))


# ---------------------------------------------------------------- folds


def _opened(state: GameState, event: VotesOpened) -> None:
    state.slots[VOTES.name] = VotesState()


def _called(state: GameState, event: VoteCalled) -> None:
    votes = VOTES.of(state)
    votes.called += 1
    votes.open[str(event.number)] = OpenVote(event.what, event.word, event.claimant, [event.claimant], list(event.voters))


def _cast(state: GameState, event: VoteCast) -> None:
    vote = VOTES.of(state).open[str(event.number)]
    vote.waiting.remove(event.voter)
    if event.yes:
        vote.yes.append(event.voter)


def _closed(state: GameState, event: VoteClosed) -> None:
    del VOTES.of(state).open[str(event.number)]


# ---------------------------------------------------------------- seeing and answering


def _asked(rules: Rules, state: GameState, seat: int, question: Vote) -> AskVote:
    vote = VOTES.of(state).open[str(question.number)]
    return AskVote(vote.what, vote.word, vote.claimant, _seconds(rules))


def _seconds(rules: Rules) -> int:
    return int(str(rules.settings.option(SECONDS.name)))


def _view(rules: Rules, state: GameState, viewer: int | None) -> VotesSeen:
    open_votes = VOTES.of(state).open.values()
    return VotesSeen(tuple(OpenVoteSeen(v.what, v.word, v.claimant, tuple(v.yes), tuple(v.waiting)) for v in open_votes))


def _silent(at: Moment) -> Command:
    return CastVote(yes=False)


def _advise(view: SeatView, mind: Mind) -> Command:
    """A computer player that sits for somebody does not decide what people find funny."""
    return CastVote(yes=False)


PART = Part(
    name="votes",
    begin=begin,
    steps={CallVote: call},
    commands={CastVote: CommandMeaning(check, cast)},
    accepts={Vote: frozenset({CastVote})},
    keeps=VotesState,
    folds={VotesOpened: _opened, VoteCalled: _called, VoteCast: _cast, VoteClosed: _closed},
    shows={VotesOpened: nobody, VoteCalled: everybody, VoteCast: everybody, VoteClosed: everybody},
    questions={Vote: _asked},
    asks=(AskVote,),
    view=_view,
    seen=VotesSeen,
    features=features,
    least={Vote: _silent},
    patience={Vote: _seconds},
    advice={Vote: _advise},
    tries={Vote: lambda rules, state, seat: (CastVote(yes=True), CastVote(yes=False))},  # noqa: ARG005 - both are always legal
)
