"""Definitions and base forms of English words, from WordNet."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final, NamedTuple

from paperback.lexicon.glosses import stems
from tools.build_lexicons.words import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tools.build_lexicons.inputs import Inputs

_FOLDER: Final = "usr/share/wordnet/"
_PARTS: Final = {"noun": "1", "verb": "2", "adj": "3", "adv": "4"}
# a satellite adjective is an adjective
_SATELLITE: Final = {"5": "3"}
_LEMMA: Final = re.compile(r"[a-z]{2,15}")
_EXAMPLE: Final = re.compile(r';? ?".*$')


class _Synset(NamedTuple):
    words: tuple[str, ...]
    gloss: str


class WordNet:
    """The lower-case one-word lemmas of WordNet, each with the gloss of its first sense in its commonest part of speech."""

    def __init__(self, inputs: Inputs) -> None:
        self.glosses: dict[str, str] = {}
        self.irregular: dict[str, list[str]] = defaultdict(list)
        counts: Counter[tuple[str, str]] = Counter()
        for line in inputs.text("wordnet-base", f"{_FOLDER}cntlist.rev", "latin-1").splitlines():
            sense, _, count = line.split()
            lemma, _, rest = sense.partition("%")
            counts[lemma, _SATELLITE.get(rest[0], rest[0])] += int(count)
        best: dict[str, int] = {}
        for part, number in _PARTS.items():
            for lemma, gloss in _first_senses(inputs, part):
                if counts[lemma, number] > best.get(lemma, -1):
                    best[lemma] = counts[lemma, number]
                    self.glosses[lemma] = gloss
            for line in inputs.text("wordnet-base", f"{_FOLDER}{part}.exc", "latin-1").splitlines():
                form, *lemmas = line.split()
                self.irregular[form] += lemmas

    def lemma(self, word: str) -> str | None:
        """Give the form under which a word is explained; None if it is not."""
        if word in self.glosses:
            return word
        candidates = (*self.irregular.get(word, ()), *stems(word))
        return next((candidate for candidate in candidates if candidate in self.glosses), None)

    def table(self, words: Iterable[str]) -> str:
        """Write what the program needs to explain these words: `lemma TAB gloss`, and `form TAB >lemma` for irregular forms."""
        rows: dict[str, str] = {}
        for word in map(fold, words):
            lemma = self.lemma(word)
            if lemma is None:
                continue
            rows[lemma] = self.glosses[lemma]
            if lemma != word and lemma != next((stem for stem in stems(word) if stem in self.glosses), None):
                rows[word] = f">{lemma}"
        return "".join(f"{word}\t{rows[word]}\n" for word in sorted(rows))


def _first_senses(inputs: Inputs, part: str) -> Iterator[tuple[str, str]]:
    synsets = _synsets(inputs, part)
    for line in inputs.text("wordnet-base", f"{_FOLDER}index.{part}", "latin-1").splitlines():
        if line.startswith("  "):
            continue
        fields = line.split()
        lemma = fields[0]
        if not _LEMMA.fullmatch(lemma):
            continue
        for offset in fields[int(fields[3]) + 6 :]:
            written = next((word for word in synsets[offset].words if word.lower() == lemma), lemma)
            if written == lemma:  # elsewhere it is a name: Turkey, not turkey
                yield lemma, synsets[offset].gloss
                break


def _synsets(inputs: Inputs, part: str) -> dict[str, _Synset]:
    synsets = {}
    for line in inputs.text("wordnet-base", f"{_FOLDER}data.{part}", "latin-1").splitlines():
        if line.startswith("  "):
            continue
        head, _, gloss = line.partition("|")
        fields = head.split()
        words = tuple(fields[4 + 2 * number].partition("(")[0] for number in range(int(fields[3], 16)))
        synsets[fields[0]] = _Synset(words, _EXAMPLE.sub("", gloss.strip()).strip())
    return synsets
