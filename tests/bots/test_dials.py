from __future__ import annotations

from itertools import pairwise

import pytest

from paperback.bots.dials import BESIDE, LEVELS, SKILLS, VOCABULARIES, Name, UnknownPlayerError, below, parse


@pytest.mark.parametrize("skill", [*SKILLS, "greedy", "random"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_name_is_a_skill_and_a_vocabulary(skill: str, level: int) -> None:
    name = parse(f"{skill}@{level}")
    assert name == Name(skill, level) == parse(str(name))


def test_a_bare_skill_knows_all_words_and_the_yardsticks_the_usual_ones() -> None:
    assert [str(parse(text)) for text in ("legend", " novice@1 ", "greedy", "greedy@3", "random", "greedy@5", "person")] == [
        "legend@5",
        "novice@1",
        "greedy",
        "greedy",
        "random",
        "greedy@5",
        "person",
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("wizard@3", "there is no player 'wizard'; there are novice, casual, author, bestseller, legend"),
        ("author@9", "'author@9' has no vocabulary '9'; author@1 to author@5 are right"),
        ("author@", "'author@' has no vocabulary ''"),
        ("person@3", "person has its own words"),
        ("author@3@4", "no vocabulary '3@4'"),
        ("author@³", "no vocabulary '³'"),
        ("", "there is no player ''"),
        ("@3", "there is no player ''"),
        ("Legend", "there is no player 'Legend'"),
    ],
)
def test_what_is_no_name_is_told(text: str, why: str) -> None:
    with pytest.raises(UnknownPlayerError, match=why):
        parse(text)


def test_below_a_player_is_the_next_skill_with_the_same_words() -> None:
    steps, name = [], below(parse("legend@3"))
    while name:
        steps.append(str(name))
        name = below(name)
    assert steps == ["bestseller@3", "author@3", "casual@3", "novice@3"]
    assert [below(parse(text)) for text in BESIDE] == [None] * len(BESIDE)


def test_more_words_are_known_and_fewer_overlooked_from_level_to_level() -> None:
    dials = [VOCABULARIES[level] for level in LEVELS]
    assert [dial.level for dial in dials] == list(LEVELS)
    assert all(one.overlooked > other.overlooked for one, other in pairwise(dials))
    assert all(one.longest <= other.longest for one, other in pairwise(dials))
    assert dials[-1].overlooked == 0
    assert dials[0].longest < dials[1].longest < dials[-1].longest
