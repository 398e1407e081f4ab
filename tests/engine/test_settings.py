from __future__ import annotations

from typing import Any

import pytest

from paperback.engine.settings import Settings, preset


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_1_a_standard_game_has_two_to_five_seats(seats: int) -> None:
    assert preset("anniversary", seats=seats).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 6])
def test_1_1_another_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        preset("classic", seats=seats)


def test_1_2_an_edition_is_a_preset_of_three_settings() -> None:
    new, old = preset("anniversary"), preset("classic")
    assert (new.starting_deck, new.layout, new.trash_from_discard) == ("anniversary", "combined", True)
    assert (old.starting_deck, old.layout, old.trash_from_discard) == ("classic", "separate", False)


def test_1_2_each_of_the_three_can_be_set_on_its_own() -> None:
    mixed = preset("classic", layout="combined")
    assert (mixed.starting_deck, mixed.layout, mixed.trash_from_discard) == ("classic", "combined", False)


def test_1_2_the_default_is_the_anniversary_edition() -> None:
    assert Settings() == preset("anniversary")


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"first_seat": 2}, "first_seat"),
        ({"first_seat": -1}, "first_seat"),
        ({"minimum_word": 1}, "minimum_word"),
        ({"minimum_word": 8}, "minimum_word"),
        ({"humans": (2,)}, "humans"),
        ({"humans": (1, 1)}, "humans"),
    ],
)
def test_1_14_settings_that_do_not_fit_are_refused_with_the_reason(change: dict[str, Any], word: str) -> None:
    with pytest.raises(ValueError, match=word):
        preset("anniversary", **change)


def test_1_14_a_setting_that_does_not_exist_is_refused() -> None:
    with pytest.raises(TypeError):
        preset("anniversary", no_such_setting=True)
