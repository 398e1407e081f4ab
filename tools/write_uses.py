"""Measure what one use of each card earns, in hands of games, and write it for the computer players (src/paperback/bots/data/uses.json).

In every hand one card that is no wild is exchanged for each card of the catalogue in turn, and the best word is found: how much more it is
worth than with a plain starting letter in its place is what the card brings, in hundredths of a cent. Cards more in the next hand and the
common card won count as `VALUE` says. Run it again after cards, lexicons or the search have changed: `python -m tools.write_uses`.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from statistics import fmean

from tqdm import tqdm

from paperback import lexicon
from paperback.bots.bot import Bot
from paperback.bots.greedy import Greedy
from paperback.bots.simulate import play_out
from paperback.bots.speller import BUDGET, Speller
from paperback.bots.window import Window
from paperback.catalogue.library import load
from paperback.engine.card import Kind
from paperback.engine.commands import Command, PlayWord
from paperback.engine.rules import Rules
from paperback.engine.settings import PRESETS, preset
from paperback.engine.state import GameState
from paperback.lexicon import Lexicon, arrays
from paperback.lexicon.arrays import LexiconArrays
from paperback.modes.registry import rules_for
from paperback.search import Rack, RackCard, Value, best

UNMEASURED = frozenset({Kind.POWER, Kind.AWARD, Kind.THEME})
"""Kinds that are never in a hand."""
LETTERS = ("start-r", "start-t", "start-s", "start-l", "start-n")
"""What cards are compared with."""
VALUE = Value(100, 90, mark=0, gain=600)
"""In hundredths of a cent: a cent, a card more in the next hand, the common card won."""
LANGUAGES = {"en": "en", "es": "es", "pt": "pt"}
"""Languages and the lexicon of each."""
VOCABULARY = 4
HANDS = 1500
"""Hands for each language."""
GAMES = 120
"""Games that they come from, of each edition."""
SEED = "uses"
TARGET = Path(__file__).parents[1] / "src/paperback/bots/data/uses.json"


def main() -> None:
    """Measure and write."""
    uses: dict[str, dict[str, int]] = {}
    for language, lexicon_id in LANGUAGES.items():
        words = lexicon.load(lexicon_id)
        found = arrays.load(words, level=VOCABULARY)
        uses[language] = measure(found, hands(words, Greedy(Speller(found, VOCABULARY))), language)
    made = {"by": "python -m tools.write_uses", "seed": SEED, "hands": HANDS, "games": GAMES * len(PRESETS), "vocabulary": VOCABULARY}
    TARGET.write_text(json.dumps({"made": made, "uses": uses}, indent=1) + "\n", "utf-8")


def hands(words: Lexicon, player: Bot) -> list[tuple[Rack, int]]:
    """Hands of games that this player plays against itself, with the length that wins the common card."""
    met: list[tuple[Rack, int]] = []
    for edition in PRESETS:
        rules = rules_for(preset(edition, seats=2), words, words.language)

        def watch(state: GameState, seat: int, command: Command, rules: Rules = rules) -> None:
            if isinstance(command, PlayWord):
                window = Window(rules, state, seat)
                met.append((window.rack(), window.mark))

        for number in range(GAMES):
            play_out(rules, [player, player], f"{SEED}/{number}", watch=watch)
    return random.Random(SEED).sample(met, HANDS)


def measure(found: LexiconArrays, racks: list[tuple[Rack, int]], language: str) -> dict[str, int]:
    """What one use of each card brings, in hundredths of a cent, by key."""
    library = load()
    cards = [card for card in library.faces if card.kind not in UNMEASURED]
    earned: dict[str, list[int]] = {card.key: [] for card in cards}
    chance = random.Random(SEED)
    for rack, mark in tqdm(racks, unit="hand", desc=language, file=sys.stderr, disable=not sys.stderr.isatty()):
        places = [place for place, (_, face) in enumerate(rack.hand) if not face.wild]
        if not places:
            continue
        place, value = chance.choice(places), VALUE._replace(mark=mark)
        for card in cards:
            hand = (*rack.hand[:place], RackCard(rack.hand[place][0], card), *rack.hand[place + 1 :])
            play = best(found, rack._replace(hand=hand), value, level=VOCABULARY, budget=BUDGET, ties=False)
            earned[card.key].append(play.value if play else 0)
    plain = fmean(fmean(earned[key]) for key in LETTERS)
    return {key: round(fmean(values) - plain) for key, values in earned.items()}


if __name__ == "__main__":
    main()
