"""`paperback solve`: the best words for a hand, what one word is worth, and what its money buys."""

from __future__ import annotations

import argparse
import json
import re
from typing import Any

from paperback import lexicon
from paperback.coach.analysis import LONGEST, Analysis, Asked, Purchases, Wanted
from paperback.coach.position import Position, PositionError, put_together, with_settings
from paperback.engine.rejection import Rejection
from paperback.engine.settings import LONGEST_MINIMUM, SHORTEST_MINIMUM
from paperback.engine.trial import Trial
from paperback.lexicon import DEFAULT, LEXICONS, NotLettersError, fold
from paperback.lexicon.arrays import EVERY_LEVEL
from paperback.search import Found

from .lexicon import REASONS
from .main import DONE, NEGATIVE, InputError, count

MOST_MONEY = 99
LONGEST_CARD = 2
"""Most letters of a card."""
TENTHS = 10
"""Worth is told in tenths of a Fame point."""
COMPLAINTS = {
    "no_cards": "the hand has no card",
    "too_many_cards": "{count} cards are too many, {most} are the most",
    "unknown_card": "no card {card!r}: give letters (E, TH), letters with a score (E:2), ? for a wild, or a card's id ({hint})",
    "card_beside": "{card!r} lies beside the decks: it is never in a hand or on sale",
    "not_beside": "{card!r} lies in decks, or lends nothing to a word",
    "too_many_beside": "{card!r} is too much: of its kind {most} at most lie beside a deck, each once",
    "common_wild": "{card!r} cannot be the common card: it is a wild",
    "common_twice": "there is only one {card}",
    "too_many_ways": "there are too many ways to lay {text}: the hand has too many different cards for its letters",
    "card_free": "{card!r} has no price: it is never on sale",
}


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
    parser.add_argument("--beside", metavar="CARD,…", help="what lies beside the deck: a power, genre cards that lend their letters")
    parser.add_argument("--spacebar", action="store_true", help="the Spacebar is in the hand, too")
    parser.add_argument("--dyslexic", action="store_true", help="the Dyslexic is in the hand, too")
    parser.add_argument("--text", metavar="WORD", help="how this word is spelled best, and what it is worth")
    words = parser.add_argument_group("which words")
    words.add_argument("--lexicon", choices=LEXICONS, default=DEFAULT, help="the word list (default: %(default)s)")
    words.add_argument("--vocabulary", type=count(1, 5), metavar="1..5", help="no rarer words; 5 is all but what the computer never plays")
    words.add_argument("--family", action="store_true", help="with the family filter")
    words.add_argument("--top", type=count(1, 1000), default=5, metavar="N", help="how many words (default: %(default)s)")
    words.add_argument("--mark", type=count(2, LONGEST), metavar="N", help="fewest letters wanted: they win the common card")
    words.add_argument(
        "--minimum",
        type=count(SHORTEST_MINIMUM, LONGEST_MINIMUM),
        default=SHORTEST_MINIMUM,
        metavar="N",
        help="fewest letters that the table allows (default: %(default)s)",
    )
    words.add_argument("--length", type=_lengths, default=(1, LONGEST), metavar="N or N-M", help="so many letters")
    for name, purpose in (("starts", "how the word begins"), ("ends", "how it ends"), ("contains", "what is in it")):
        words.add_argument(f"--{name}", type=_letters, metavar="LETTERS", help=purpose)
    shop = parser.add_argument_group("what can be bought")
    shop.add_argument("--offer", metavar="CARD,…", help="cards on sale: what the best word, or --text, would buy")
    shop.add_argument("--money", type=count(0, MOST_MONEY), metavar="N", help="cents to spend instead of the word's")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print the best words, or the answer about one."""
    analysis = Analysis(_position(args), lexicon.load(args.lexicon), family=args.family)
    least, most = args.length
    parts = (args.starts or "", args.ends or "", args.contains or "")
    found = analysis.best(Wanted(args.top, args.vocabulary or EVERY_LEVEL, *parts, max(least, args.mark or 1), most))
    asked = None if args.text is None else _asked(analysis, args.text)
    chosen = asked.best if asked else next(iter(found.words), None)
    bought = analysis.purchases(chosen, args.money) if args.offer else None
    if args.json:
        best = [_solution(analysis, one) for one in found.words]
        words = analysis.words
        answer: dict[str, Any] = {
            "hand": " ".join(analysis.position.names[: len(analysis.position.cards)]),
            "common": args.common,
            "lexicon": {"id": words.id, "sha256": words.sha256},
            "best": best,
            "nodes": found.nodes,
            "complete": found.complete,
        }
        answer |= {"asked": _answer(analysis, asked)} if asked else {}
        answer |= {"purchases": _sold(bought)} if bought else {}
        print(json.dumps(answer, ensure_ascii=False))
    elif asked:
        _tell(analysis, asked)
    elif found.words:
        names = [analysis.written(one.text) for one in found.words]
        width = max(map(len, names))
        for name, one in zip(names, found.words, strict=True):
            print(f"{one.score:3}¢  {name:{width}}  {analysis.spelling(one.words)}" + (f"  +{one.draws} cards" if one.draws else ""))
        if not found.complete:
            print("there may be better ones: the search was stopped")
    else:
        print("no word")
    if bought and not args.json:
        _tell_purchases(bought)
    return DONE if (asked.trial if asked else found.words) else NEGATIVE


def _position(args: argparse.Namespace) -> Position:
    hand = with_settings(" ".join(args.hand).split(), spacebar=args.spacebar, dyslexic=args.dyslexic)
    beside, offer = ((given or "").replace(",", " ").split() for given in (args.beside, args.offer))
    try:
        return put_together(hand, args.common, offer, beside=beside, mark=args.mark, minimum=args.minimum)
    except PositionError as error:
        raise _complaint(error) from error


def _asked(analysis: Analysis, typed: str) -> Asked:
    try:
        return analysis.ask(typed)
    except PositionError as error:
        raise _complaint(error) from error


def _complaint(error: PositionError) -> InputError:
    card = str(error.params.get("card", ""))
    if re.fullmatch(r"[a-z]{1,2}(:\d+)?", card):
        hint = "letters are written in capitals"
    elif card.isalpha() and len(card) > LONGEST_CARD:
        hint = f"letters stand apart: {' '.join(card.upper())}"
    else:
        hint = "see paperback cards"
    return InputError(COMPLAINTS[error.code].format(**error.params, hint=hint))


def _solution(analysis: Analysis, found: Found) -> dict[str, Any]:
    trial = analysis.sheet(found)
    if isinstance(trial, Rejection):
        msg = f"the search found {found.text}, which the rules refuse: {trial}"
        raise TypeError(msg)
    return {"word": analysis.written(found.text)} | _laid(analysis, found) | {"score": trial.score, "sheet": _sheet(analysis, trial)}


def _laid(analysis: Analysis, found: Found) -> dict[str, Any]:
    return {"spelling": analysis.spelling(found.words), "score": found.score, "draws": found.draws}


def _sheet(analysis: Analysis, trial: Trial) -> list[dict[str, str | int]]:
    names = analysis.position.names
    return [
        {"kind": line.kind, "amount": line.amount, "card": names[line.card], "word": line.word}
        | ({"target": names[line.target]} if line.target >= 0 else {})
        for line in trial.lines
    ]


def _answer(analysis: Analysis, asked: Asked) -> dict[str, Any]:
    return {
        "word": analysis.written(asked.key),
        "verdict": asked.verdict,
        "level": asked.level,
        "gloss": analysis.gloss(asked.key),
        "spellings": [_laid(analysis, way) for way in asked.ways],
        "reach": asked.reach,
        "refusal": asked.refusal and {"code": asked.refusal.code, **asked.refusal.params},
        "score": asked.trial and asked.trial.score,
        "sheet": asked.trial and _sheet(analysis, asked.trial),
    }


def _sold(bought: Purchases) -> dict[str, Any]:
    return {
        "money": bought.money,
        "offer": [
            {"card": ware.key, "price": ware.price, "affordable": ware.price <= bought.money, "worth": ware.worth} for ware in bought.wares
        ],
        "baskets": [{"cards": _keys(bought, basket.cards), "price": basket.price, "worth": basket.worth} for basket in bought.baskets.best],
        "complete": bought.baskets.complete,
    }


def _keys(bought: Purchases, cards: tuple[int, ...]) -> list[str]:
    return [ware.key for ware in bought.wares if ware.card in cards]


def _tell(analysis: Analysis, asked: Asked) -> None:
    name = analysis.written(asked.key) or "that"
    if asked.verdict != "ok":
        print(f"{name} is no word: it {REASONS[asked.verdict]}")
    elif asked.level is not None:
        print(f"{name} is a word, of vocabulary level {asked.level}")
    if asked.refusal and asked.verdict == "ok":
        print(f"the rules refuse it: {asked.refusal.code}")
    if asked.key and not asked.ways:
        print(f"the cards spell it as far as {asked.reach}" if asked.reach else "the cards do not spell its beginning")
    for way in asked.ways:
        print(f"{way.score:3}¢  {analysis.spelling(way.words)}" + (f"  +{way.draws} cards" if way.draws else ""))
    for line in _sheet(analysis, asked.trial) if asked.trial else ():
        print(f"{line['amount']:6}  {line['kind']:10}  {line['card']}" + (f" on {line['target']}" if "target" in line else ""))


def _tell_purchases(bought: Purchases) -> None:
    print(f"with {bought.money}¢:")
    for basket in bought.baskets.best:
        fame = "" if basket.worth is None else f"  worth {basket.worth / TENTHS:.1f} Fame"
        print(f"{basket.price:3}¢  {' '.join(_keys(bought, basket.cards))}{fame}")
    if not bought.baskets.best:
        print("nothing can be bought")


def _lengths(typed: str) -> tuple[int, int]:
    if not (match := re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", typed)) or int(match[1]) > int(match[2] or LONGEST):
        msg = f"{typed!r} is no length: give 6 or 5-7"
        raise argparse.ArgumentTypeError(msg)
    return int(match[1]), int(match[2] or match[1])


def _letters(typed: str) -> str:
    try:
        return fold(typed)
    except NotLettersError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
