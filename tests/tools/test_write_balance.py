"""The page of balance is made of games, and says which."""

from __future__ import annotations

from pathlib import Path

import pytest

from paperback.bots.census import Counted
from tools import write_balance
from tools.balance.cards import sold
from tools.balance.tables import match
from tools.write_balance import PAGE, PLAYER, SECTIONS, UNIT, matches, page, play

FEW = 2


def test_every_section_gets_the_games_that_it_needs() -> None:
    wanted = matches(UNIT, PLAYER)
    for section in SECTIONS:
        for one, games in section.needs(PLAYER, UNIT):
            assert wanted[one] >= games > 0
    assert {one.settings.mode for one in wanted} == {"standard", "deadline", "cooperative", "spy_novel"}


def test_the_page_in_the_repository_has_every_section_and_says_how_it_was_made() -> None:
    text = PAGE.read_text("utf-8")
    assert [line for line in text.splitlines() if line.startswith("## ")] == [f"## {section.title}" for section in SECTIONS]
    assert "`python -m tools.write_balance`" in text


def test_a_page_is_the_same_however_many_processes_play_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few games: the first section's."""
    monkeypatch.setattr(write_balance, "SECTIONS", SECTIONS[:1])
    wanted = matches(FEW, PLAYER)
    one, two = (page(play(wanted, jobs), "command", PLAYER) for jobs in (1, 2))
    assert one == two
    assert "| 4 | The Red Pen | 2 |" in one


def game(bought: tuple[tuple[str, ...], ...], *winners: int) -> Counted:
    return Counted(20, 10, "fame_piles", (1, 2), winners, frozenset({"a", "b"}), bought)


def test_a_card_is_counted_by_games_winners_and_buyers() -> None:
    played = [game((("a", "a"), ("b",)), 0), game((("a",), ("a",)), 1), game(((), ("a",)), 1), game((("a",), ()), 0, 1)]
    card = sold("a", played)
    assert (card.games, card.bought) == (4, 1.5)
    assert (card.by_winner, card.by_other) == (4 / 3, 1 / 3)  # the shared victory is nobody's alone
    assert (card.buyers.rate, card.buyers.games) == (0.75, 4)
    assert sold("c", played).games == 0


def test_the_command_writes_where_it_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(write_balance, "PAGE", tmp_path / "balance.md")
    monkeypatch.setattr(write_balance, "SECTIONS", SECTIONS[:1])
    monkeypatch.setattr("sys.argv", ["write_balance", "--games", "1", "--jobs", "1"])
    write_balance.main()
    assert "`python -m tools.write_balance --games 1`" in (tmp_path / "balance.md").read_text("utf-8")


def test_matches_name_their_players_and_settings() -> None:
    one = match("greedy", 3, "cooperative", options={"fame_layout": "tower"})
    assert one.bots == ("greedy",) * 3
    assert one.settings.option("fame_layout") == "tower"
