"""`paperback lexicon`: what counts as a word, and which lists there are."""

from __future__ import annotations

import argparse
import json

from paperback import lexicon
from paperback.lexicon import DEFAULT, LEXICONS, MAX_LETTERS, MIN_LETTERS, Lexicon, Verdict, fold, info

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
    verdicts = [(word, words.explain(word, family=args.family)) for word in args.words]
    if args.json:
        answers = [_answer(words, word, verdict) for word, verdict in verdicts]
        print(json.dumps({"lexicon": {"id": words.id, "sha256": words.sha256}, "words": answers}, ensure_ascii=False))
    else:
        for word, verdict in verdicts:
            print(_sentence(words, fold(word)) if verdict == "ok" else f"{word} is no word: it {REASONS[verdict]}")
    return DONE if all(verdict == "ok" for _, verdict in verdicts) else NEGATIVE


def _answer(words: Lexicon, word: str, verdict: Verdict) -> dict[str, object]:
    answer: dict[str, object] = {"word": word, "accepted": verdict == "ok", "verdict": verdict}
    if verdict == "ok":
        key = fold(word)
        answer |= {"spellings": words.spellings(key), "level": words.level(key), "gloss": words.gloss(key)}
    return answer


def _sentence(words: Lexicon, key: str) -> str:
    gloss = words.gloss(key)
    said = f"{' or '.join(words.spellings(key))} is a word, of vocabulary level {words.level(key)}"
    return f"{said}: {gloss}" if gloss else said


def _list(args: argparse.Namespace) -> int:
    lists = [info(one) for one in LEXICONS]
    if args.json:
        print(
            json.dumps(
                [{"id": i.id, "language": i.language, "title": i.title, "words": i.keys, "sha256": i.sha256} for i in lists],
                ensure_ascii=False,
            )
        )
    else:
        for i in lists:
            print(f"{i.id:10} {i.language}  {i.keys:7} words  {i.title}")
    return DONE
