"""A player who tries everything: rows of letters as words, readings, splits, refusals, second thoughts."""

from __future__ import annotations

import random
from collections.abc import Callable

from paperback.engine.commands import Answer, Buy, Command, Done, Pass, Pick, PlayWord, TakeBack, UseAbility
from paperback.engine.game import Entry, Game
from paperback.engine.least import least
from paperback.engine.market import on_sale
from paperback.engine.play import refused
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Moment, Spelling
from paperback.engine.spelling import Tile
from paperback.engine.state import NOBODY
from paperback.engine.steps import Arrange, ChooseAbility, ChooseCards, ChooseOption, Question, Shop, SpellWord

from .laws import LawBrokenError

LETTERS = "AEIOURSTLN"
PASSES, SPLITS, STOPS, MORE = 0.05, 0.6, 0.3, 0.3


class Wanderer:
    """Gives commands at random, all legal where every row of letters is a word."""

    def __init__(self, game: Game, chance: random.Random, *, eager: bool = False) -> None:
        """A player for every seat of this game; an eager one lays all it can and buys little but dear, so that its games are short."""
        self.game = game
        self.chance = chance
        self.eager = eager

    def command(self, seat: int) -> Command:
        """Any command that the seat may give now."""
        chance = self.chance
        question = self.game.state.seats[seat].agenda[-1]
        more = self._more(seat)
        if more and chance.random() < MORE:
            return chance.choice(more)
        if isinstance(question, ChooseAbility):
            return Pick(chance.randrange(len(question.abilities)))
        if isinstance(question, Arrange):
            return Answer(tuple(chance.sample(question.cards, len(question.cards))))
        if isinstance(question, ChooseCards):
            return Answer(tuple(chance.sample(question.options, chance.randint(question.at_least, question.at_most))))
        if isinstance(question, ChooseOption):
            return Pick(chance.randrange(len(question.options)))
        if isinstance(question, Shop):
            return self._shopping(seat)
        return self._word(seat) if isinstance(question, SpellWord) else self._any(seat)

    def _more(self, seat: int) -> list[Command]:
        """Legal commands that the parts of the game add."""
        rules, state = self.game.rules, self.game.state
        question = state.seats[seat].agenda[-1]
        tries = rules.tries.get(type(question), ()) if isinstance(question, Question) else ()
        return [command for tried in tries for command in tried(rules, state, seat) if self._legal(seat, command)]

    def _any(self, seat: int) -> Command:
        """An answer to a question of a part: as little as it may, or what is advised."""
        return least(Moment(self.game.rules, self.game.state, self.game.chance, seat, None))

    def _legal(self, seat: int, command: Command) -> bool:
        return refused(self.game.rules, self.game.state, seat, command, self.game.chance) is None

    def _word(self, seat: int) -> Command:
        chance, state = self.chance, self.game.state
        spelling = Spelling(Moment(self.game.rules, state, self.game.chance, seat, None))
        most = len(spelling.usable)
        cards = chance.sample(sorted(spelling.usable), most if self.eager else chance.randint(min(2, most), most))
        tiles: list[Tile] = []
        for card in cards:
            printed = spelling.at.card(card)
            forms = [form for reading in spelling.readings for form in reading.ways.get(card, ())]
            forms += [chance.choice(LETTERS)] if printed.wild else [printed.letters] * bool(printed.letters)
            if forms:
                tiles.append(Tile(card, chance.choice(forms)))
        cut = chance.randint(1, max(1, len(tiles) - 1)) if spelling.splitter != NOBODY and chance.random() < SPLITS else len(tiles)
        words = tuple(word for word in (tuple(tiles[:cut]), tuple(tiles[cut:])) if word)
        ways = [PlayWord(words), PlayWord((tuple(tiles),))]
        found = next((way for way in ways if self._legal(seat, way)), None)
        return found if found and chance.random() >= PASSES else Pass()

    def _shopping(self, seat: int) -> Command:
        chance, me = self.chance, self.game.state.seats[seat]
        ways: list[Command] = [UseAbility(n) for n in range(len(me.turn.tickets))]
        ways += [Buy(card, on_top=chance.random() < me.turn.tops) for card in on_sale(self.game.rules, self.game.state, seat)]
        ways = [way for way in ways if self._legal(seat, way)] or self._more(seat)
        enough = self.eager and me.turn.bought and not me.turn.tops
        if (not ways or enough or chance.random() < STOPS) and self._legal(seat, Done()):
            return Done()
        return chance.choice(ways[-6:] if self.eager else ways)


def wander(
    game: Game,
    seed: str,
    *,
    eager: bool = False,
    take_back: float = 0,
    most: int = 4000,
    after: Callable[[Entry], None] | None = None,
    kind: type[Wanderer] = Wanderer,
) -> None:
    """Play a started game on to its end, or for so many entries; `after` is told of each, `take_back` is how often one is tried."""
    chance = random.Random(seed)  # noqa: S311 - a game for a test
    player = kind(game, chance, eager=eager)
    for _ in range(most):
        waiting = game.waiting()
        if not waiting:
            return
        seat = chance.choice(waiting) if len(waiting) > 1 else waiting[0]
        back = chance.random() < take_back and game.cannot_take_back(seat) is None
        entry = game.do(seat, TakeBack() if back else player.command(seat))
        if isinstance(entry, Rejection):
            msg = f"a legal command was refused: {entry}"
            raise LawBrokenError(msg)
        if after:
            after(entry)
