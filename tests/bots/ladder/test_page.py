from __future__ import annotations

from pathlib import Path

import pytest

from paperback.bots.dials import LEVELS, SKILLS, Name
from paperback.bots.ladder.page import page, percent, reached
from paperback.bots.ladder.plan import PARTS
from paperback.bots.ladder.ratings import Rating
from paperback.bots.ladder.run import Ladder, read
from paperback.bots.ladder.standing import Pace, Player, Standing

FILE = Path("docs/ladder.md")


def standing(part: str, *rates: float, together: bool = False, wanted: float | None = None, lexicon: str = "en") -> Standing:
    players = tuple(Player(f"p{n}", rate, (rate / 2, rate), 30 + n, 5 + n) for n, rate in enumerate(rates))
    return Standing(part, "anniversary", lexicon, together, 100, wanted, 20.25, "", players)


def ladder(*standings: Standing, games: int = 100) -> Ladder:
    return Ladder(
        "0.1", "paperback ladder --x", "seed", 100, games, standings, (Rating("p0", 100, 30, 2, 24),), (Pace("p0", 9, 0.5, 2, 70),), ()
    )


def test_the_page_says_how_it_was_made() -> None:
    text = page(ladder(standing("skills", 0.7, 0.3)), FILE)
    assert "\npaperback ladder --x\n" in text
    assert "(version 0.1, seed `seed`, 100 games)" in text
    assert "`paperback ladder --check docs/ladder.md`" in text
    assert "docs/ladder.json" in text
    assert text.endswith("|\n")


def test_a_ladder_that_was_stopped_says_so() -> None:
    assert "40 games of 100: it was stopped)" in page(ladder(standing("skills", 0.7, 0.3), games=40), FILE)


def test_a_row_for_each_pairing_with_rate_interval_fame_cents_and_turns() -> None:
    text = page(ladder(standing("skills", 0.7, 0.3)), FILE)
    assert "| p0 | p1 | anniversary | 100 | 70.0 % (35.0 to 70.0) | 30.0 : 31.0 | 5.0 : 6.0 | 20.2 |" in text
    assert "| p0 | 100 | 30.00 | 2.00 | 24.00 |" in text
    assert "| p0 | standard, two seats | 9 | 0.50 | 2.00 | 70.00 |" in text


def test_what_was_wanted_is_reached_or_not() -> None:
    rows = [standing("skills", 0.7, 0.3, wanted=0.6), standing("skills", 0.5, 0.5, wanted=0.6), standing("skills", 0.5, 0.5)]
    text = page(ladder(*rows), FILE)
    assert "1 of 2 are reached." in text
    assert "| at least 60 % | 70.0 % (35.0 to 70.0) | 100 | reached |" in text
    assert "| at least 60 % | 50.0 % (25.0 to 50.0) | 100 | **not reached** |" in text
    assert "What was wanted" not in page(ladder(rows[2]), FILE)


@pytest.mark.parametrize(("rate", "wanted", "holds"), [(0.6, 0.6, True), (0.59, 0.6, False), (0.5, 0.5, False), (0.51, 0.5, True)])
def test_half_the_games_must_be_passed_and_any_other_rate_must_be_met(rate: float, wanted: float, *, holds: bool) -> None:
    assert reached(standing("skills", rate, 1 - rate, wanted=wanted)) == holds


def test_several_seats_have_a_row_for_each_player_and_those_who_play_together_one() -> None:
    text = page(
        ladder(standing("seats", 0.5, 0.3, 0.2), standing("modes", 0.4, 0.4, together=True), standing("modes", 0.9, together=True)), FILE
    )
    assert "3 seats, anniversary, 100 games of 20.2 turns:" in text
    assert "| p2 | 20.0 % (10.0 to 20.0) | 32.0 | 7.0 |" in text
    assert "| p0 | the game, 2 together |" in text
    assert "| p0 | the game, alone |" in text


def test_vocabularies_tell_their_word_list() -> None:
    assert "| anniversary, `es` |" in page(ladder(standing("vocabularies", 0.6, 0.4, lexicon="es")), FILE)


def test_a_rate_with_its_interval() -> None:
    assert percent(Player("x", 0.333, (0.3, 0.41), 0, 0)) == "33.3 % (30.0 to 41.0)"


ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("figures", sorted((ROOT / "docs").glob("ladder.json")), ids=lambda path: path.name)
def test_the_page_in_the_repository_has_every_part_and_is_made_of_its_figures_alone(figures: Path) -> None:
    kept = read(figures)
    assert kept.games == kept.planned
    assert (ROOT / FILE).read_text("utf-8") == page(kept, FILE)
    assert {one.part for one in kept.standings} == PARTS.keys()
    names = {player.name for one in kept.standings for player in one.players}
    assert names >= {str(Name(skill, LEVELS[-1])) for skill in SKILLS} | {str(Name("author", level)) for level in LEVELS}
    rated = {player.name for one in kept.standings if one.part != "person" for player in one.players}
    assert {one.name for one in kept.ratings} == rated
