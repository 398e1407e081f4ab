"""What a seat can do now, as numbers and as commands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from paperback.bots.window import Window
from paperback.engine.commands import Answer, Buy, Command, Done, Pass, Pick, PlayWord, UseAbility
from paperback.engine.state import GameState
from paperback.engine.steps import Arrange, ChooseAbility, ChooseCards, ChooseOption, Shop, SpellWord
from paperback.search import Found

from .errors import MASKED, IllegalActionError, UnencodedError
from .table import Table

Cards: TypeAlias = tuple[int, ...]
Mask: TypeAlias = npt.NDArray[np.int8]


class Menu:
    """Everything that one seat can do at one moment; what takes long is found out when it is asked for, and once."""

    def __init__(self, table: Table, state: GameState, seat: int, chosen: Cards = ()) -> None:
        """The menu of a seat that is asked something; `chosen` are the cards that it has chosen so far for the question."""
        self._table = table
        self._state = table.rules.mode.lens(table.rules, state, seat)
        self.window = Window(table.rules, state, seat)
        self.seat = seat
        self.chosen = chosen
        self.question = self.window.question

    @cached_property
    def words(self) -> list[Found]:
        """The words that can be laid by number, the best first; none when no word is asked for."""
        return self._table.ranked(self.window) if isinstance(self.question, SpellWord) else []

    def wins(self, word: Found) -> bool:
        """Whether this word wins the common card."""
        return word.length >= self._mark

    @cached_property
    def _mark(self) -> int:
        return self.window.mark

    @cached_property
    def legal(self) -> dict[int, Command | Cards]:
        """What each action that is legal now does: a command, or the cards chosen then while choosing goes on."""
        found: dict[int, Command | Cards] = {}
        for action, does in self._all():
            if action is not None:
                found.setdefault(action, does)
        if not found:
            found[self._table.blocks.least.start] = self.window.least()
        return found

    @cached_property
    def mask(self) -> Mask:
        """1 for every action that is legal now, 0 for all others."""
        mask = np.zeros(self._table.blocks.size, np.int8)
        mask[list(self.legal)] = 1
        return mask

    def take(self, action: int) -> Command | Cards:
        """What this action does; IllegalActionError when it is not legal now."""
        try:
            return self.legal[action]
        except KeyError:
            size = self._table.blocks.size
            raise IllegalActionError(MASKED if 0 <= action < size else "no_such_action", {"action": action}) from None

    def encode(self, command: Command) -> tuple[int, ...]:
        """The actions, one after the other, that give this command; UnencodedError when it is not among them."""
        if isinstance(command, Answer):
            return self._encoded_answer(command)
        for action, does in self.legal.items():
            if does == command:
                return (action,)
        msg = f"no action gives {command}"
        raise UnencodedError(msg)

    def _all(self) -> Iterator[tuple[int | None, Command | Cards]]:
        """All actions that are legal, but for the last resort."""
        blocks, question = self._table.blocks, self.question
        if isinstance(question, SpellWord):
            for rank, found in enumerate(self.words):
                yield blocks.word.at(rank), PlayWord(found.words)
            yield blocks.pass_.start, Pass()
        elif isinstance(question, Shop):
            yield from self._shop()
        elif isinstance(question, ChooseCards | Arrange):
            yield from self._cards(question)
        elif isinstance(question, ChooseAbility | ChooseOption):
            count = len(question.abilities if isinstance(question, ChooseAbility) else question.options)
            yield from ((blocks.pick.at(index), Pick(index)) for index in range(count))
        if not self.chosen:
            for number, command in enumerate(self._added()):
                if self.window.allows(command):
                    yield blocks.more.at(number), command

    def _shop(self) -> Iterator[tuple[int | None, Command]]:
        window, blocks = self.window, self._table.blocks
        offers = sorted(window.offers(window.money), key=lambda offer: offer[2])
        for face, card, _ in offers:
            yield blocks.buy.at(face), Buy(card)
            if window.tops:
                yield blocks.buy_on_top.at(face), Buy(card, on_top=True)
        for index, live in enumerate(window.tickets):
            if window.fits(live):
                yield blocks.use.at(index), UseAbility(index)
        if window.allows(Done()):
            yield blocks.done.start, Done()

    def _cards(self, question: ChooseCards | Arrange) -> Iterator[tuple[int | None, Command | Cards]]:
        options, least, most = bounds(question)
        for index, card in enumerate(options):
            if card not in self.chosen and len(self.chosen) < most:
                now = (*self.chosen, card)
                yield self._table.blocks.choose.at(index), Answer(now) if len(now) == most else now
        if least <= len(self.chosen):
            yield self._table.blocks.enough.start, Answer(self.chosen)

    def _added(self) -> Iterator[Command]:
        """What parts add to the question, legal or not, so that each keeps its place."""
        rules = self._table.rules
        for tries in rules.tries.get(type(self.question), ()):
            yield from tries(rules, self._state, self.seat)

    def _encoded_answer(self, command: Answer) -> tuple[int, ...]:
        question, cards = self.question, command.cards
        if isinstance(question, ChooseCards | Arrange) and cards[: len(self.chosen)] == self.chosen and self.window.allows(command):
            options, _, most = bounds(question)
            left = cards[len(self.chosen) :]
            actions = [self._table.blocks.choose.at(options.index(card)) for card in left]
            if len(cards) < most or not left:
                actions.append(self._table.blocks.enough.start)
            within = tuple(action for action in actions if action is not None)
            if len(within) == len(actions):
                return within
        msg = f"no actions give {command}"
        raise UnencodedError(msg)


def bounds(question: ChooseCards | Arrange) -> tuple[Cards, int, int]:
    """What is asked about, and how many of it are an answer."""
    if isinstance(question, Arrange):
        return question.cards, len(question.cards), len(question.cards)
    return question.options, question.at_least, question.at_most
