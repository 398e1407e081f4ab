"""The five word lists."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

from tools.build_lexicons import hunspell
from tools.build_lexicons.words import fold, playable, reviewed

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from tools.build_lexicons.hunspell import Affixes, Entry
    from tools.build_lexicons.inputs import Inputs
    from tools.build_lexicons.levels import Frequencies

SPANISH: Final = ("dictionary-es", "dictionary-es-mx", "dictionary-es-ar")
_SCOWL: Final = "usr/share/dict/scowl/"
_MAIN: Final = (
    *(f"{dialect}-words" for dialect in ("english", "american", "british", "british_z", "canadian", "australian")),
    *(f"{dialect}variant_1-words" for dialect in ("", "british_", "canadian_", "australian_")),
)
_VARIANTS: Final = tuple(f"{dialect}variant_2-words" for dialect in ("", "british_", "canadian_", "australian_"))
_NAMES: Final = tuple(f"{dialect}-{kind}" for dialect in ("english", "american", "british") for kind in ("upper", "proper-names"))
_PAIR: Final = 2

# classes of the Brazilian dictionary that inflect; the others make prefixed words, diminutives and -mente, -ista, -dor
_VERBS: Final = frozenset("acdefghitw")
_INFLECTING: Final = _VERBS | frozenset("ABCDF")
_WORSE_THAN_LETTERS: Final = re.compile(r"[-' .0-9ªº²³µ]")
_ROMAN: Final = re.compile(r"[ivxlcdm]+")
_NO_SUPERLATIVE: Final = re.compile(r"d[ií]ssim[oa]s?$")
# how often (Zipf) a Brazilian lemma or verb form must occur to be taken
_ATTESTED: Final = 1.6
_ATTESTED_VERB: Final = 1.5
_ATTESTED_FORM: Final = 1.0
_ATTESTED_FORMS: Final = 3


def english(inputs: Inputs) -> dict[str, set[str]]:
    """Make the three English lists, each held by the next."""
    enable = playable(json.loads(inputs.read("scrabble", "scrabble/dictionary.json")))
    removed, added = reviewed("en_exclude.txt"), playable(reviewed("en_supplement.txt"))

    def cleaned(words: Iterable[str]) -> set[str]:
        # SCOWL lists letter names and unit symbols of two letters as words: those need a second source
        return {word for word in words if word not in removed and (len(word) > _PAIR or fold(word) in enable or word in added)}

    variants = {word for word in playable(_scowl(inputs, _VARIANTS, 70)) if fold(word) in enable}
    standard = cleaned(playable(_scowl(inputs, _MAIN, 70)) | variants | added)
    known = {fold(word) for word in standard}
    return {
        "en-common": cleaned(playable(_scowl(inputs, _MAIN, 50))),
        "en": standard,
        "en-big": standard | {word for word in enable if word not in known},
    }


def spanish(inputs: Inputs) -> set[str]:
    """Make the Spanish list: the dictionaries of Spain, Mexico and Argentina together."""
    words: set[str] = set()
    for package in SPANISH:
        affixes, entries = hunspell.read(inputs, package)
        for entry in entries:
            if entry.word == entry.word.lower():
                words |= affixes.forms(entry.word, entry.classes)
    removed = reviewed("es_exclude.txt")
    return {word for word in playable(words) if fold(word) not in removed} | playable(reviewed("es_supplement.txt"))


def portuguese(inputs: Inputs, frequencies: Frequencies) -> set[str]:
    """Make the Portuguese list: the dictionary of Portugal, and what the Brazilian one adds to it that people write."""
    affixes, entries = hunspell.read(inputs, "dictionary-pt-pt")
    removed = reviewed("pt_exclude.txt")
    european: set[str] = set()
    for entry in entries:
        if _is_word(entry):
            european |= affixes.forms(entry.word, entry.classes)
    european = {word for word in playable(european) if fold(word) not in removed}
    names = {fold(entry.word) for entry in entries if "CAT=np" in entry.morphology}
    brazilian = _brazilian(inputs, frequencies, {fold(word) for word in european}, names)
    return european | {word for word in playable(brazilian) if fold(word) not in removed} | playable(reviewed("pt_supplement.txt"))


def _is_word(entry: Entry) -> bool:
    """Tell words from names, prefixes, signs and roman numerals, which the dictionary of Portugal marks."""
    if entry.word != entry.word.lower() or re.search(r"CAT=(np|pref|punct)", entry.morphology):
        return False
    return not ("CAT=card" in entry.morphology and _ROMAN.fullmatch(entry.word))


def _brazilian(inputs: Inputs, frequencies: Frequencies, european: Collection[str], names: set[str]) -> set[str]:
    affixes, entries = hunspell.read(inputs, "dictionary-pt")
    names |= {fold(entry.word) for entry in entries if entry.word != entry.word.lower()}
    names |= {fold(word) for word in _scowl(inputs, _NAMES, 80)}
    foreign = playable(_scowl(inputs, ("english-words", "american-words"), 60))
    added: set[str] = set()
    for lemma, (classes, forms) in _lemmas(affixes.plain(_INFLECTING), entries).items():
        key = fold(lemma)
        inflects = classes & _INFLECTING
        if key in names and key not in european:
            continue
        if len(lemma) <= _PAIR or (len(lemma) == _PAIR + 1 and not inflects) or (not inflects and lemma in foreign):
            continue
        kept = _whole_forms(forms) if classes & _VERBS else forms
        kept = {form for form in kept if not _NO_SUPERLATIVE.search(form)}
        new = {form for form in kept if fold(form) not in european}
        if not new:
            continue
        if classes & _VERBS:
            attested = sum(frequencies.zipf(form) > _ATTESTED_FORM for form in kept)
            if frequencies.zipf(lemma) < _ATTESTED_VERB or attested < _ATTESTED_FORMS:
                continue
        elif max(map(frequencies.zipf, kept)) < _ATTESTED:
            continue
        added |= new
    return added


def _lemmas(affixes: Affixes, entries: Iterable[Entry]) -> dict[str, tuple[set[str], set[str]]]:
    """Collect the classes and forms of each lower-case lemma made of letters."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in entries:
        if entry.word != entry.word.lower() or _WORSE_THAN_LETTERS.search(entry.word) or "ý" in entry.classes:
            continue
        classes, forms = found.setdefault(entry.word, (set(), set()))
        classes.update(entry.classes)
        forms.update(form for form in affixes.forms(entry.word, entry.classes) if not _WORSE_THAN_LETTERS.search(form))
    return found


def _whole_forms(forms: set[str]) -> set[str]:
    """Drop the cut stems of verbs that stand only before a hyphen (amamo-, amá-)."""
    return {form for form in forms if not (form.endswith("mo") and form + "s" in forms) and (form[-1] not in "áêô" or form.endswith("rá"))}


def _scowl(inputs: Inputs, categories: Collection[str], size: int) -> set[str]:
    """Collect the words of these categories up to a size level."""
    words: set[str] = set()
    for name in inputs.names("scowl"):
        category, _, level = name.removeprefix(_SCOWL).rpartition(".")
        if name.startswith(_SCOWL) and category in categories and int(level) <= size:
            words.update(line.strip() for line in inputs.text("scowl", name).split("\n"))
    return words
