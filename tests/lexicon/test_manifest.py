from __future__ import annotations

import dataclasses
import hashlib
import json
import re
from collections import Counter
from importlib.resources import files

import pytest

from paperback.lexicon import DEFAULT, LEXICONS, DamagedLexiconError, UnknownLexiconError, fold, info
from paperback.lexicon.packing import unpack

DATA = files("paperback.lexicon") / "data"
MANIFEST = json.loads((DATA / "manifest.json").read_text(encoding="utf-8"))
EACH = pytest.mark.parametrize("lexicon_id", LEXICONS)


def test_the_manifest_lists_the_lexicons_and_every_data_file() -> None:
    assert tuple(MANIFEST["lexicons"]) == LEXICONS
    assert DEFAULT in LEXICONS
    present = {path.name for path in DATA.iterdir() if path.is_file()}
    assert present == {*MANIFEST["files"], "manifest.json"}


@pytest.mark.parametrize("name", MANIFEST["files"])
def test_a_file_has_its_hash_its_size_and_the_text_of_its_licence(name: str) -> None:
    entry = MANIFEST["files"][name]
    content = (DATA / name).read_bytes()
    assert (len(content), hashlib.sha256(content).hexdigest()) == (entry["bytes"], entry["sha256"])
    assert entry["licence"]
    assert entry["licence_files"]
    for text in entry["licence_files"]:
        assert (DATA / "LICENSES" / text).read_text(encoding="utf-8").strip()


@EACH
def test_a_list_is_what_the_manifest_says(lexicon_id: str) -> None:
    entry = info(lexicon_id)
    spellings = list(unpack(entry.read("words")))
    assert spellings == sorted(set(spellings))
    assert len(spellings) == entry.spellings
    assert hashlib.sha256("".join(f"{word}\n" for word in spellings).encode()).hexdigest() == entry.text_sha256
    shape = re.compile(r"[a-zà-åç-ïñ-öù-ýÿ]{2,15}")
    assert [word for word in spellings if not shape.fullmatch(word)] == []
    keys = {fold(word) for word in spellings}
    assert len(keys) == entry.keys
    assert Counter(map(len, keys)) == entry.counts
    assert set(entry.counts) == set(range(2, 16))


@EACH
def test_the_pinned_hash_covers_the_words_and_the_blocked_ones(lexicon_id: str) -> None:
    entry = info(lexicon_id)
    parts = [entry.text_sha256, *(entry.files[role].sha256 for role in ("family", "strong") if role in entry.files)]
    assert entry.sha256 == hashlib.sha256("\n".join(parts).encode()).hexdigest()


@EACH
def test_the_sources_are_pinned(lexicon_id: str) -> None:
    sources = info(lexicon_id).inputs
    assert sources
    assert all(len(source.sha256) == 64 and source.version and source.licence for source in sources)


def test_the_three_english_lists_hold_one_another() -> None:
    common, standard, big = (set(unpack(info(lexicon_id).read("words"))) for lexicon_id in ("en-common", "en", "en-big"))
    assert common < standard < big


def test_an_unknown_id_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownLexiconError, match=r"no lexicon 'xx'; there are en-common, en, en-big, es, pt"):
        info("xx")


def test_a_damaged_file_is_refused() -> None:
    file = dataclasses.replace(info("en").files["words"], sha256="0" * 64)
    with pytest.raises(DamagedLexiconError, match=r"en\.front\.gz is damaged"):
        file.read()
