"""Write whole games as text to `tests/playthroughs/`: `python -m tools.write_playthroughs [NAME ...]`.

Run it after a change of the rules or of the catalogue, and read the difference before you commit it. The players know no words: every row
of letters is one, unless it has a Q, so that neither a lexicon nor a search changes these games.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from paperback.engine.game import Game
from paperback.engine.settings import Settings, preset
from paperback.modes.registry import rules_for
from paperback.testing.sensible import Sensible
from paperback.testing.transcript import transcript
from paperback.testing.wanderer import Wanderer, wander

FOLDER = Path(__file__).parents[1] / "tests" / "playthroughs"
UNLOCKED = (
    "unlock-r-3-again-draw-1",
    "unlock-u-5-three-vowels",
    "unlock-n-6-beside-same",
    "unlock-i-7-min-7-draw-3",
    "unlock-k-10-last-double-word",
)
PEOPLE = (0, 1)


class WithoutQ:
    """A lexicon in which every row of letters is a word, but for those with a Q: there is something to vote on."""

    def __contains__(self, key: str, /) -> bool:
        """Whether it has letters, and no Q."""
        return bool(key) and "Q" not in key


def _game(
    mode: str, seats: int, *modules: str, options: dict[str, Any] | None = None, edition: str = "anniversary", **changes: Any
) -> Settings:
    base = preset("classic" if edition == "classic" else "anniversary", mode=mode, seats=seats, modules=modules)
    return replace(base, options=tuple((options or {}).items()), **changes)


class Told(NamedTuple):
    """A game to write."""

    settings: Settings
    seed: str
    player: type[Wanderer] = Wanderer


GAMES: dict[str, Told] = {
    "standard-2": Told(_game("standard", 2), "4"),
    "standard-3-attacks-discount": Told(_game("standard", 3, "attacks", "discount", fame_piles="short"), "65"),
    "standard-3-bounty-discount": Told(_game("standard", 3, "bounty", "discount", fame_piles="short"), "82"),
    "standard-3-genres-typos": Told(_game("standard", 3, "genres", "typos", options={"genre_choice": "draft"}, fame_piles="short"), "96"),
    "standard-4-powers": Told(_game("standard", 4, "powers", fame_piles="short"), "116"),
    "standard-3-spacebar-dyslexic": Told(_game("standard", 3, spacebar=True, dyslexic=True, fame_piles="short"), "223"),
    "standard-2-everything": Told(
        _game(
            "standard",
            2,
            *("attacks", "awards", "bounty", "discount", "genres", "house_words", "powers", "themes", "typos", "unlocked_cards"),
            options={"theme_vote": True, "genre_choice": "draft", "unlocked_cards": UNLOCKED},
            humans=PEOPLE,
            fame_piles="short",
            length_rule="longer",
            spacebar=True,
            dyslexic=True,
        ),
        "99",
    ),
    "classic-2-longer": Told(_game("standard", 2, edition="classic", length_rule="longer"), "73"),
    "classic-3-finish-round": Told(_game("standard", 3, edition="classic", finish_round=True, fame_piles="short"), "151"),
    "deadline-2-spacebar-dyslexic": Told(_game("deadline", 2, spacebar=True, dyslexic=True), "28"),
    "deadline-2-awards-powers-themes": Told(
        _game("deadline", 2, "awards", "powers", "themes", options={"theme_vote": True}, humans=PEOPLE),
        "31",
    ),
    "deadline-2-attacks-genres-typos": Told(_game("deadline", 2, "attacks", "genres", "typos"), "66"),
    "cooperative-1": Told(_game("cooperative", 1), "202"),
    "cooperative-2-discount-powers-typos": Told(
        _game("cooperative", 2, "discount", "powers", "typos", options={"fame_layout": "twin_peaks"}),
        "8",
    ),
    "cooperative-2-won": Told(_game("cooperative", 2, options={"fame_layout": "twin_peaks"}), "3", Sensible),
    "spy-novel-level-1": Told(_game("spy_novel", 1), "32"),
    "spy-novel-level-3-genres": Told(_game("spy_novel", 1, "genres", options={"level": 3}), "38"),
    "spy-novel-level-2-won": Told(_game("spy_novel", 1, options={"level": 2}), "22", Sensible),
}
"""Settings and seed; the seeds were looked for among short games in which much is asked."""


def played(name: str) -> Game:
    """The game of that name, played to its end."""
    settings, seed, player = GAMES[name]
    game = Game(rules_for(settings, WithoutQ()), seed)
    game.start()
    wander(game, seed, eager=True, take_back=0.03, kind=player)
    return game


def main(names: list[str]) -> None:
    """Rewrite all of them, or those named."""
    for name in names or GAMES:
        (FOLDER / f"{name}.txt").write_text(transcript(played(name)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
