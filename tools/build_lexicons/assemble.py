"""Everything that ships in the data folder, made from the inputs, with the manifest that describes it."""

from __future__ import annotations

import hashlib
import json
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

from paperback.lexicon.arrays import EVERYDAY_LETTERS
from paperback.lexicon.packing import compress, pack
from tools.build_lexicons import blocked, lists
from tools.build_lexicons.inputs import PINS
from tools.build_lexicons.levels import Frequencies
from tools.build_lexicons.wordnet import WordNet
from tools.build_lexicons.words import fold, reviewed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tools.build_lexicons.inputs import Inputs

VERSION: Final = "1"
_TITLES: Final = {
    "en-common": "English, common words",
    "en": "English",
    "en-big": "English, all words",
    "es": "Español",
    "pt": "Português",
}
_SOURCES: Final = {
    "en-common": ("scowl", "scrabble"),
    "en": ("scowl", "scrabble"),
    "en-big": ("scowl", "scrabble"),
    "es": lists.SPANISH,
    "pt": ("dictionary-pt-pt", "dictionary-pt", "scowl", "wordfreq"),
}
_PORTUGUESE: Final = ("dictionary-pt-pt", "dictionary-pt")
_ENGLISH_LICENCE: Final = ("LicenseRef-SCOWL AND LicenseRef-ENABLE-public-domain", ("SCOWL.txt", "ENABLE.txt"))
_SPANISH_LICENCE: Final = ("MPL-2.0", ("MPL-notice.md", "MPL-2.0.txt", "rla-es.txt"))
_PORTUGUESE_LICENCE: Final = ("MPL-1.1 AND MPL-2.0", ("MPL-notice.md", "MPL-1.1.txt", "MPL-2.0.txt", "natura.txt", "VERO.txt"))
_BY_LANGUAGE: Final = {"en": _ENGLISH_LICENCE, "es": _SPANISH_LICENCE, "pt": _PORTUGUESE_LICENCE}
_EVERYDAY: Final = 5000
_LEVELS_LICENCE: Final = ("CC-BY-SA-4.0", ("wordfreq.md",))
_BLOCKED_LICENCE: Final = ("MIT", ("blocked-words.md",))
_GLOSSES_LICENCE: Final = ("LicenseRef-WordNet", ("WordNet.txt",))
_VERBATIM: Final = {
    "SCOWL.txt": ("scowl", "usr/share/doc/scowl/copyright"),
    "WordNet.txt": ("wordnet-base", "usr/share/doc/wordnet-base/copyright"),
    "rla-es.txt": ("dictionary-es", "license"),
    "natura.txt": ("dictionary-pt-pt", "license"),
    "VERO.txt": ("dictionary-pt", "license"),
}


