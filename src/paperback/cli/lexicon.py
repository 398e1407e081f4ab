"""`paperback lexicon`: what counts as a word, and which lists there are."""

from __future__ import annotations

import argparse
import json

from paperback import lexicon
from paperback.lexicon import DEFAULT, LEXICONS, MAX_LETTERS, MIN_LETTERS, Lexicon, fold, info

from .main import DONE, NEGATIVE, Parser

REASONS = {
    "too_short": f"has fewer than {MIN_LETTERS} letters",
    "too_long": f"has more than {MAX_LETTERS} letters",
    "not_letters": "has something in it that is no letter",
    "unknown": "is not in the list",
    "blocked": "is kept out by the family filter",
}


def configure(parser: argparse.ArgumentParser, _: str) -> None:
    """Add the arguments."""
    parts = parser.add_subparsers(dest="part", required=True, metavar="check|list", parser_class=Parser)
    check = parts.add_parser("check", help="accepted or why not, word by word; status 1 if any is not")
    check.add_argument("words", nargs="+", metavar="WORD")
    check.add_argument("--lexicon", choices=LEXICONS, default=DEFAULT, help="the word list (default: %(default)s)")
    check.add_argument("--family", action="store_true", help="with the family filter")
    check.add_argument("--json", action="store_true", help="print JSON")
    listing = parts.add_parser("list", help="the word lists")
    listing.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print the answer."""
    return _list(args) if args.part == "list" else _check(args)


def _check(args: argparse.Namespace) -> int:
    words = lexicon.load(args.lexicon)
    answers = [_judge(words, word, family=args.family) for word in args.words]
    if args.json:
        print(json.dumps({"lexicon": {"id": words.id, "sha256": words.sha256}, "words": answers}, ensure_ascii=False))
    else:
        for answer in answers:
            if answer["accepted"]:
                gloss = f": {answer['gloss']}" if answer["gloss"] else ""
                print(f"{answer['word']} is a word ({', '.join(answer['spellings'])}, level {answer['level']}){gloss}")
            else:
                print(f"{answer['word']} is no word: it {REASONS[answer['verdict']]}")
    return DONE if all(answer["accepted"] for answer in answers) else NEGATIVE


def _judge(words: Lexicon, word: str, *, family: bool) -> dict[str, object]:
    verdict = words.explain(word, family=family)
    answer: dict[str, object] = {"word": word, "accepted": verdict == "ok", "verdict": verdict}
    if verdict == "ok":
        key = fold(word)
        answer |= {"spellings": words.spellings(key), "level": words.level(key), "gloss": words.gloss(key)}
    return answer


def _list(args: argparse.Namespace) -> int:
    lists = [info(one) for one in LEXICONS]
    if args.json:
        print(json.dumps([{"id": i.id, "language": i.language, "title": i.title, "words": i.keys, "sha256": i.sha256} for i in lists], ensure_ascii=False))
    else:
        for i in lists:
            print(f"{i.id:10} {i.language}  {i.keys:7} words  {i.title}")
    return DONE
