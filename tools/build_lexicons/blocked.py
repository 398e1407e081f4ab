"""The words that the family filter takes out, and the strong ones among them that the computer never plays."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from tools.build_lexicons import hunspell
from tools.build_lexicons.words import fold, lines, reviewed

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from tools.build_lexicons.inputs import Inputs
    from tools.build_lexicons.wordnet import WordNet

# how many of the eight public lists must name a word
_NAMED: Final = 3
_NAMED_STRONG: Final = 5
_SUREST: Final = "2"


def english(inputs: Inputs, wordnet: WordNet, words: Iterable[str]) -> tuple[set[str], set[str]]:
    """Give the family and the strong list among the words of the largest English list."""
    known = {fold(word) for word in words}
    named = Counter(word for public in _public_lists(inputs) for word in {fold(entry) for entry in public} & known)
    allowed, slurs, mild = (reviewed(f"en_blocked_{name}.txt") for name in ("allow", "slurs", "mild"))
    pattern = re.compile("|".join(lines("en_blocked_patterns.txt")))
    strong_pattern = re.compile("|".join(lines("en_blocked_strong_patterns.txt")))
    seeds = ({word for word, count in named.items() if count >= _NAMED} - allowed) | (slurs & known)

    def is_strong(word: str) -> bool:
        if word in slurs or strong_pattern.match(word):
            return True
        lemma = wordnet.lemma(word)
        surely = [entry for entry in (word, lemma) if entry and entry not in allowed and named[entry] >= _NAMED_STRONG]
        return word not in allowed and bool(surely)

    strong = {word for word in known if is_strong(word)} - mild
    family = {word for word in known if word in seeds or wordnet.lemma(word) in seeds or pattern.match(word)} - allowed
    return family | strong, strong


def inflected(inputs: Inputs, packages: Sequence[str], lemmas: Collection[str], words: set[str]) -> set[str]:
    """Give all forms of some lemmas that a list holds."""
    found = set(lemmas)
    for package in packages:
        affixes, entries = hunspell.read(inputs, package)
        for entry in entries:
            if entry.word in lemmas:
                found |= affixes.forms(entry.word, entry.classes)
    return found & words


def _public_lists(inputs: Inputs) -> list[list[str]]:
    """Read the English part of the eight lists."""
    cuss = inputs.text("cuss", "index.js")
    many = inputs.text("@2toad/profanity", "dist/data/profane-words.js")
    english_part = re.search(r'"en",\s*\[(.*?)\]', many, re.DOTALL)
    assert english_part is not None
    return [
        json.loads(inputs.read("naughty-words", "en.json")),
        json.loads(inputs.read("leo-profanity", "dictionary/default.json")),
        json.loads(inputs.read("washyourmouthoutwithsoap", "data/build.json"))["en"],
        re.findall(r'"([^"]+)"', english_part[1]),
        inputs.text("better_profanity", "better_profanity/profanity_wordlist.txt").split("\n"),
        json.loads(inputs.read("profane-words", "words.json")),
        re.findall(r'"([^"]+)"', inputs.text("badwords-list", "lib/array.js")),
        [word for word, rating in re.findall(r"\n\s+'?([^:'\n]+)'?: (\d)", cuss) if rating == _SUREST],
    ]
