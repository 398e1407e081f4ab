"""The languages have the same templates, with the same places to fill."""

from __future__ import annotations

import re
from typing import Any

import pytest

from paperback.abilities.language import LANGUAGES, language


def leaves(node: dict[str, Any] | str, path: str = "") -> dict[str, set[str]]:
    """The places to fill in each template, plural forms taken together."""
    if isinstance(node, str):
        return {path: set(re.findall(r"{(\w+)}", node))}
    if set(node) == {"one", "other"}:
        return {path: set().union(*(places for form in node.values() for places in leaves(form).values()))}
    return {key: places for name, child in node.items() for key, places in leaves(child, f"{path}/{name}").items()}


@pytest.mark.parametrize("code", ["es", "pt"])
def test_templates_are_those_of_english(code: str) -> None:
    english, other = leaves(language("en").templates), leaves(language(code).templates)
    assert set(english) == set(other)
    assert {key for key in english if english[key] - {"n"} != other[key] - {"n"}} == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_one_and_several(code: str) -> None:
    cards = language(code).templates["effect"]["draw"]["short"]
    assert language(code).fill(cards, n=1) != language(code).fill(cards, n=2).replace("2", "1")
    assert language(code).fill(cards, n=5) == language(code).fill(cards, n=2).replace("2", "5")


@pytest.mark.parametrize(("code", "expected"), [("en", "a, b or c"), ("es", "a, b o c"), ("pt", "a, b ou c")])
def test_alternatives(code: str, expected: str) -> None:
    assert language(code).alternatives(["a", "b", "c"]) == expected
    assert language(code).alternatives(["a"]) == "a"


@pytest.mark.parametrize(("code", "expected"), [("en", "a and b and c"), ("es", "a y b y c"), ("pt", "a e b e c")])
def test_all_of(code: str, expected: str) -> None:
    assert language(code).all_of(["a", "b", "c"]) == expected


def test_a_language_is_loaded_once() -> None:
    assert language("pt") is language("pt")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'de'"):
        language("de")
