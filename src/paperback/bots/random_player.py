"""A player that does anything legal: for tests, and to be beaten."""

from __future__ import annotations

import random

from paperback.engine.commands import Answer, Buy, Command, Done, Pass, Pick, PlayWord, UseAbility
from paperback.engine.steps import Arrange, ChooseAbility, ChooseCards, ChooseOption, Shop, SpellWord
from paperback.search import Value

from .speller import Speller
from .window import Window

FEW = 12
"""Words to choose from."""
PASS, DONE, MORE = 0.03, 0.2, 0.3
"""How often it passes, stops buying, or does what a module adds."""


class RandomPlayer:
    """Plays one seat, without memory: its chance is its own seed's and the moment's, so a game with it can be played again."""

    __slots__ = ("_seed", "_speller")

    def __init__(self, speller: Speller, seed: str) -> None:
        """A player with these words and this seed."""
        self._speller = speller
        self._seed = seed

    def choose(self, window: Window) -> Command:
        """Any command that is legal now."""
        question, more = window.question, window.tries()
        chance = self._chance(window, more)
        if more and chance.random() < MORE:
            return chance.choice(more)
        if isinstance(question, SpellWord):
            return self._word(window, chance)
        if isinstance(question, ChooseCards):
            count = chance.randint(question.at_least, question.at_most)
            return Answer(tuple(chance.sample(question.options, count)))
        if isinstance(question, Arrange):
            return Answer(tuple(chance.sample(question.cards, len(question.cards))))
        if isinstance(question, ChooseAbility):
            return Pick(chance.randrange(len(question.abilities)))
        if isinstance(question, ChooseOption):
            return Pick(chance.randrange(len(question.options)))
        if isinstance(question, Shop):
            return self._shopping(window, chance)
        return window.least()

    def _chance(self, window: Window, more: list[Command]) -> random.Random:
        """What is left to chance at this moment: another moment, another chance."""
        hand = sorted(card.key for _, card in window.rack().hand)
        moment = (window.turn, window.question, hand, window.money, window.deck_size, window.tickets, window.tops, more)
        return random.Random(f"{self._seed}/{moment}")  # noqa: S311 - a game, not a secret

    def _word(self, window: Window, chance: random.Random) -> Command:
        value = Value(chance.randint(0, 3), chance.randint(0, 3), chance.randint(-1, 1))
        words = [
            spelled.words for spelled in self._speller.best_few(window.rack(), value, window.settings.minimum_word, FEW, window.accept())
        ]
        legal = [command for command in map(PlayWord, words) if window.allows(command)]
        return chance.choice(legal) if legal and chance.random() >= PASS else Pass()

    def _shopping(self, window: Window, chance: random.Random) -> Command:
        ways: list[Command] = [UseAbility(n) for n in range(len(window.tickets))]
        ways += [Buy(card, on_top=chance.random() < window.tops) for _, card, _ in window.offers(window.money)]
        ways = [way for way in ways if window.allows(way)] or window.tries()
        if (not ways or chance.random() < DONE) and window.allows(Done()):
            return Done()
        return chance.choice(ways)
