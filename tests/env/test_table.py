from __future__ import annotations

import pytest

from paperback.env import raw_env
from paperback.env.table import configuration, table
from paperback.lexicon import UnknownLexiconError
from paperback.modes.registry import MODULES


def test_a_single_module_may_be_named_without_a_list() -> None:
    assert configuration(modules="typos") == configuration(modules=["typos"])


@pytest.mark.parametrize("turns", [0, -1, 2.5, True])
def test_turns_are_a_whole_number_of_one_or_more(turns: int) -> None:
    with pytest.raises(ValueError, match="max_turns"):
        configuration(max_turns=turns)


def test_without_a_number_there_are_two_seats_or_what_comes_nearest() -> None:
    assert configuration().settings.seats == 2
    assert configuration(mode="spy_novel").settings.seats == 1


def test_all_seats_count_as_people_so_that_they_can_vote() -> None:
    assert configuration(seats=3, modules=["house_words"]).settings.humans == (0, 1, 2)


def test_settings_and_options_are_told_apart_by_name() -> None:
    agreed = configuration(mode="spy_novel", options={"level": 3, "minimum_word": 4})
    assert agreed.settings.option("level") == 3
    assert agreed.settings.minimum_word == 4


def test_several_values_are_given_as_a_list_or_as_a_tuple() -> None:
    [option] = [option for module in MODULES.values() for option in module.options if option.many]
    [module] = [name for name, module in MODULES.items() if option in module.options]
    few = option.values[:2]
    made = [configuration(modules=[module], options={option.name: kind(few)}) for kind in (list, tuple)]
    assert made[0] == made[1]
    assert made[0].settings.option(option.name) == few


def test_equal_configurations_share_a_table() -> None:
    assert table(configuration(seats=3)) is table(configuration(seats=3))
    assert raw_env(seats=3).table is raw_env(seats=3).table


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"vocabulary": 0}, "vocabulary is 0"),
        ({"vocabulary": 6}, "vocabulary is 6"),
        ({"max_turns": 0}, "max_turns is 0"),
        ({"reward": "glory"}, "reward is 'glory'"),
        ({"seats": 9}, "seats is 9"),
        ({"options": {"minimum_word": 99}}, "minimum_word is 99"),
    ],
)
def test_what_makes_no_sense_is_refused(wanted: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        configuration(**wanted)  # type: ignore[arg-type] # what is refused


def test_a_lexicon_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownLexiconError):
        raw_env(lexicon="tlh")
