from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from paperback.bots import simulate as module
from paperback.bots.bot import Bot
from paperback.bots.pool import pool
from paperback.bots.registry import make
from paperback.bots.simulate import Match, finished, play, simulate
from paperback.bots.speller import Spellers
from paperback.bots.tally import Played
from paperback.engine.play import empty
from paperback.engine.settings import Edition, Settings, preset
from paperback.lexicon import LEXICONS
from paperback.notation.log import read_record
from paperback.notation.verify import verify

GAMES = int(os.environ.get("PAPERBACK_GAMES", "300"))
"""Games against itself; the long run plays 10,000."""

TEN = """
from paperback.bots.bot import Bot
from paperback.bots.registry import make
from paperback.bots.pool import pool
from paperback.bots.simulate import Match, simulate
from paperback.engine.settings import preset
if __name__ == "__main__":
    with pool({jobs}) as crew:
        print(simulate(Match(("greedy", "greedy"), preset("anniversary"), "en", "1"), 10, crew).digest)
"""


def match(*bots: str, edition: Edition = "anniversary", lexicon: str = "en", records: Path | None = None) -> Match:
    return Match(bots, preset(edition, seats=len(bots)), lexicon, "1", records)


def test_games_against_itself_end() -> None:
    with pool(2 if GAMES > 1000 else 1) as crew:
        result = simulate(match("greedy", "greedy"), GAMES, crew)
    assert result.games == GAMES
    assert result.turns / GAMES < 60


@pytest.mark.parametrize("lexicon", LEXICONS)
@pytest.mark.parametrize(("edition", "seats"), [("anniversary", 4), ("classic", 3), ("classic", 5)])
def test_games_end_in_every_edition_with_any_seats_in_every_lexicon(edition: Edition, seats: int, lexicon: str) -> None:
    assert simulate(match(*["greedy"] * seats, edition=edition, lexicon=lexicon), 2).turns > 2 * seats


def test_games_end_with_both_common_cards_that_have_abilities() -> None:
    settings = preset("anniversary", seats=2, spacebar=True, dyslexic=True, finish_round=True, minimum_word=3, length_rule="longer")
    assert simulate(Match(("greedy", "greedy"), settings, "en", "1"), 10).turns > 40


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("hash_seed", ["0", "77"])
def test_the_digest_depends_on_the_games_alone(jobs: int, hash_seed: str, tmp_path: Path) -> None:
    script = tmp_path / "ten.py"
    script.write_text(TEN.format(jobs=jobs))
    ran = subprocess.run(
        [sys.executable, script], env=os.environ | {"PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == simulate(match("greedy", "greedy"), 10).digest


def test_other_games_have_another_digest() -> None:
    digests = {simulate(Match(("greedy", "greedy"), Settings(), "en", seed), 3).digest for seed in ("1", "2", "3")}
    assert len(digests | {simulate(match("greedy", "greedy"), 2).digest}) == 4


def test_seats_change_from_game_to_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """D57: each bot sits everywhere equally often, with a player of its own."""
    made: list[tuple[str, str]] = []

    def noting(name: str, spellers: Spellers, seed: str) -> Bot:
        made.append((name, seed))
        return make(name, spellers, seed)

    monkeypatch.setattr(module, "make", noting)
    for number in range(3):
        play(match("greedy", "random", "random"), number)
    assert [name for name, _ in made] == ["greedy", "random", "random", "random", "greedy", "random", "random", "random", "greedy"]
    assert len({seed for _, seed in made}) == 9


def test_results_belong_to_bots_and_not_to_seats() -> None:
    result = simulate(match("random", "greedy"), 12)
    random, greedy = result.seats
    assert (random.bot, greedy.bot) == ("random", "greedy")
    assert greedy.wins == 12
    assert greedy.win_rate == 1
    assert random.wins == random.ties == 0
    assert greedy.fame_mean > random.fame_mean


def test_records_are_written_and_verify(tmp_path: Path) -> None:
    """14.1."""
    result = simulate(match("greedy", "random", records=tmp_path), 3)
    assert simulate(match("greedy", "random"), 3).digest == result.digest
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["game-000000.jsonl", "game-000001.jsonl", "game-000002.jsonl"]
    for file in files:
        record = read_record(file)
        assert verify(record) is None
    assert [seat.bot for seat in read_record(files[1]).header.seats] == ["random", "greedy"]


def test_progress_is_told_and_games_are_kept() -> None:
    heard: list[int] = []
    kept: list[Played] = []
    simulate(match("greedy", "greedy"), 5, progress=heard.append, keep=kept.extend)
    assert sum(heard) == 5
    assert kept == [play(match("greedy", "greedy"), number) for number in range(5)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_stopped_is_what_fewer_games_are(jobs: int) -> None:
    done = 0

    def count(more: int) -> None:
        nonlocal done
        done += more

    with pool(jobs) as crew:
        result = simulate(match("greedy", "greedy"), 1_000_000, crew, progress=count, stop=lambda: done >= 7)
    assert 7 <= result.games == done < 1000
    assert result.digest == simulate(match("greedy", "greedy"), done).digest


def test_a_game_that_does_not_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_TURNS", 3)
    with pytest.raises(RuntimeError, match="seed 1/0 does not end"):
        play(match("greedy", "greedy"), 0)


def test_a_game_that_goes_on_has_no_outcome() -> None:
    with pytest.raises(ValueError, match="not over"):
        finished(empty())
