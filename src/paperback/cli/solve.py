"""`paperback solve`: the best words for a hand."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass

from paperback import lexicon
from paperback.engine.rejection import Rejection
from paperback.engine.trial import Trial, attempt
from paperback.lexicon import DEFAULT, LEXICONS, Lexicon, arrays
from paperback.notation.words import pieces, show
from paperback.search import PEOPLE, Found, best_few

from .hand import Hand, read_hand
from .main import DONE, NEGATIVE, count

LONG_ENOUGH = 1 << 20
"""Value of a word of the length wanted: more than any score."""
LONGEST = 15


@dataclass(frozen=True, slots=True)
class Solution:
    """One word, or two, with its sheet."""

    word: str
    """As people write it."""
    spelling: str
    score: int
    draws: int
    sheet: list[dict[str, str | int]]


def configure(parser: argparse.ArgumentParser, _: str) -> None:
    """Add the arguments."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = (
        "A card is a letter or a pair (E, TH) that scores 1, with another score as E:2, a wild as ?, or a card's id.\n"
        "Spellings: (TH)Re*E has a two-letter card, a lower-case letter for a wild, and a star before the common card.\n"
        "Status 1: there is no such word."
    )
    parser.add_argument("hand", nargs="+", metavar="CARD", help="the cards of the hand")
    parser.add_argument("--common", metavar="CARD", help="the common card")
    parser.add_argument("--lexicon", choices=LEXICONS, default=DEFAULT, help="the word list (default: %(default)s)")
    parser.add_argument("--top", type=count(1, 1000), default=5, metavar="N", help="how many words (default: %(default)s)")
    parser.add_argument("--mark", type=count(2, LONGEST), metavar="N", help="fewest letters wanted")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print the best words."""
    hand = read_hand(args.hand, args.common)
    words = lexicon.load(args.lexicon)
    value = PEOPLE if args.mark is None else PEOPLE._replace(mark=args.mark, gain=LONG_ENOUGH)
    found = best_few(arrays.load(words), hand.rack, args.top, value)
    nodes = found[0].nodes if found else 0
    best = [solution(hand, words, one) for one in found if args.mark is None or one.length >= args.mark]
    if args.json:
        answer = {
            "hand": " ".join(hand.names[: len(hand.cards)]),
            "common": args.common,
            "lexicon": {"id": words.id, "sha256": words.sha256},
        }
        shown = [{"word": s.word, "spelling": s.spelling, "score": s.score, "draws": s.draws, "sheet": s.sheet} for s in best]
        print(json.dumps({**answer, "best": shown, "nodes": nodes}, ensure_ascii=False))
    elif best:
        width = max(len(one.word) for one in best)
        for one in best:
            print(f"{one.score:3}¢  {one.word:{width}}  {one.spelling}" + (f"  +{one.draws} cards" if one.draws else ""))
    else:
        print("no word")
    return DONE if best else NEGATIVE


def solution(hand: Hand, words: Lexicon, found: Found) -> Solution:
    """What was found, with the sheet that the engine writes for it."""
    rules, state = hand.table(words)
    trial = attempt(rules, state, 0, found.words, dict((*found.copies, *found.targets)))
    if isinstance(trial, Rejection):
        msg = f"the search found {found.text}, which the rules refuse: {trial}"
        raise TypeError(msg)
    return Solution(
        word=" ".join(words.spelling(word) for word in found.text.split()),
        spelling=show(pieces(found.words, lambda card: rules.faces[state.faces[card]].wild, {len(hand.cards)})),
        score=trial.score,
        draws=found.draws,
        sheet=_sheet(hand, trial),
    )


def _sheet(hand: Hand, trial: Trial) -> list[dict[str, str | int]]:
    return [
        {"kind": line.kind, "amount": line.amount, "card": hand.names[line.card], "word": line.word}
        | ({"target": hand.names[line.target]} if line.target >= 0 else {})
        for line in trial.lines
    ]
