"""Writing down a game that computer players played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from paperback.engine.commands import Command
from paperback.engine.game import Game
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Rules
from paperback.notation.agreement import agree
from paperback.notation.log import RecordSeat, header_of, logged, write_record


def write_game(path: Path, rules: Rules, lexicon: str, bots: Sequence[str], seed: str, commands: Iterable[tuple[int, Command]]) -> None:
    """Play the commands again through the door that keeps events, and write the record; `bots` by seat."""
    game = Game(rules, seed)
    game.start()
    for seat, command in commands:
        entry = game.do(seat, command)
        if isinstance(entry, Rejection):
            msg = f"{command} of seat {seat} is refused in the game with seed {seed}: {entry}"
            raise TypeError(msg)
    seats = [RecordSeat(kind="ai", name=bot, bot=bot) for bot in bots]
    header = header_of(agree(rules.settings, lexicon), seats, seed, over=True)
    write_record(path, header, logged(rules, game.entries))
