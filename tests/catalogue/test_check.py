"""The shipped catalogue is sound, and each fault that the check knows is found."""

from __future__ import annotations

import copy
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from paperback.catalogue.check import main, problems, read_tables

if TYPE_CHECKING:
    from collections.abc import Callable

Tables = dict[str, dict[str, Any]]


@pytest.fixture
def tables() -> Tables:
    """A copy of the shipped tables, to be broken."""
    return copy.deepcopy(read_tables())


def card(tables: Tables, key: str) -> dict[str, Any]:
    """The entry with that id."""
    lists = ("card", "power", "award", "theme", "genre", "layout", "space", "hero_action", "enemy_card")
    entries = [entry for table in tables.values() for name in lists for entry in table.get(name, ())]
    entries += [entry for genre in tables["genres"]["genre"] for entry in genre["card"]]
    found: dict[str, Any] = next(entry for entry in entries if entry["id"] == key)
    return found


def test_the_shipped_catalogue_is_sound(tables: Tables) -> None:
    assert problems(tables) == []


def test_the_program_says_so_and_ends_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0
    assert capsys.readouterr().out == "235 designs, 282 cards: sound\n"


def test_the_module_can_be_run() -> None:
    done = subprocess.run([sys.executable, "-m", "paperback.catalogue.check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_program_lists_problems_and_ends_with_1(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    card(tables, "letter-j-10-double-word")["score"] = 1
    monkeypatch.setattr("paperback.catalogue.check.read_tables", lambda: tables)
    assert main() == 1
    assert capsys.readouterr().out == "letter-j-10-double-word: costs 10, the model says 7.25 (tolerance 1.0)\n1 problems\n"


def _set(key: str, **values: object) -> Callable[[Tables], object]:
    return lambda tables: card(tables, key).update(values)


FAULTS: list[tuple[Callable[[Tables], object], str]] = [
    (lambda t: card(t, "letter-w-4-plain").pop("score"), "letter-w-4-plain: score is missing"),
    (lambda t: card(t, "letter-w-4-plain").pop("cost"), "letter-w-4-plain: cost is missing"),
    (lambda t: t["fame"]["card"][0].pop("title"), "fame-5-murder-at-margin-house: title is missing"),
    (_set("letter-w-4-plain", id="letter-t-3-plain"), "letter-t-3-plain: the id is used 2 times"),
    (_set("letter-w-4-plain", id="Letter W"), "Letter W: ids are lower case letters, digits and hyphens"),
    (_set("letter-w-4-plain", kind="vowel"), "letter-w-4-plain: kind is vowel, in letters it is letter"),
    (_set("letter-w-4-plain", provenance="found"), "letter-w-4-plain: provenance 'found' is not documented, partial or designed"),
    (_set("letter-w-4-plain", provenance="partial"), "letter-w-4-plain: what is partial names its sources"),
    (_set("letter-w-4-plain", copies=0), "letter-w-4-plain: copies is a positive whole number"),
    (_set("letter-w-4-plain", score=6), "letter-w-4-plain: score 6 is not in 0 to 5"),
    (_set("letter-w-4-plain", letters="WH"), "letter-w-4-plain: letters 'WH' do not belong in letters"),
    (_set("letter-w-4-plain", letters="é"), "letter-w-4-plain: letters 'é' do not belong in letters"),
    (_set("start-wild", letters="A"), "start-wild: a wild has no letters, no score and no abilities"),
    (_set("letter-w-4-plain", copies=2), "letters: 67 cards instead of 66"),
    (_set("pair-ng-3-plain", copies=2), "bigrams: 21 cards instead of 20"),
    (_set("vowel-a-2", copies=3), "vowels: 9 cards instead of 8"),
    (_set("attack-k-8-no-wilds", copies=2), "attacks: 12 cards instead of 11"),
    (lambda t: t["starting"]["deck"]["classic"].update(wilds=4), "deck classic: 9 cards instead of 10"),
    (lambda t: t["starting"]["deck"]["classic"]["fixed"].__setitem__(0, "start-q"), "deck classic: no card start-q"),
    (lambda t: t["starting"]["deck"]["anniversary"]["random"].pop(), "deck anniversary: random names five different cards"),
    (_set("letter-w-4-plain", cost=11), "letter-w-4-plain: cost 11 is not in 3 to 10"),
    (_set("vowel-a-2", cost=3), "vowel-a-2: cost 3 is not in 2 to 2"),
    (_set("attack-k-8-no-wilds", abilities=[]), "attack-k-8-no-wilds: one attack on each attack card, none on others"),
    (_set("letter-j-10-double-word", letters="K"), "letters: every letter has a letter card except J"),
    (_set("vowel-a-2", letters="Y"), "vowel-a-2: a vowel with score 2 that can be used once"),
    (
        lambda t: [card(t, key).update(cost=4) for key in ("letter-t-3-plain", "letter-n-3-plain", "letter-r-3-plain")],
        "offer: the separate piles are uneven, {'3': 11, '4': 18, '5': 15, '6': 14, '7': 14, '8-10': 14}",
    ),
    (lambda t: t["fame"]["pile"][0].update(fame=3), "fame: pile fame-5 is 5, 0, 4, 10 (cost, score, Fame, cards), not 5, 0, 3, 10"),
    (lambda t: t["fame"]["pile_sizes"][1].update({"fame-5": 5}), "fame: 2 players use 4, 4, 2, 1 cards, not 5, 4, 2, 1"),
    (_set("fame-5-murder-at-margin-house", pile="fame-8"), "fame-5: 9 covers instead of 10"),
    (_set("fame-5-murder-at-margin-house", title="Blackmail on Platform Nine"), "fame: every cover has its own title"),
    (_set("fame-5-murder-at-margin-house", genre="poetry"), "fame-5-murder-at-margin-house: a Fame card is a wild with a known genre"),
    (_set("common-a", fame=4), "common-a: a common card is worth 5 Fame"),
    (_set("common-a", letters="U"), "commons: A, E, I, O, Spacebar and Dyslexic, not ['Dyslexic', 'E', 'I', 'O', 'Spacebar', 'U']"),
    (lambda t: t["commons"].update(used_per_game=3), "commons: four in a game, won by 7, 8, 9 and 10 letters"),
    (
        _set("unlock-h-8-copy", unlock={"measure": "luck", "at_least": 1}),
        "unlock-h-8-copy: marked unlockable, with a known measure and at_least",
    ),
    (
        _set("unlock-h-8-copy", unlock={"measure": "games_played", "at_least": 1}),
        "unlock-h-8-copy: another card is unlocked by the same",
    ),
    (_set("letter-w-4-plain", cost=6), "letter-w-4-plain: costs 6, the model says 3.90 (tolerance 1.0)"),
    (lambda t: t["pricing"]["rate"].pop("no_wild"), "letter-s-5-no-wild: pricing.toml says nothing about 'no_wild'"),
    (lambda t: t["typos"]["card"].pop(), "typos: 13 cards instead of 14"),
    (_set("typo-e", score=1), "typo-e: a typo scores 0 and costs 1 to 3 Fame"),
    (_set("typo-e", fame=1), "typo-e: a typo scores 0 and costs 1 to 3 Fame"),
    (_set("typo-e", letters="EEE"), "typo-e: letters 'EEE' do not belong on a typo"),
    (_set("typo-e", id="typo-f"), "typo-f: the id is used 2 times"),
    (_set("power-typo", abilities=[{"at": "build", "do": "sing"}]), "power-typo, ability 1: no effect 'sing' on cards"),
    (_set("award-muse", measure="luck"), "award-muse: most or fewest of a known measure, for 1 to 8 Fame"),
    (_set("theme-high-seas", fame=0), "theme-high-seas: 1 to 8 Fame"),
    (lambda t: card(t, "theme-high-seas")["words"].update(pt=["mar"]), "theme-high-seas: 1 pt words, 40 at least"),
    (
        lambda t: card(t, "theme-high-seas")["words"]["es"].append("pez espada"),
        "theme-high-seas: 'pez espada' is not a word of 2 to 12 small letters",
    ),
    (lambda t: card(t, "theme-high-seas")["words"]["es"].append("timon"), "theme-high-seas: 'timon' is listed more than once in es"),
    (_set("genre-mystery", spells="CLAY"), "genre-mystery: the cards spell CLUE, not CLAY"),
    (lambda t: card(t, "genre-mystery")["card"].pop(), "genre-mystery: 3 cards instead of 4"),
    (_set("genre-mystery-u", order="I"), "genre-mystery: the orders I, II, IV leave a gap"),
    (_set("genre-horror", needs_typos=False), "genre-horror: needs_typos is False, its cards say otherwise"),
    (_set("genre-mystery-c", spaces=0), "genre-mystery-c: 1 to 4 spaces, none on an endless card"),
    (_set("genre-mystery-c", letters="CLUE"), "genre-mystery-c: letters 'CLUE' do not belong on a genre card"),
    (lambda t: card(t, "genre-mystery-c").pop("complete"), "genre-mystery-c: something happens, for each cube on an endless card only"),
    (_set("genre-mystery-e", require=[{"is": "rainy"}]), "genre-mystery-e: no condition 'rainy' on cards"),
    (
        _set("genre-mystery-c", complete=[{"at": "score", "do": "score"}]),
        "genre-mystery-c, complete, ability 1, score: amount is missing",
    ),
    (lambda t: t["genres"].update(full_set_fame=[5]), "genres: a full set is worth 5, 3 and 1 Fame, not [5]"),
    (lambda t: t["coop"].update(token_limit=5), "coop: 4 tokens lose, 3 in the hard game"),
    (lambda t: t["coop"].update(default_layout="cube"), "coop: no layout cube"),
    (lambda t: card(t, "coop-tower")["table"].pop(), "coop-tower: one table for each of 2 to 5 players"),
    (
        lambda t: card(t, "coop-pyramid")["table"][0]["slots"][-1].update(cost=8),
        "coop-pyramid for 2: Fame cards 3 of 5, 5 of 8, 2 of 11, 1 of 17 instead of 4 of 5, 4 of 8, 2 of 11, 1 of 17",
    ),
    (lambda t: card(t, "coop-pyramid")["table"][0]["slots"][-1].update(x=1.0), "coop-pyramid for 2: two cards in one place"),
    (
        lambda t: card(t, "coop-pyramid")["table"][0]["slots"][1].update(covered_by=["a1"]),
        "coop-pyramid for 2: a1, b1 can never be laid bare",
    ),
    (lambda t: card(t, "coop-pyramid")["table"][0]["slots"][1].update(covered_by=["z9"]), "coop-pyramid for 2: z9 can never be laid bare"),
    (_set("spy-n", adjacent=["spy-nw"]), "spy-ne: touching is mutual, and what lies on it touches it"),
    (_set("spy-n", adjacent=["spy-x"]), "spy-n: touches a space that is not there"),
    (_set("spy-centre", covered_by=["spy-ne"]), "spy-centre: the wrong cards lie on it"),
    (_set("spy-n", clockwise=2), "spy_novel: a ring of 8 and 11 in turn, four of each, and the centre"),
    (lambda t: t["spy_novel"].update(hero_start="spy-ne"), "spy_novel: hero and enemy start on cards for 8"),
    (lambda t: t["spy_novel"].update(pressure_limit=5), "spy_novel: the centre costs 40, 10 less for each corner, and 4 cubes lose"),
    (_set("safe-house", upgraded=[]), "safe-house: something to do, before and after the upgrade"),
    (_set("safe-house", basic=[{"do": "sing"}]), "safe-house: no step 'sing'"),
    (_set("safe-house", basic=[{"do": "draw"}]), "safe-house: draw takes amount"),
    (lambda t: card(t, "enemy-wiretap").update(level=1), "spy_novel: 9 standard enemy cards and one of each level"),
    (_set("enemy-wiretap", x_token="nap"), "enemy-wiretap: no hero action nap"),
    (
        lambda t: card(t, "enemy-wiretap")["actions"][0].update(die=[1, 2]),
        "enemy-wiretap: each throw of the die marks one row, of two on a special card",
    ),
    (_set("pair-re-3-plain", score=1), "facts: the documented card RE for 3 cents must stay as it is documented"),
]


@pytest.mark.parametrize(("damage", "message"), FAULTS, ids=[message for _, message in FAULTS])
def test_a_fault_is_found(tables: Tables, damage: Callable[[Tables], object], message: str) -> None:
    damage(tables)
    assert message in problems(tables)
