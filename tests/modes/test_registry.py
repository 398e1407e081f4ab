from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from paperback.engine.card import Kind
from paperback.engine.settings import preset
from paperback.modes.described import described
from paperback.modes.module import SettingsError
from paperback.modes.registry import COMBINES, MODES, MODULES, all_parts, complete, laying, rules_for
from paperback.testing import EVERY_WORD

EVERYWHERE = {"typos", "genres", "powers", "unlocked_cards"}


def refusal(**changes: Any) -> str:
    with pytest.raises(SettingsError) as refused:
        complete(preset("anniversary", **changes))
    return refused.value.code


def test_1_1_modes_say_how_many_seats_they_have() -> None:
    seats = {mode.name: mode.seats for mode in MODES.values()}
    assert seats == {"standard": (2, 5), "deadline": (2, 5), "cooperative": (1, 5), "spy_novel": (1, 1)}
    assert refusal(seats=1) == "mode_seats"
    assert refusal(mode="spy_novel", seats=2) == "mode_seats"


def test_1_14_these_go_with_every_mode() -> None:
    assert {name for name, modes in COMBINES.items() if set(modes) == set(MODES)} == EVERYWHERE


@pytest.mark.parametrize("module", ["attacks", "awards", "themes"])
def test_1_14_and_catalogue_11_nobody_is_hindered_or_beaten_where_all_play_together(module: str) -> None:
    assert set(COMBINES[module]) == {"standard", "deadline"}
    assert refusal(mode="cooperative", modules=(module,)) == "module_mode"


def test_1_14_discount_is_not_for_deadline_and_bounty_for_the_standard_game_only() -> None:
    assert refusal(mode="deadline", modules=("discount",)) == "module_mode"
    for mode in set(MODES) - {"standard"}:
        assert refusal(mode=mode, seats=MODES[mode].seats[0], modules=("bounty",)) == "module_mode"


@pytest.mark.parametrize(("setting", "value"), [("fame_piles", "short"), ("finish_round", True)])
def test_1_14_some_settings_are_for_the_standard_game_only(setting: str, value: object) -> None:
    for mode in set(MODES) - {"standard"}:
        assert refusal(mode=mode, seats=MODES[mode].seats[0], **{setting: value}) == "setting_mode"
    complete(preset("anniversary", **{setting: value}))


def test_1_14_house_words_and_theme_votes_need_two_people() -> None:
    assert refusal(modules=("house_words",), humans=(1,)) == "module_people"
    assert refusal(modules=("themes",), options=(("theme_vote", True),), humans=(1,)) == "module_people"


def test_12_1_the_spy_novel_always_has_typos() -> None:
    assert complete(preset("anniversary", mode="spy_novel", seats=1)).modules == ("typos",)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"mode": "chess"}, "unknown_mode"),
        ({"modules": ("dice",)}, "unknown_module"),
        ({"options": (("level", 1),)}, "unknown_option"),
        ({"mode": "spy_novel", "seats": 1, "options": (("level", 5),)}, "option_value"),
        ({"mode": "spy_novel", "seats": 1, "options": (("level", True),)}, "option_value"),
    ],
)
def test_anything_else_is_refused_with_the_reason(changes: dict[str, Any], code: str) -> None:
    assert refusal(**changes) == code


def test_what_can_lie_beside_a_made_up_table_names_its_module() -> None:
    found = {kind: named for kind in Kind if (named := laying(kind))}
    assert {kind: (module, beside.most) for kind, (module, beside) in found.items()} == {
        Kind.GENRE: ("genres", 4),
        Kind.POWER: ("powers", 1),
    }


def test_options_that_are_not_named_are_filled_in() -> None:
    chosen = complete(preset("anniversary", mode="cooperative", options=(("token_limit", 3),)))
    assert (chosen.option("token_limit"), chosen.option("fame_layout")) == (3, "pyramid")
    assert complete(chosen) == chosen


def test_no_two_parts_mean_the_same_word_otherwise() -> None:
    for name, mode in MODES.items():
        modules = tuple(sorted(one for one in MODULES if name in COMBINES[one]))
        seats = min(3, mode.seats[1])
        settings = preset("anniversary", mode=name, seats=seats, modules=modules, humans=tuple(range(seats)))
        rules = rules_for(settings, EVERY_WORD)
        assert len({part.name for part in rules.parts}) == len(rules.parts)
    tags = [(kind.__name__) for part in all_parts() for kind in (*part.folds, *part.commands, *part.steps)]
    assert len(tags) == len(set(tags))


def test_what_can_be_agreed_is_described() -> None:
    told = asdict(described())
    assert {option["name"]: option["people"] for module in told["modules"] for option in module["options"] if option["people"]} == {
        "theme_vote": 2
    }
    assert {mode["name"] for mode in told["modes"]} == set(MODES)
    assert {module["name"]: set(module["modes"]) for module in told["modules"]} == {name: set(COMBINES[name]) for name in MODULES}
    by_name = {setting["name"]: setting for setting in told["settings"]}
    assert by_name["finish_round"]["modes"] == ("standard",)
    assert by_name["minimum_word"]["values"] == (2, 3, 4, 5, 6, 7)
    assert set(by_name["length_rule"]["modes"]) == set(MODES)
