"""A player who wins now and then: it does what the parts of the game advise, and lays the best of a few random words."""

from __future__ import annotations

from paperback.engine.card import Kind
from paperback.engine.commands import Buy, Command
from paperback.engine.market import price, visible
from paperback.engine.play import Decision
from paperback.engine.seen import CardSeen, SeatView
from paperback.engine.sheet import money
from paperback.engine.steps import Question, Shop, SpellWord
from paperback.engine.view import view

from .wanderer import Wanderer

WORDS = 6
"""Words that it thinks of."""
COMMON = 3
"""Cents that a common card is worth to it."""
CHEAPEST = 3
"""Cheaper cards it leaves."""


class Sensible(Wanderer):
    """Gives commands that are better than random ones, by rules that change as seldom as those of the game."""

    def command(self, seat: int) -> Command:
        """What is advised; else the best word, the dearest letter, anything."""
        question = self.game.state.seats[seat].agenda[-1]
        return self._advised(seat) or self._better(seat, question) or super().command(seat)

    def worth(self, card: str, view: SeatView) -> int:  # noqa: ARG002 - what advice may ask of any player
        """All cards are alike to it."""
        return 1

    def best_word(self, hand: tuple[CardSeen, ...], common: CardSeen | None, view: SeatView) -> None:
        """It knows none."""

    def _advised(self, seat: int) -> Command | None:
        rules, state = self.game.rules, self.game.state
        question = state.seats[seat].agenda[-1]
        if not isinstance(question, Question):
            return None
        seen = view(rules, state, seat)
        wanted = (advise(seen, self) for advise in rules.advice.get(type(question), ()))
        return next((command for command in wanted if command and self._legal(seat, command)), None)

    def _better(self, seat: int, question: object) -> Command | None:
        rules, state = self.game.rules, self.game.state
        if isinstance(question, SpellWord):
            words = [super(Sensible, self).command(seat) for _ in range(WORDS)]
            return max(words, key=lambda word: self._value(seat, word))
        if isinstance(question, Shop):
            letters = [card for card in visible(state.market) if rules.faces[state.faces[card]].kind is not Kind.FAME]
            costs = [(price(rules, state, seat, card), card) for card in letters]
            left = money(state.seats[seat].turn)
            cost, card = max([one for one in costs if one[0] <= left], default=(0, 0))
            return Buy(card) if cost >= CHEAPEST and self._legal(seat, Buy(card)) else None
        return None

    def _value(self, seat: int, command: Command) -> int:
        decision = self.game.propose(seat, command)
        if not isinstance(decision, Decision):
            return -1
        turn = decision.state.seats[seat].turn
        return money(turn) + turn.extra + COMMON * len(decision.state.market.won)
