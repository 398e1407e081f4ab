"""Write whole games as text to `tests/playthroughs/`: `python -m tools.write_playthroughs`.

Run it after a change of the rules or of the catalogue, and read the difference before you commit it. The players know no words: every row
of letters is one, so that neither a lexicon nor a search changes these games.
"""

from __future__ import annotations

from pathlib import Path

from paperback.engine.game import Game
from paperback.engine.settings import Settings, preset
from paperback.modes.registry import rules_for
from paperback.testing import EVERY_WORD
from paperback.testing.transcript import transcript
from paperback.testing.wanderer import wander

FOLDER = Path(__file__).parents[1] / "tests" / "playthroughs"
GAMES: dict[str, tuple[Settings, str]] = {
    "anniversary-2": (preset("anniversary", seats=2), "47"),
    "anniversary-4-spacebar-dyslexic": (preset("anniversary", seats=4, spacebar=True, dyslexic=True, fame_piles="short"), "50"),
    "classic-2-longer": (preset("classic", seats=2, length_rule="longer"), "37"),
    "classic-4-finish-round": (preset("classic", seats=4, finish_round=True, fame_piles="short"), "0"),
    "typos-2": (preset("anniversary", seats=2, modules=("typos",), fame_piles="short"), "36"),
    "typos-genres-3-draft": (
        preset("anniversary", seats=3, modules=("genres", "typos"), options=(("genre_choice", "draft"),), fame_piles="short"),
        "65",
    ),
}
"""Settings and seed; the seeds were looked for among short games in which much is asked."""


def played(name: str) -> Game:
    """The game of that name, played to its end."""
    settings, seed = GAMES[name]
    game = Game(rules_for(settings, EVERY_WORD), seed)
    game.start()
    wander(game, seed, eager=True, take_back=0.05)
    return game


def main() -> None:
    """Rewrite all of them."""
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(transcript(played(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
