"""Whole games a second beside other programs that play: a simulator of another deck-building game, and a chess library."""

from __future__ import annotations

import logging
import statistics
import time
from collections.abc import Iterable
from functools import partial
from random import Random
from typing import Final

from paperback.bots.bot import Bot
from paperback.bots.registry import make
from paperback.bots.simulate import Match, play_out, simulate, table
from paperback.bots.window import Window
from paperback.engine.commands import Command
from paperback.engine.rules import Rules
from paperback.engine.settings import Settings
from paperback.lexicon import DEFAULT
from paperback.search import COMPILED

from .report import Row, at_least, told
from .timing import seconds
from .versions import package

ROUNDS: Final = 6
OURS: Final = 300
PEERS: Final = 150
REPLAYED: Final = 60
CHESS: Final = 12
PLAYERS: Final = ("greedy", "greedy")
GAMES_OF_PYMINION: Final = 1.5
TURNS_OF_PYMINION: Final = 0.8
CHESS_MOVES: Final = 1
RATE: Final = "games/s"


def rows() -> Iterable[Row]:
    """Play alternating rounds with each peer, in processor time, so that what else the machine does weighs equally on both."""
    simulate(match("warm-up"), 20)
    yield from _pyminion()
    yield _chess()


def match(seed: str, seats: int = 2) -> Match:
    """Greedy against greedy, the standard game."""
    return Match(("greedy",) * seats, Settings(seats=seats), DEFAULT, seed)


def _pyminion() -> Iterable[Row]:
    """The peer as it comes, its printing switched off, then without the log records that it makes for nobody."""
    # only this measurement needs the peer, which is not installed elsewhere
    from pyminion.bots.examples import BigMoney, BigMoneySmithy  # noqa: PLC0415
    from pyminion.expansions.base import base_set, smithy  # noqa: PLC0415
    from pyminion.game import Game  # noqa: PLC0415
    from pyminion.simulator import Simulator  # noqa: PLC0415

    game = Game(players=[BigMoney(), BigMoneySmithy()], expansions=[base_set], kingdom_cards=[smithy], log_stdout=False)
    ours, peers, silent = [], [], []
    turns = their_turns = 0
    for number in range(ROUNDS):
        start = time.process_time()
        turns += simulate(match(f"bench-{number}"), OURS).turns
        ours.append(OURS / (time.process_time() - start))
        start = time.process_time()
        result = Simulator(game, PEERS).run()
        peers.append(PEERS / (time.process_time() - start))
        their_turns += sum(player.turns for one in result.game_results for player in one.player_summaries)
        logging.disable()
        silent.append(PEERS / seconds(Simulator(game, PEERS).run))
        logging.disable(logging.NOTSET)
    name = f"pyminion {package('pyminion')}, money players"
    rate, theirs, ratio = statistics.median(ours), statistics.median(peers), _ratio(ours, peers)
    yield at_least("two greedy players, games", rate, RATE, name, theirs, ratio, GAMES_OF_PYMINION, promise=COMPILED)
    a_game, their_game = turns / (ROUNDS * OURS), their_turns / (ROUNDS * PEERS)
    turn_ratio = ratio * a_game / their_game
    yield at_least(
        "two greedy players, turns", rate * a_game, "/s", name, theirs * their_game, turn_ratio, TURNS_OF_PYMINION, promise=COMPILED
    )
    yield told("two greedy players, games", rate, RATE, f"{name}, no logging", statistics.median(silent), _ratio(ours, silent))


def _ratio(ours: list[float], theirs: list[float]) -> float:
    return statistics.median(a / b for a, b in zip(ours, theirs, strict=True))


class Replay:
    """A player that gives known commands: what is left of a game's time is the engine's."""

    def __init__(self, commands: list[Command]) -> None:
        """Give these, one after the other."""
        self._left = iter(commands)

    def choose(self, window: Window) -> Command:  # noqa: ARG002 - it looks at nothing
        """The next command."""
        return next(self._left)


def recorded(number: int) -> tuple[str, list[Bot], int]:
    """The seed of a game between greedy players, players that give their commands, and how many turns it has."""
    rules, spellers = table(Settings(), DEFAULT)
    log: list[tuple[int, Command]] = []
    seed = f"replay/{number}"
    state = play_out(rules, [make(name, spellers) for name in PLAYERS], seed, log)
    return seed, [Replay([command for who, command in log if who == seat]) for seat in range(len(PLAYERS))], state.turn


def replay(rules: Rules, games: Iterable[tuple[str, list[Bot], int]]) -> None:
    """Play recorded games again."""
    for seed, players, _ in games:
        play_out(rules, players, seed)


def _chess() -> Row:
    """The engine alone, its players knowing their commands, beside random moves of a chess library; a turn is several commands."""
    rules, _ = table(Settings(), DEFAULT)
    ours, theirs = [], []
    for number in range(ROUNDS):
        games = [recorded(number * REPLAYED + one) for one in range(REPLAYED)]
        taken = seconds(partial(replay, rules, games))
        ours.append(sum(turns for *_, turns in games) / taken)
        start = time.process_time()
        moves = sum(random_chess(Random(number * CHESS + one)) for one in range(CHESS))
        theirs.append(moves / (time.process_time() - start))
    name = f"chess {package('chess')}, random moves"
    return at_least(
        "engine alone, turns", statistics.median(ours), "/s", name, statistics.median(theirs), _ratio(ours, theirs), CHESS_MOVES
    )


def random_chess(chance: Random) -> int:
    """Play a game of chess by chance, and count its moves."""
    # only this measurement needs the peer, which is not installed elsewhere
    import chess  # noqa: PLC0415

    board = chess.Board()
    while not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
    moves: int = board.ply()
    return moves
