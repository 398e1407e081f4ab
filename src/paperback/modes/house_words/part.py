"""Proposing a word before it is laid, and what a vote makes of it (rules 4.3, 4.6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from paperback.engine.commands import Command
from paperback.engine.events import Event
from paperback.engine.part import CommandMeaning, Part
from paperback.engine.rejection import Code, Rejection
from paperback.engine.rules import LETTERS, Moment, Rules
from paperback.engine.shows import nobody
from paperback.engine.state import GameState, Keeping, Slot
from paperback.engine.steps import SpellWord
from paperback.modes.votes.state import VOTES
from paperback.modes.votes.words import CallVote, VoteClosed

from .features import features

NAME = "house_words"
LONGEST = 15


@dataclass(slots=True)
class HouseWordsState(Keeping):
    """What the people have decided."""

    accepted: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def copy(self) -> HouseWordsState:
        """An independent copy."""
        return HouseWordsState(self.accepted[:], self.refused[:])


HOUSE_WORDS: Slot[HouseWordsState] = Slot(NAME)


@dataclass(frozen=True, slots=True)
class ProposeWord(Command):
    """Ask the table to let a word count, in capital letters A to Z."""

    word: str
    do: Literal["propose_word"] = "propose_word"


@dataclass(slots=True)
class HouseOpened(Event):
    """Words can be proposed."""

    event: Literal["house_opened"] = "house_opened"


@dataclass(slots=True)
class HouseDecided(Event):
    """A proposed word counts from now on, or must not be proposed again."""

    word: str
    accepted: bool
    event: Literal["house_decided"] = "house_decided"


@dataclass(frozen=True, slots=True)
class HouseWordsSeen:
    """What the people have decided so far."""

    accepted: tuple[str, ...]
    refused: tuple[str, ...]


def begin(at: Moment) -> None:
    """Nothing is decided yet."""
    at.say(HouseOpened())


def check(at: Moment, command: ProposeWord) -> Rejection | None:
    """Why this word cannot be proposed, or None."""
    word, house = command.word, HOUSE_WORDS.of(at.state)
    if not word or not LETTERS.issuperset(word) or len(word) > LONGEST:
        return Rejection("house_not_letters", {"most": LONGEST})
    least = at.rules.settings.minimum_word
    if len(word) < least:
        return Rejection("house_too_short", {"least": least})
    if word in at.rules.lexicon or word in house.accepted:
        return Rejection("house_known", {"word": word})
    if any((vote.what, vote.word) == (NAME, word) for vote in VOTES.of(at.state).open.values()):
        return Rejection(Code.NOT_NOW)
    return Rejection("house_refused", {"word": word}) if word in house.refused else None


def propose(at: Moment, command: ProposeWord) -> None:
    """Let the people vote; the seat goes on with its hand untouched."""
    at.queue(CallVote(NAME, command.word))


def decided(at: Moment, event: VoteClosed) -> None:
    """What the vote means."""
    if event.what == NAME:
        at.say(HouseDecided(event.word, event.accepted))


def _opened(state: GameState, event: HouseOpened) -> None:
    state.slots[NAME] = HouseWordsState()


def _decided(state: GameState, event: HouseDecided) -> None:
    house = HOUSE_WORDS.of(state)
    (house.accepted if event.accepted else house.refused).append(event.word)


def _knows(state: GameState, word: str) -> bool:
    return word in HOUSE_WORDS.of(state).accepted


def _view(rules: Rules, state: GameState, viewer: int | None) -> HouseWordsSeen:
    house = HOUSE_WORDS.of(state)
    return HouseWordsSeen(tuple(house.accepted), tuple(house.refused))


def _tries(rules: Rules, state: GameState, seat: int) -> Iterable[Command]:
    """A word that surely nobody has, another one every time."""
    house = HOUSE_WORDS.of(state)
    return [ProposeWord("ZQ" + "X" * (1 + len(house.accepted) + len(house.refused)))] if seat in rules.settings.humans else []


PART = Part(
    name=NAME,
    begin=begin,
    commands={ProposeWord: CommandMeaning(check, propose)},
    accepts={SpellWord: frozenset({ProposeWord})},
    after={VoteClosed: decided},
    keeps=HouseWordsState,
    folds={HouseOpened: _opened, HouseDecided: _decided},
    shows={HouseOpened: nobody, HouseDecided: nobody},
    knows=_knows,
    view=_view,
    seen=HouseWordsSeen,
    features=features,
    codes=("house_not_letters", "house_too_short", "house_known", "house_refused"),
    tries={SpellWord: _tries},
)
