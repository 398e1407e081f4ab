from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from paperback.lexicon.index import build, opened
from tools.build_lexicons import hunspell
from tools.build_lexicons.__main__ import DATA
from tools.build_lexicons.assemble import Assembly
from tools.build_lexicons.inputs import PINS, InputError, Inputs
from tools.build_lexicons.levels import Frequencies
from tools.build_lexicons.words import fold, playable

AFFIXES = """SET UTF-8
NEEDAFFIX n
# a comment
SFX S Y 2
SFX S 0 s [aeo]
SFX S z ces/M z
SFX M Y 1
SFX M 0 me .
PFX R Y 1
PFX R 0 re .
SFX H N 1
SFX H 0 -lo .
"""
ARCHIVES = os.environ.get("PAPERBACK_LEXICON_INPUTS")


def forms(word: str, classes: str) -> set[str]:
    return hunspell.parse_affixes(AFFIXES).forms(word, classes)


@pytest.mark.parametrize(
    ("word", "classes", "expected"),
    [
        ("casa", "", {"casa"}),
        ("casa", "S", {"casa", "casas"}),
        ("luz", "S", {"luz", "luces", "lucesme"}),
        ("mol", "S", {"mol"}),
        ("hace", "RS", {"hace", "haces", "rehace", "rehaces"}),
        ("hace", "RH", {"hace", "hace-lo", "rehace"}),
        ("hace", "Sn", {"haces"}),
    ],
)
def test_an_entry_has_all_the_forms_of_its_classes(word: str, classes: str, expected: set[str]) -> None:
    assert forms(word, classes) == expected


def test_plain_inflection_leaves_out_other_classes_hyphens_and_prefixes() -> None:
    assert hunspell.parse_affixes(AFFIXES).plain("SH").forms("hace", "RSHM") == {"hace", "haces"}


def test_a_dictionary_line_is_a_word_its_classes_and_its_kind() -> None:
    entries = hunspell.parse_entries("4\ncasa/SR\n# no\nJorge\tCAT=np\nsol/S po:noun\n\nmar\r\n")
    assert entries == [("casa", "SR", ""), ("Jorge", "", "CAT=np"), ("sol", "S", "po:noun"), ("mar", "", "")]


def test_only_lower_case_words_of_letters_are_playable() -> None:
    assert playable(["año", "Año", "d'água", "a", "ab", "x" * 16, "r2", "æon", "ok"]) == {"año", "ab", "ok"}


def test_a_text_without_a_key_folds_to_itself() -> None:
    assert [fold("Año"), fold("d'água")] == ["ano", "d'água"]


class _Counts(Inputs):
    """A frequency list of two bins: `da` (one in ten) and, a hundredth of a bel rarer, `dá`."""

    def read(self, package: str, name: str) -> bytes:
        assert (package, name) == ("wordfreq", "wordfreq/data/large_pt.msgpack.gz")
        bins = b"\x90" * 100 + b"\x91\xa2da" + b"\xdc\x00\x01\xd9\x03d\xc3\xa1" + b"\x90" * 620 + b"\x91\xa4raro"
        return gzip.compress(b"\xdc" + (724).to_bytes(2) + b"\x81\xa6format\xa2cB" + bins)


def test_levels_come_from_the_counts_of_all_spellings() -> None:
    counts = Frequencies(_Counts(Path()), "pt")
    assert [counts.zipf("da"), counts.zipf("dá"), counts.zipf("raro"), counts.zipf("nada")] == [8.0, 7.99, 1.78, 0.0]
    assert [counts.level("da"), counts.level("raro"), counts.level("nada")] == [1, 5, 5]
    assert counts.everyday(["nada", "raro", "da", "raramente"], 2, 4) == {"da", "raro"}
    assert [counts.most_frequent(["dá", "da"]), counts.most_frequent(["x", "y"])] == [1, 0]


def test_an_archive_that_is_not_the_pinned_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / next(iter(PINS.values())).file).write_bytes(b"something else")
    with pytest.raises(InputError, match=r"is not scowl .* as pinned"):
        Inputs(tmp_path).fetch()


def test_the_index_of_the_program_takes_what_the_build_allows() -> None:
    """The index maps each accented letter to one capital; a letter that it cannot map must not be playable."""
    letters = sorted(chr(code) + "a" for code in range(0xC0, 0x100) if playable([chr(code) + "a"]))
    index = opened([memoryview(part) for part in build(letters, b"1" * len({fold(word) for word in letters}), b"", [], [])])
    assert all(index.find(fold(word).upper()) >= 0 for word in letters)


@pytest.mark.skipif(ARCHIVES is None, reason="PAPERBACK_LEXICON_INPUTS names no folder with the sources' archives")
def test_the_sources_make_exactly_what_ships() -> None:
    inputs = Inputs(Path(ARCHIVES or ""))
    inputs.fetch()
    files = Assembly(inputs, lambda _: None).files
    assert [name for name, content in files.items() if (DATA / name).read_bytes() != content] == []
