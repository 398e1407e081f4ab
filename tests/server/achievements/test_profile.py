from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from importlib.resources import files

import pytest

from paperback.catalogue.unlockables import Achievement, achievements
from paperback.engine.measures import measures
from paperback.engine.settings import Settings
from paperback.server.achievements.profile import PLAYED, WON, AchievementSeen, profile_of, unlockable
from paperback.storage.results import Result
from tests.server.achievements.finished import a_finished_game

BEGINNING = datetime(2026, 11, 30, 9, tzinfo=UTC)
FIRST = "unlock-r-3-again-draw-1"
"""For one game played."""


def result(n: int, measured: dict[str, int] | None = None, *, won: bool = False) -> Result:
    return Result(browser="me", game=f"game-{n}", at=BEGINNING + timedelta(hours=n), won=won, measures=measured or {})


def seen(results: list[Result], card: str) -> AchievementSeen:
    return next(one for one in profile_of(results, "own").achievements if one.card == card)


def test_13_1_nothing_is_unlocked_at_first() -> None:
    profile = profile_of((), "own")
    assert (profile.games_played, profile.games_won, profile.unlocked) == (0, 0, ())
    assert len(profile.achievements) == 22
    assert not any(one.unlocked or one.value or one.since or one.game for one in profile.achievements)


@pytest.mark.parametrize("goal", achievements(), ids=lambda goal: goal.card)
def test_13_1_a_card_is_unlocked_when_its_measure_is_reached_and_not_before(goal: Achievement) -> None:
    def reaching(value: int) -> list[Result]:
        if goal.measure in (PLAYED, WON):
            return [result(n, won=goal.measure == WON) for n in range(value)]
        return [result(0, {goal.measure: value})]

    before, after = seen(reaching(goal.at_least - 1), goal.card), seen(reaching(goal.at_least), goal.card)
    assert (before.unlocked, before.value) == (False, goal.at_least - 1)
    assert (after.unlocked, after.value) == (True, goal.at_least)


def test_13_1_a_card_stays_unlocked_and_knows_the_game_that_unlocked_it() -> None:
    results = [result(n, {"word_length": letters}) for n, letters in enumerate((5, 9, 12, 2), 1)]
    one = seen(results, "unlock-i-7-min-7-draw-3")
    assert (one.unlocked, one.value, one.game, one.since) == (True, 12, "game-2", (BEGINNING + timedelta(hours=2)).isoformat())


def test_13_1_the_best_of_single_games_counts_and_games_add_up() -> None:
    profile = profile_of([result(n, {"word_score": 7}, won=n % 2 == 0) for n in range(5)], "own")
    assert (profile.games_played, profile.games_won) == (5, 3)
    assert {one.value for one in profile.achievements if one.measure == "word_score"} == {7}


def test_13_1_the_host_says_which_cards_may_be_used() -> None:
    results = [result(1)]
    assert profile_of(results, "own").unlocked == (FIRST,)
    assert profile_of(results, "none").unlocked == ()
    assert set(profile_of(results, "all").unlocked) == {one.card for one in achievements()}
    assert seen(results, FIRST).unlocked


def test_13_1_cards_that_settings_name_are_found_in_whatever_option() -> None:
    assert unlockable(Settings(options=(("another", ("gold", FIRST)), ("count", 3)))) == (FIRST,)
    assert unlockable(Settings()) == ()


def test_13_2_every_measure_is_told_by_a_record_or_counted_in_games() -> None:
    finished = a_finished_game()
    from_record = measures(finished.rules, finished.entries)[0]
    assert {one.measure for one in achievements()} <= {*from_record, PLAYED, WON}


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_13_1_every_measure_has_its_sentence(language: str) -> None:
    sentences = json.loads((files("paperback") / "locales" / f"{language}.json").read_text("utf-8"))
    assert {f"achievements.for.{one.measure}" for one in achievements()} <= set(sentences)
