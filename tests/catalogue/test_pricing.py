"""The pricing model, by hand."""

from __future__ import annotations

from typing import Any

import pytest

from paperback.catalogue.library import OFFER_SETS, read
from paperback.catalogue.pricing import price


def entry(name: str, key: str) -> dict[str, Any]:
    """The catalogue's entry for a card."""
    found: dict[str, Any] = next(card for card in read(name)["card"] if card["id"] == key)
    return found


@pytest.mark.parametrize(
    ("name", "key", "expected"),
    [
        ("letters", "letter-w-4-plain", 0.8 + 1.2 * 3 - 0.5),
        ("letters", "letter-p-5-first", 0.8 + 1.2 * 2 + 0 + 2 * 1.2 * 0.71),
        ("letters", "letter-n-9-no-wild-double-word", 0.8 + 1.2 * 2 + 0.25 + 8 * 0.45 * 1.6),
        ("letters", "letter-s-8-whole-hand-double-word", 0.8 + 1.2 + 0.5 + 8 * 0.65),
        ("letters", "letter-k-10-double-both-draw-1", 0.8 + 1.2 * 5 - 1 + 3.4 + 1.25),
        ("letters", "letter-x-8-last-double-self", 0.8 + 1.2 * 5 - 2.5 + 1.2 * 5 * 0.55),
        ("letters", "letter-o-7-trash-2c", 0.8 + 1.2 * 2 + 1 + 1.5 + 2 * 1.2 * 0.8),
        ("bigrams", "pair-qu-6-draw-1", 0.8 + 1.2 * 5 - 0.2 - 1.5 + 1.25),
        ("vowels", "vowel-e-2", 0.8 + 1.2 * 2 + 1.25 - 2.5),
        ("attacks", "attack-ly-7-fewer-cards", 0.8 + 1.2 * 4 - 0.2 + 1.75),
        ("unlockables", "unlock-w-8-triple-neighbour-trash", 0.8 + 1.2 * 4 - 0.5 + 2 * 2.4 - 2),
        ("unlockables", "unlock-t-5-trash-self-3c", 0.8 + 1.2 * 2 + 0.25 + 3 * 1.2 * 0.4),
        ("unlockables", "unlock-d-7-flush-2-buy-to-top", 0.8 + 1.2 * 3 + 0 + 0.75 + 0.5 + 1.25),
        ("unlockables", "unlock-g-6-fame-per-5-cards", 0.8 + 1.2 + 20 / 5),
    ],
)
def test_price_by_hand(name: str, key: str, expected: float) -> None:
    assert price(entry(name, key), read("pricing")) == pytest.approx(expected)


def test_documented_cards_are_within_half_a_cent() -> None:
    documented = [card for name in OFFER_SETS for card in read(name)["card"] if card["provenance"] == "documented"]
    assert len(documented) == 11
    assert all(abs(card["cost"] - price(card, read("pricing"))) <= 0.5 for card in documented)


def test_what_the_model_does_not_know_is_an_error() -> None:
    with pytest.raises(KeyError, match="Ñ"):
        price({**entry("letters", "letter-w-4-plain"), "letters": "Ñ"}, read("pricing"))
