from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from paperback.abilities.language import LANGUAGES
from paperback.catalogue.library import load
from paperback.catalogue.wording import full

Run = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_listed_with_their_text(language: str, run: Run) -> None:
    status, out, err = run("cards", "--language", language)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert [line.split()[0] for line in lines] == [card.key for card in load().faces]
    assert all(line.endswith(full(card, language).rstrip()) for line, card in zip(lines, load().faces, strict=True))


def test_json_has_every_field(run: Run) -> None:
    cards = json.loads(run("cards", "--json")[1])
    assert len(cards) == len(load().faces)
    j = next(card for card in cards if card["id"] == "letter-j-10-double-word")
    assert (j["letters"], j["cost"], j["score"], j["kind"], j["wild"]) == ("J", 10, 4, "letter", False)
    assert j["text"]


def test_a_language_that_there_is_not(run: Run) -> None:
    status, out, err = run("cards", "--language", "tlh")
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