class Assembly:
    """The data folder in memory: `files` by name, the manifest among them."""

    def __init__(self, inputs: Inputs, say: Callable[[str], None]) -> None:
        """Make all files, which takes about a minute; `say` is told what is under way."""
        self.files: dict[str, bytes] = {}
        self._licences: dict[str, tuple[str, tuple[str, ...]]] = {}
        self._entries: dict[str, dict[str, object]] = {}
        for name, (package, member) in _VERBATIM.items():
            self.files[f"LICENSES/{name}"] = inputs.read(package, member)
        say("counting words")
        frequencies = {language: Frequencies(inputs, language) for language in _BY_LANGUAGE}
        say("reading the English lists")
        words = lists.english(inputs)
        say("expanding the Spanish dictionaries")
        words["es"] = lists.spanish(inputs)
        say("expanding the Portuguese dictionaries")
        words["pt"] = lists.portuguese(inputs, frequencies["pt"])
        say("choosing blocked words and definitions")
        self._add_shared(inputs, words)
        for lexicon_id, some in words.items():
            say(f"packing {lexicon_id}")
            self._add_lexicon(lexicon_id, sorted(some), frequencies[lexicon_id[:2]])
        self._add("manifest.json", (json.dumps(self._manifest(), ensure_ascii=False, indent=1) + "\n").encode(), None)

    def _add(self, name: str, content: bytes, licence: tuple[str, tuple[str, ...]] | None) -> str:
        self.files[name] = content
        if licence:
            self._licences[name] = licence
        return name

    def _add_shared(self, inputs: Inputs, words: Mapping[str, set[str]]) -> None:
        """Add what serves all lists of a language."""
        wordnet = WordNet(inputs)
        family, strong = blocked.english(inputs, wordnet, words["en-big"])
        self._add("en.blocked-family.txt", _text(family), _BLOCKED_LICENCE)
        self._add("en.blocked-strong.txt", _text(strong), _BLOCKED_LICENCE)
        allowed = reviewed("es_blocked_allow.txt")
        for language, packages in (("es", lists.SPANISH), ("pt", _PORTUGUESE)):
            forms = blocked.inflected(inputs, packages, reviewed(f"{language}_blocked.txt"), words[language]) - allowed
            self._add(f"{language}.blocked-family.txt", _text(forms), _BY_LANGUAGE[language])
        self._add("en.glosses.tsv.gz", compress(wordnet.table(words["en-big"]).encode()), _GLOSSES_LICENCE)

    def _add_lexicon(self, lexicon_id: str, spellings: list[str], frequencies: Frequencies) -> None:
        language = lexicon_id[:2]
        by_key = defaultdict(list)
        for spelling in spellings:
            by_key[fold(spelling)].append(spelling)
        keys = sorted(by_key)
        levels = "".join(str(frequencies.level(key)) for key in keys)
        files = {
            "words": self._add(f"{lexicon_id}.front.gz", pack(spellings), _BY_LANGUAGE[language]),
            "levels": self._add(f"{lexicon_id}.tiers.gz", compress(levels.encode()), _LEVELS_LICENCE),
        }
        everyday = frequencies.everyday(keys, _EVERYDAY, EVERYDAY_LETTERS)
        short = "".join(str(int(key in everyday)) for key in keys if len(key) <= EVERYDAY_LETTERS)
        files["everyday"] = self._add(f"{lexicon_id}.everyday.gz", compress(short.encode()), _LEVELS_LICENCE)
        several = [by_key[key] for key in keys if len(by_key[key]) > 1]
        if several:
            preferred = "".join(str(frequencies.most_frequent(group)) for group in several)
            files["preferred"] = self._add(f"{lexicon_id}.preferred.gz", compress(preferred.encode()), _LEVELS_LICENCE)
        files["family"] = f"{language}.blocked-family.txt"
        if language == "en":
            files |= {"strong": "en.blocked-strong.txt", "glosses": "en.glosses.tsv.gz"}
        text_sha256 = _sha256(_text(spellings))
        judging = [text_sha256, *(_sha256(self.files[files[role]]) for role in ("family", "strong") if role in files)]
        counts = Counter(map(len, keys))
        self._entries[lexicon_id] = {
            "language": language,
            "title": _TITLES[lexicon_id],
            "spellings": len(spellings),
            "keys": len(keys),
            "counts": {str(length): counts[length] for length in sorted(counts)},
            "sha256": _sha256("\n".join(judging).encode()),
            "text_sha256": text_sha256,
            "files": files,
            "inputs": list(_SOURCES[lexicon_id]),
        }

    def _manifest(self) -> dict[str, object]:
        shipped = {
            name: {"bytes": len(self.files[name]), "sha256": _sha256(self.files[name]), "licence": licence, "licence_files": list(texts)}
            for name, (licence, texts) in sorted(self._licences.items())
        }
        sources = {
            pin.package: {"version": pin.version, "file": pin.file, "sha256": pin.sha256, "licence": pin.licence}
            for pin in sorted(PINS.values(), key=lambda pin: pin.package)
        }
        order = [lexicon_id for lexicon_id in _TITLES if lexicon_id in self._entries]
        return {"build": VERSION, "lexicons": {key: self._entries[key] for key in order}, "files": shipped, "inputs": sources}


def _text(words: Iterable[str]) -> bytes:
    return "".join(f"{word}\n" for word in sorted(words)).encode()


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
