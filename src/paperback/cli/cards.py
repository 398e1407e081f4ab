"""`paperback cards`: all cards with their text."""

from __future__ import annotations

import argparse
import json

from paperback.abilities.language import LANGUAGES
from paperback.catalogue.library import load
from paperback.catalogue.wording import full, name

from .main import DONE


def configure(parser: argparse.ArgumentParser, _: str) -> None:
    """Add the arguments."""
    parser.add_argument("--language", choices=list(LANGUAGES), default="en", help="language of the texts (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print every card."""
    cards = load().faces
    if args.json:
        shown = [
            {
                "id": card.key,
                "kind": card.kind,
                "letters": card.letters,
                "wild": card.wild,
                "score": card.score,
                "cost": card.cost,
                "fame": card.fame,
                "copies": card.copies,
                "name": name(card, args.language),
                "text": full(card, args.language),
            }
            for card in cards
        ]
        print(json.dumps(shown, ensure_ascii=False))
        return DONE
    width = max(len(card.key) for card in cards)
    for card in cards:
        numbers = f"{card.letters:3}  {card.cost:2}¢  score {card.score}  Fame {card.fame:2}"
        print(f"{card.key:{width}}  {numbers}  {full(card, args.language)}".rstrip())
    return DONE
