from __future__ import annotations

import pytest

from paperback.bots.numbers import Numbers, measured, tuned, uses
from paperback.catalogue.library import load
from paperback.engine.card import Kind

DEAR = 8
"""Cents."""
NEVER_HELD = {Kind.POWER, Kind.AWARD, Kind.THEME}


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_every_card_that_can_be_in_a_hand_was_measured(language: str) -> None:
    assert {card.key for card in load().faces if card.kind not in NEVER_HELD} <= set(measured(language))


def test_a_use_is_what_was_measured_with_more_for_letters_and_abilities() -> None:
    library, numbers = load(), tuned()
    plain, trashing = library.index["letter-w-4-plain"], library.index["pair-ar-6-trash"]
    earned = uses(library, "en", numbers)
    assert earned[plain] == measured("en")["letter-w-4-plain"] / 100
    assert earned[trashing] == measured("en")["pair-ar-6-trash"] / 100 + numbers.letter + numbers.others["Trash"]


def test_numbers_of_effects_have_a_point_before_their_name() -> None:
    names = [name for name in Numbers.__dataclass_fields__ if name != "others"]
    numbers = Numbers.of({**dict.fromkeys(names, 1.0), ".Look": 2.0})
    assert (numbers.cent, dict(numbers.others)) == (1.0, {"Look": 2.0})


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_no_dear_letter_on_offer_counts_less_than_a_starting_letter(language: str) -> None:
    """Numbers that hardly decide games must not stray so far that people are told nonsense."""
    library = load()
    earned = uses(library, language, tuned())
    dear = {library.faces[face].key: earned[face] for face in set(library.offer) if library.faces[face].cost >= DEAR}
    assert len(dear) > 10
    assert min(dear.values()) > 0
