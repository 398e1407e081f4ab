"""The two dials of a computer player: how well it plays, and which words it knows."""

from __future__ import annotations

from typing import Final, NamedTuple

SKILLS: Final = ("novice", "casual", "author", "bestseller", "legend")
"""The ladder, the weakest first; each beats the one before it."""
PERSON: Final = "person"
"""A scripted person with words of its own, the everyday ones of up to five letters; buys what is dear."""
BESIDE: Final = ("greedy", "random", PERSON)
"""Skills beside the ladder: the yardstick, one that does anything legal, and the person that a beginner's level must lose to."""
LEVELS: Final = range(1, 6)
"""Vocabularies, the smallest first; the highest one holds all words that a computer player may play."""
USUAL: Final = 3
"""The vocabulary of a bare name beside the ladder; that of a bare name on the ladder is the highest one."""


class Vocabulary(NamedTuple):
    """Which words a player knows, and how many of those it sees."""

    level: int
    """Rarest words that it knows, of the lexicon's levels 1 to 5."""
    overlooked: float
    """The chance that it misses a word of a hand; only players of the ladder overlook words."""
    longest: int
    """Letters of the longest word that it knows."""


VOCABULARIES: Final = {
    1: Vocabulary(1, 0.65, 6),
    2: Vocabulary(2, 0.55, 7),
    3: Vocabulary(3, 0.45, 15),
    4: Vocabulary(4, 0.25, 15),
    5: Vocabulary(5, 0.0, 15),
}
"""Chosen by measurement (docs/simulate.md): `person` wins about two of three games against `novice@1`, and every level clearly beats
the one below, in each language; with less overlooked, levels 3 to 5 can hardly be told apart, for rare words bring little."""


class UnknownPlayerError(ValueError):
    """A text is no computer player's name; the message says what is wrong, and what would be right."""


class Name(NamedTuple):
    """A computer player; as text, `author@3`."""

    skill: str
    vocabulary: int

    def __str__(self) -> str:
        """The canonical text: beside the ladder the usual vocabulary is left out."""
        return self.skill if self.skill in BESIDE and self.vocabulary == USUAL else f"{self.skill}@{self.vocabulary}"


def parse(text: str) -> Name:
    """The player that a text names: a skill, or a skill and a vocabulary with an @ between; UnknownPlayerError when there is none."""
    skill, at, level = text.strip().partition("@")
    if skill not in SKILLS and skill not in BESIDE:
        msg = f"there is no player {skill!r}; there are {', '.join((*SKILLS, *BESIDE))}"
        raise UnknownPlayerError(msg)
    if not at:
        return Name(skill, LEVELS[-1] if skill in SKILLS else USUAL)
    if skill == PERSON:
        msg = f"{text.strip()!r}: {PERSON} has its own words and no other vocabulary"
        raise UnknownPlayerError(msg)
    if level not in map(str, LEVELS):
        msg = f"{text.strip()!r} has no vocabulary {level!r}; {skill}@{LEVELS[0]} to {skill}@{LEVELS[-1]} are right"
        raise UnknownPlayerError(msg)
    return Name(skill, int(level))


def below(name: Name) -> Name | None:
    """The player one skill lower with the same words; None where the ladder ends, and beside it."""
    if name.skill not in SKILLS[1:]:
        return None
    return Name(SKILLS[SKILLS.index(name.skill) - 1], name.vocabulary)
