from __future__ import annotations

import hashlib
import multiprocessing
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from paperback.lexicon import LEXICONS, Lexicon, arrays, load
from paperback.lexicon.arrays import BLOCKED_LEVEL, LexiconArrays


def words_of(found: LexiconArrays) -> list[str]:
    rows = bytes(found.words)
    return ["".join(chr(65 + letter) for letter in rows[at : at + rows[at + 15]]) for at in range(0, len(rows), 16)]


def walked(found: LexiconArrays) -> Counter[int]:
    """How often each class is met by walking the graph."""
    nodes = found.nodes.tolist()
    met: Counter[int] = Counter()
    waiting = [(0, 0)]
    while waiting:
        record, number = waiting.pop()
        first, packed = nodes[4 * record + 1], nodes[4 * record + 3]
        if packed >> 26 & 1:
            met[number] += 1
        waiting.extend((edge, number + nodes[4 * edge + 2]) for edge in range(first, first + (packed >> 8 & 31)))
    return met


@pytest.mark.parametrize("lexicon_id", LEXICONS)
def test_every_key_is_in_the_arrays_once_with_its_level(lexicon_id: str) -> None:
    lexicon = load(lexicon_id)
    found = arrays.load(lexicon)
    words = words_of(found)
    assert len(words) == len(set(words)) == len(lexicon)
    for word, level in list(zip(words, found.levels, strict=True))[::17]:
        assert level == (BLOCKED_LEVEL if lexicon.blocked(word, "strong") else lexicon.level(word))


@pytest.mark.parametrize("lexicon_id", ["en-common", "pt"])
def test_walking_the_graph_meets_every_class_once(lexicon_id: str) -> None:
    found = arrays.load(load(lexicon_id))
    met = walked(found)
    assert set(met) == set(range(len(found.classes) - 1))
    assert set(met.values()) == {1}
    assert found.classes[len(found.classes) - 1] == len(found.levels)


@pytest.mark.parametrize("level", [1, 3, 5])
def test_arrays_up_to_a_level_hold_its_words_and_order_the_letters_as_the_whole_list_does(level: int) -> None:
    whole = arrays.load(load("en-common"))
    found = arrays.load(load("en-common"), level=level)
    wanted = [word for word, its in zip(words_of(whole), whole.levels, strict=True) if its <= level or level == 5]
    assert words_of(found) == wanted
    assert found.rank == whole.rank
    assert set(walked(found)) == set(range(len(found.classes) - 1))


@pytest.mark.parametrize(
    ("lexicon_id", "up_to"),
    [("en", [6397, 16167, 32955, 57633]), ("es", [6671, 19374, 43971, 85355]), ("pt", [6612, 18008, 37352, 70180])],
)
def test_the_levels_hold_as_many_words_as_were_measured(lexicon_id: str, up_to: list[int]) -> None:
    lexicon = load(lexicon_id)
    counts = Counter(lexicon.index.levels)
    assert [sum(counts[level] for level in range(1, top + 1)) for top in range(1, 5)] == up_to
    blocked = Counter(arrays.load(lexicon).levels)[BLOCKED_LEVEL]
    assert blocked == sum(mark & 2 > 0 for mark in lexicon.index.marks) > 0


@pytest.mark.parametrize("lexicon_id", ["en", "es"])
def test_the_family_arrays_hold_no_blocked_word(lexicon_id: str) -> None:
    lexicon = load(lexicon_id)
    everything, decent = words_of(arrays.load(lexicon)), words_of(arrays.load(lexicon, family=True))
    gone = set(everything) - set(decent)
    assert gone
    assert all(lexicon.blocked(word) for word in gone)
    assert not any(lexicon.blocked(word) for word in decent)


def digest(lexicon: Lexicon) -> str:
    found = arrays.load(lexicon)
    return hashlib.sha256(b"".join((found.nodes, found.classes, found.words, found.levels, found.rank))).hexdigest()


def digest_in_new_process(_: int) -> str:
    return digest(load("en-common"))


def test_processes_that_build_at_once_get_the_same_arrays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAPERBACK_CACHE", str(tmp_path))
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        digests = pool.map(digest_in_new_process, range(2), chunksize=1)
    monkeypatch.undo()
    assert set(digests) == {digest(load("en-common"))}
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".bin", ".bin"]


@pytest.mark.parametrize("seed", ["0", "1234"])
def test_the_arrays_do_not_depend_on_the_hash_seed(tmp_path: Path, seed: str) -> None:
    program = "from paperback.lexicon import arrays, load; from tests.lexicon.test_arrays import digest; print(digest(load('en-common')))"
    env = os.environ | {"PYTHONHASHSEED": seed, "PAPERBACK_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == digest(load("en-common"))


def test_a_full_cache_is_read_without_numpy(tmp_path: Path) -> None:
    program = "import sys; from paperback.lexicon import arrays, load; arrays.load(load('en-common')); print('numpy' in sys.modules)"
    env = os.environ | {"PAPERBACK_CACHE": str(tmp_path)}
    said = [
        subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True).stdout.strip()
        for _ in range(2)
    ]
    assert said == ["True", "False"]


def test_no_word_is_longer_than_wanted() -> None:
    whole, short = (words_of(arrays.load(load("en-common"), level=2, longest=longest)) for longest in (15, 6))
    assert short == [word for word in whole if len(word) <= 6]
    assert len(short) < len(whole)


@pytest.mark.parametrize("lexicon_id", LEXICONS)
def test_the_everyday_words_are_the_5000_most_frequent_short_ones(lexicon_id: str) -> None:
    lexicon = load(lexicon_id)
    whole, found = arrays.load(lexicon), arrays.load(lexicon, everyday=True)
    everyday = set(words_of(found))
    assert len(everyday) == len(found.levels) == 5000
    assert found.rank == whole.rank
    rarest = max(lexicon.level(word) for word in everyday)
    assert all(len(word) <= arrays.EVERYDAY_LETTERS for word in everyday)
    assert everyday >= {word for word in words_of(whole) if len(word) <= arrays.EVERYDAY_LETTERS and lexicon.level(word) < rarest}
