"""The coach at a table: counted hints for the seat's own question, and what a finished turn could have been (docs/coach.md)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeVar

from paperback import lexicon
from paperback.bots.speller import Spellers
from paperback.coach.advice import Compared, WordAdvice, compare, word
from paperback.coach.purchases import PurchaseAdvice, purchases
from paperback.engine.rejection import Code
from paperback.engine.spelling import text
from paperback.engine.steps import Question, Shop, SpellWord
from paperback.storage.hints import Given

from .host import Host
from .refusals import RefusedError, ServerCode
from .table import Table
from .wire import Body, Number

Kind = Literal["nudge", "word", "purchase"]
Answer = WordAdvice | tuple[PurchaseAdvice, ...] | None
WORDS: Final = frozenset({"nudge", "word"})
PURCHASE: Final = "purchase"
NOTHING: Final = Given(0, frozenset())
T = TypeVar("T")


class HintBody(Body):
    """What a person asks the coach: a nudge towards a word, the word, or what to buy."""

    seat: Number
    kind: Kind


@dataclass(frozen=True, slots=True)
class Nudge:
    """Something about a good word."""

    lengths: tuple[int, ...]
    """Letters of the word, or of each of two words."""
    letter: str
    """The first one."""


@dataclass(frozen=True, slots=True)
class Coached:
    """What a person has been told in this turn, and how often it can still ask."""

    hints: int
    """Turns of the game in which each person may ask."""
    left: int
    """Other turns in which this one still may."""
    counted: bool
    """Whether this turn is one of them: then asking more costs nothing."""
    nothing: bool
    """Whether what was asked has no answer; that costs nothing."""
    nudge: Nudge | None
    word: WordAdvice | None
    purchases: tuple[PurchaseAdvice, ...]


@dataclass(frozen=True, slots=True)
class Afterthought:
    """What a hand could have been, when its turn is over."""

    turn: int
    """Turns that the seat has ended."""
    word: Compared | None
    """None when nothing could be spelled, or no turn has ended."""


class Coach:
    """What one seat may ask at one moment."""

    def __init__(self, host: Host, table: Table, seat: int) -> None:
        """The coach of a seat, whose owner asks."""
        self._host = host
        self._table = table
        self._seat = seat
        self._hints = table.stored.agreement.hints
        self._state = table.state
        self._turn = table.turns(seat)

    async def told(self) -> Coached:
        """What the seat has been told in this turn."""
        given = await self._host.hints.given(self._table.id, self._seat, self._turn) if self._hints else NOTHING
        return self._coached(given, await self._answer(given.now))

    async def tell(self, kind: Kind) -> Coached:
        """Tell something more, if the seat is asked something that it is about; RefusedError when it may not be told."""
        if not self._hints:
            raise RefusedError(ServerCode.HINTS_OFF)
        if not isinstance(self._question, ASKED[kind]):
            raise RefusedError(Code.NOT_NOW)
        hints, game, seat = self._host.hints, self._table.id, self._seat
        before = await hints.given(game, seat, self._turn)
        if not before.now and before.turns >= self._hints:
            raise RefusedError(ServerCode.HINTS_USED)
        answer = await self._answer(before.now | {kind})
        if not answer:
            # nobody pays for an answer that there is not
            return self._coached(before, answer, nothing=True)
        given = await hints.give(game, seat, self._turn, kind, self._hints)
        if given is None:
            raise RefusedError(ServerCode.HINTS_USED)
        return self._coached(given, answer)

    async def afterwards(self) -> Afterthought:
        """What the turn that the seat ended last could have been; RefusedError where the game is rated."""
        table, seat, spellers = self._table, self._seat, self._spellers
        if table.stored.agreement.rated:
            raise RefusedError(ServerCode.COACH_OFF)
        laid = table.laid(seat)
        if laid is None:
            return Afterthought(self._turn, None)
        found = await self._search(lambda: compare(table.rules, laid.state, seat, table.words, spellers, laid.words))
        return Afterthought(self._turn, found)

    @property
    def _question(self) -> Question | None:
        agenda = self._state.seats[self._seat].agenda
        question = agenda[-1] if agenda else None
        return question if isinstance(question, Question) and self._state.outcome is None else None

    @property
    def _spellers(self) -> Spellers:
        return spellers_of(self._table.words.id, family=self._table.stored.agreement.family)

    async def _answer(self, kinds: frozenset[str]) -> Answer:
        """What these kinds of hint say to the question that the seat is asked; nothing is None or empty."""
        table, spellers = self._table, self._spellers
        if kinds & WORDS and isinstance(self._question, SpellWord):
            return await self._search(lambda: word(table.rules, self._state, self._seat, table.words, spellers))
        if PURCHASE in kinds and isinstance(self._question, Shop):
            return await self._search(lambda: purchases(table.rules, self._state, self._seat))
        return None

    def _coached(self, given: Given, answer: Answer, *, nothing: bool = False) -> Coached:
        said = answer if isinstance(answer, WordAdvice) else None
        return Coached(
            hints=self._hints,
            left=max(0, self._hints - given.turns),
            counted=bool(given.now),
            nothing=nothing,
            nudge=None if said is None else Nudge(tuple(len(text(one)) for one in said.words), said.text[0].upper()),
            word=said if "word" in given.now else None,
            purchases=answer if isinstance(answer, tuple) else (),
        )

    async def _search(self, find: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._host.thread, find)


ASKED: Final[dict[Kind, type[Question]]] = {"nudge": SpellWord, "word": SpellWord, "purchase": Shop}
"""What a seat must be asked for a hint of each kind."""


@cache
def spellers_of(lexicon_id: str, *, family: bool) -> Spellers:
    """The vocabularies of a word list, those that are needed made once."""
    return Spellers(lexicon.load(lexicon_id), family=family)
