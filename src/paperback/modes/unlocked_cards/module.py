"""The unlockable cards that a table takes join the offer (rules 13.1); who may take which is the server's affair."""

from __future__ import annotations

from paperback.catalogue.unlockables import achievements
from paperback.engine.part import Part
from paperback.engine.rules import Rules
from paperback.engine.settings import Option
from paperback.modes.module import Module

NAME = "unlocked_cards"


def offered(rules: Rules) -> tuple[int, ...]:
    """Faces of the cards that take part, in the order of the catalogue, however they were named."""
    chosen = rules.settings.option(NAME)
    taking_part = chosen if isinstance(chosen, tuple) else ()
    index = rules.library.index
    return tuple(index[one.card] for one in achievements() if one.card in taking_part for _ in range(rules.library.card(one.card).copies))


UNLOCKED_CARDS = Module(
    name=NAME,
    parts=(Part(name=NAME, offer=offered),),
    options=(Option(name=NAME, values=tuple(one.card for one in achievements()), default=(), many=True),),
)
