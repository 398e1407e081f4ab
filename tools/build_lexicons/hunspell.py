"""All the forms that a spelling dictionary (hunspell's .aff and .dic) makes of its entries."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from tools.build_lexicons.inputs import Inputs

_MORPHOLOGY: Final = re.compile(r" [a-z]{2}:")
_HEADER: Final = 4


class Rule(NamedTuple):
    """One affix: what it takes away, what it adds, the classes that may follow, and what the word must look like."""

    strip: str
    add: str
    following: str
    condition: re.Pattern[str]


class Entry(NamedTuple):
    """One line of a dictionary: the word, its classes and what is said of its kind."""

    word: str
    classes: str
    morphology: str


@dataclass(frozen=True, slots=True)
class Affixes:
    """The classes of a dictionary. A class named in `crossing` combines with affixes of the other side."""

    suffixes: Mapping[str, Sequence[Rule]]
    prefixes: Mapping[str, Sequence[Rule]]
    crossing: frozenset[str]
    need_affix: str

    def plain(self, classes: Collection[str]) -> Affixes:
        """Keep these suffix classes only, and of them what makes no hyphen."""
        suffixes = {name: [rule for rule in rules if "-" not in rule.add] for name, rules in self.suffixes.items() if name in classes}
        return replace(self, suffixes=suffixes, prefixes={})

    def forms(self, word: str, classes: str) -> set[str]:
        """Give all forms of a word of these classes."""
        found = set() if self.need_affix and self.need_affix in classes else {word}
        found.update(form for form, _ in self._prefixed(word, classes))
        for form, crosses, following in self._suffixed(word, classes, deeper=True):
            found.add(form)
            if crosses:
                found.update(both for both, also in self._prefixed(form, classes) if also)
            found.update(both for both, _ in self._prefixed(form, following))
        return found

    def _suffixed(self, word: str, classes: str, *, deeper: bool) -> Iterator[tuple[str, bool, str]]:
        for name in classes:
            crosses = f"SFX {name}" in self.crossing
            for rule in self.suffixes.get(name, ()):
                if word.endswith(rule.strip) and rule.condition.search(word):
                    form = word[: len(word) - len(rule.strip)] + rule.add
                    yield form, crosses, rule.following
                    if deeper and rule.following:
                        for longer, also, following in self._suffixed(form, rule.following, deeper=False):
                            yield longer, also and crosses, following

    def _prefixed(self, word: str, classes: str) -> Iterator[tuple[str, bool]]:
        for name in classes:
            for rule in self.prefixes.get(name, ()):
                if word.startswith(rule.strip) and rule.condition.search(word):
                    yield rule.add + word[len(rule.strip) :], f"PFX {name}" in self.crossing


def read(inputs: Inputs, package: str) -> tuple[Affixes, list[Entry]]:
    """Read the dictionary of a package."""
    affixes = parse_affixes(inputs.text(package, "index.aff", "utf-8-sig"))
    return affixes, parse_entries(inputs.text(package, "index.dic", "utf-8-sig"))


def parse_affixes(text: str) -> Affixes:
    """Read an affix file with classes of one character."""
    tables: dict[str, dict[str, list[Rule]]] = {"SFX": defaultdict(list), "PFX": defaultdict(list)}
    crossing = set()
    headed = set()
    need_affix = ""
    for line in text.split("\n"):
        parts = line.split()
        if not parts or line.startswith("#"):
            continue
        if parts[0] == "NEEDAFFIX":
            need_affix = parts[1]
        if parts[0] not in tables:
            continue
        name = f"{parts[0]} {parts[1]}"
        if name not in headed and len(parts) == _HEADER and parts[3].isdigit():
            headed.add(name)
            if parts[2] == "Y":
                crossing.add(name)
        elif len(parts) >= _HEADER:
            tables[parts[0]][parts[1]].append(_rule(parts))
    return Affixes(tables["SFX"], tables["PFX"], frozenset(crossing), need_affix)


def _rule(parts: Sequence[str]) -> Rule:
    add, _, following = parts[3].partition("/")
    condition = parts[4] if len(parts) > _HEADER and ("=" not in parts[4] or parts[4].startswith("[")) else "."
    pattern = f"(?:{condition})$" if parts[0] == "SFX" else f"^(?:{condition})"
    return Rule("" if parts[2] == "0" else parts[2], "" if add == "0" else add, following, re.compile(pattern))


def parse_entries(text: str) -> list[Entry]:
    """Read a dictionary file."""
    entries = []
    for raw in text.split("\n")[1:]:
        line = raw.rstrip("\r")
        if not line or line[0] in "#\t":
            continue
        morphology = ""
        if "\t" in line:
            line, morphology = line.split("\t", 1)
        elif _MORPHOLOGY.search(line):
            line, morphology = line.split(" ", 1)
        word, _, classes = line.strip().partition("/")
        entries.append(Entry(word, classes, morphology))
    return entries
