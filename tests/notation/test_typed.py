from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import pytest

from paperback.engine.state import Line, SeatState
from paperback.engine.steps import ChooseCards, KeepCards, Step
from paperback.modes.typos.state import TypoState
from paperback.notation.typed import reader


@dataclass
class Small:
    kind: Literal["a", "b"]
    pair: tuple[int, str]
    row: tuple[bool, ...]
    perhaps: Line | None
    counts: dict[str, list[int]]


GOOD: dict[str, Any] = {"kind": "a", "pair": [1, "x"], "row": [True], "perhaps": None, "counts": {"n": [1, 2]}}


def test_values_are_read_as_the_types_of_their_fields() -> None:
    assert reader(Small)(GOOD) == Small("a", (1, "x"), (True,), None, {"n": [1, 2]})
    line = {"kind": "card", "amount": 1, "card": 2, "word": 0, "target": -1, "reason": ""}
    assert reader(Small)({**GOOD, "perhaps": line}).perhaps == Line("card", 1, 2)


def test_steps_and_slots_are_what_parts_bring() -> None:
    step = {
        "options": [1, 2],
        "at_least": 0,
        "at_most": 1,
        "then": {"chosen": None, "step": "keep_cards"},
        "effect": "",
        "step": "choose_cards",
    }
    assert reader(list[Step])([step]) == [ChooseCards((1, 2), 0, 1, KeepCards())]
    typos = {"deck": [3], "unseen": [[]], "aside": [[]], "takes": [0], "gives": [0]}
    assert reader(dict[str, Any])({"typos": typos}) == {"typos": TypoState([3], [[]], [[]], [0], [0])}


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "c"},
        {"pair": [1]},
        {"pair": [1, 2]},
        {"pair": "1x"},
        {"row": [1]},
        {"perhaps": 0},
        {"counts": {"n": [True]}},
        {"counts": [1]},
        {"more": 1},
    ],
)
def test_other_values_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises((TypeError, ValueError, KeyError)):
        reader(Small)({**GOOD, **change})
    with pytest.raises(ValueError, match="'row' is missing"):
        reader(Small)({name: value for name, value in GOOD.items() if name != "row"})


def test_what_parts_do_not_keep_is_refused() -> None:
    with pytest.raises(KeyError):
        reader(dict[str, Any])({"nobody": {}})
    with pytest.raises(TypeError, match="no place in a state"):
        reader(list[float])
    assert reader(SeatState) is reader(SeatState)
