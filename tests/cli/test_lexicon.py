from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from paperback.lexicon import LEXICONS, load

Run = Callable[..., tuple[int, str, str]]


def test_words_are_judged_one_by_one(run: Run) -> None:
    status, out, err = run("lexicon", "check", "cat", "Café", "xyzzq", "a", "don't", "x" * 16)
    assert (status, err) == (1, "")
    lines = out.splitlines()
    assert lines[0].startswith("cat is a word, of vocabulary level 1: ")
    assert lines[1].startswith("café is a word")
    assert [line.partition(" is no word: it ")[2] for line in lines[2:]] == [
        "is not in the list",
        "has fewer than 2 letters",
        "has something in it that is no letter",
        "has more than 15 letters",
    ]


def test_all_accepted_is_status_0(run: Run) -> None:
    assert run("lexicon", "check", "cat", "dog")[0] == 0
    assert run("lexicon", "check", "niña", "--lexicon", "es")[0] == 0


def test_json_says_the_same(run: Run) -> None:
    status, out, err = run("lexicon", "check", "cafe", "xyzzq", "--json")
    assert (status, err) == (1, "")
    answer = json.loads(out)
    assert answer["lexicon"] == {"id": "en", "sha256": load("en").sha256}
    cafe, unknown = answer["words"]
    assert (cafe["accepted"], cafe["verdict"], cafe["level"]) == (True, "ok", load("en").level("CAFE"))
    assert "café" in cafe["spellings"]
    assert unknown == {"word": "xyzzq", "accepted": False, "verdict": "unknown"}


def test_the_family_filter(run: Run) -> None:
    blocked = next(word for word in load("en").info.read("family").decode().split() if load("en").explain(word, family=True) == "blocked")
    assert run("lexicon", "check", blocked)[0] == 0
    status, out, _ = run("lexicon", "check", blocked, "--family")
    assert status == 1
    assert "family filter" in out


def test_the_lists_are_listed(run: Run) -> None:
    status, out, _ = run("lexicon", "list")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == list(LEXICONS)
    lists = json.loads(run("lexicon", "list", "--json")[1])
    assert [(one["id"], one["words"], one["sha256"]) for one in lists] == [(i, len(load(i)), load(i).sha256) for i in LEXICONS]


@pytest.mark.parametrize("arguments", [[], ["check"], ["frob"], ["check", "cat", "--lexicon", "x"], ["list", "extra"]])
def test_wrong_usage_is_one_clear_line(arguments: list[str], run: Run) -> None:
    status, out, err = run("lexicon", *arguments)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
