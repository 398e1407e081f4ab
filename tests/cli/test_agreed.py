from __future__ import annotations

import argparse

import pytest

from paperback.cli import agreed
from paperback.cli.main import InputError
from paperback.engine.settings import Settings


def agree(*arguments: str, seats: int = 2, humans: tuple[int, ...] = ()) -> Settings:
    parser = argparse.ArgumentParser()
    agreed.add_arguments(parser)
    return agreed.settings(parser.parse_args(list(arguments)), seats, humans)


def test_a_mode_with_its_level_and_modules() -> None:
    settings = agree("--mode", "spy_novel", "--level", "3", "--modules", "powers, discount", seats=1)
    assert (settings.mode, settings.modules, settings.option("level")) == ("spy_novel", ("discount", "powers", "typos"), 3)


def test_a_layout_means_the_one_that_knows_it() -> None:
    assert agree("--layout", "separate").layout == "separate"
    assert agree("--mode", "cooperative", "--layout", "tower").option("fame_layout") == "tower"


def test_any_setting_can_be_set_by_its_name() -> None:
    settings = agree("--set", "minimum_word=4", "--set", "finish_round=yes", "--set", "first_seat=1", "--set", "fame_piles=short")
    assert (settings.minimum_word, settings.finish_round, settings.first_seat, settings.fame_piles) == (4, True, 1, "short")
    assert agree("--set", "edition=classic").edition == "classic"
    cards = agree("--modules", "unlocked_cards", "--set", "unlocked_cards=unlock-r-3-again-draw-1+unlock-x-8-double-both-draw-1")
    assert len(cards.option("unlocked_cards")) == 2  # type: ignore[arg-type] # a tuple


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--modules", "dice"], "no module 'dice'"),
        (["--set", "colour=red"], "no setting 'colour'"),
        (["--set", "minimum_word=9"], "minimum_word cannot be '9'; it can be 2, 3"),
        (["--set", "level=2"], "level is a setting of nothing that is played here"),
        (["--mode", "deadline", "--modules", "bounty"], "bounty does not go with deadline"),
        (["--mode", "deadline", "--set", "finish_round=yes"], "finish_round cannot be set in deadline"),
        (["--modules", "house_words"], "house_words needs 2 people"),
        (["--modules", "genres"], "genres too few: genres 4, seats 5"),
        (["--mode", "spy_novel"], "spy_novel is for 1 to 1 players"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_clear_line(arguments: list[str], said: str) -> None:
    with pytest.raises(InputError, match=said.replace("(", r"\(")):
        agree(*arguments, seats=5 if "genres" in arguments else 2)
