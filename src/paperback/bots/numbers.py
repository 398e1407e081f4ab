"""The numbers of the tuned plan, made by self-play (`python -m tools.tune`), and what one use of each card earns."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from paperback.engine.card import Card
from paperback.engine.library import Library

HUNDREDTHS = 100
"""Uses are told in hundredths of a cent."""
OPENING = 6
"""Rounds after which the Fame piles tell best how long the game will last."""
OTHER = "en"
"""The language whose uses stand in where a card was not measured in the one that is played."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Numbers:
    """What the plan reckons with. Worth is in tenths of a Fame point at the end of the game, money in cents."""

    cent: float
    """Worth of a cent earned later, as it is spent."""
    early: float
    """More of it for each turn that the seat still has: money earned early buys cards that earn."""
    hand: float
    """Cards seen in a turn, extra ones included, as far as they are used."""
    growth: float
    """Cards that a deck gains in a turn, as far as they keep a new one from the hand: tuned with the others, more than there really are."""
    dilution: float
    """How much of the average card's earnings a new card costs the others: 1 for as much as that card earns."""
    turns_base: float
    """Turns that a seat still has, as far as nothing else tells."""
    turns_fame: float
    """More of them while the two smallest Fame piles are whole."""
    turns_common: float
    """More of them while no common card is won."""
    turns_early: float
    """More of them in the first round; the rounds after it have less, until `OPENING` of them are over."""
    draw: float
    """A card more in the next hand, in cents."""
    gain: float
    """Winning the common card, in cents."""
    gain_late: float
    """More of it for each common card that is gone."""
    leaving: float
    """Losing a card that leaves after one use, in cents."""
    letter: float
    """Each letter more than one of a card, in cents: what such a card was measured to bring counts on words that are not always there."""
    trash: float
    """How much less than the average a card must earn, in cents, to be better out of the deck."""
    others: Mapping[str, float]
    """What an ability is worth beside what its card was measured to bring when it is used, in cents, by the name of its effect."""

    @classmethod
    def of(cls, values: Mapping[str, float]) -> Numbers:
        """Numbers as a list: those of the effects have a point before their name."""
        others = {name[1:]: value for name, value in values.items() if name.startswith(".")}
        return cls(others=others, **{name: value for name, value in values.items() if not name.startswith(".")})


@cache
def tuned() -> Numbers:
    """The numbers that self-play chose."""
    return Numbers.of(_data("numbers.json")["numbers"])


@cache
def measured(language: str) -> dict[str, int]:
    """What one use of each card was measured to bring beyond a plain starting letter, in hundredths of a cent, by key."""
    uses = _data("uses.json")["uses"]
    return {**uses[OTHER], **uses.get(language, {})}


@cache
def uses(library: Library, language: str, numbers: Numbers) -> tuple[float, ...]:
    """What one use of each design brings, in cents beyond a plain starting letter, what its other abilities are worth in it."""
    known = measured(language)
    return tuple(_use(known.get(card.key, _guess(card)), card, numbers) for card in library.faces)


def _use(measured: float, card: Card, numbers: Numbers) -> float:
    letters = numbers.letter * max(0, len(card.letters) - 1)
    return measured / HUNDREDTHS + letters + _abilities(card, numbers)


def _guess(card: Card) -> float:
    """For a card that was never measured: what it scores beyond a plain starting letter."""
    return HUNDREDTHS * (card.score - 1)


def _abilities(card: Card, numbers: Numbers) -> float:
    return sum(numbers.others.get(type(ability.do).__name__, 0.0) for ability in card.abilities)


def _data(name: str) -> dict[str, Any]:
    return json.loads((files(__package__) / "data" / name).read_text("utf-8"))  # type: ignore[no-any-return]  # the tool wrote it
