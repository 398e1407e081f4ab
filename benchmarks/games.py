"""Whole games a second beside pyminion, a simulator of another deck-building game with money-buying players that search nothing."""

from __future__ import annotations

import statistics
import time
from typing import Final

from paperback.bots.simulate import Match, simulate
from paperback.engine.settings import Settings

from .report import Row, at_least, show

ROUNDS: Final = 6
OURS: Final = 300
PEERS: Final = 150


def rows() -> list[Row]:
    """Play alternating rounds of both, in processor time, so that what else the machine does weighs equally on both.

    The peer is taken as it comes, its printing switched off.
    """
    # only this measurement needs the peer, which is not installed elsewhere
    from pyminion.bots.examples import BigMoney, BigMoneySmithy  # noqa: PLC0415
    from pyminion.expansions.base import base_set, smithy  # noqa: PLC0415
    from pyminion.game import Game  # noqa: PLC0415
    from pyminion.simulator import Simulator  # noqa: PLC0415

    game = Game(players=[BigMoney(), BigMoneySmithy()], expansions=[base_set], kingdom_cards=[smithy], log_stdout=False)
    simulate(Match(("greedy", "greedy"), Settings(), "en", "warm-up"), 20)
    ours, peers = [], []
    for turn in range(ROUNDS):
        start = time.process_time()
        simulate(Match(("greedy", "greedy"), Settings(), "en", f"bench-{turn}"), OURS)
        ours.append(OURS / (time.process_time() - start))
        start = time.process_time()
        Simulator(game, PEERS).run()
        peers.append(PEERS / (time.process_time() - start))
    ratio = statistics.median(a / b for a, b in zip(ours, peers, strict=True))
    row = at_least("games: greedy against greedy, games/s; pyminion 0.4.0", statistics.median(ours), statistics.median(peers), ratio, 1)
    show(row)
    return [row]
