"""The question that a seat has to answer, and what stands behind the numbers of its menu, as named arrays."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from paperback.engine.features import counts, face_of, me
from paperback.engine.rules import Rules
from paperback.engine.seen import ASKS, AbilitySeen, AskAbility, AskCards, AskOption, AskOrder, AskShop, AskWord, CardSeen

from .blocks import OPTIONS, PICKS, WORDS
from .field import MANY, MOST, Field, Sight
from .table import Table

ANY = 99
"""No price is higher."""


def asks(rules: Rules) -> tuple[str, ...]:
    """The kinds of question, by what their views call themselves."""
    kinds: list[Any] = [*ASKS, *(ask for part in rules.parts for ask in part.asks)]
    return tuple(str(field.default) for kind in kinds for field in dataclasses.fields(kind) if field.name == "ask")


def reasons(rules: Rules) -> tuple[str, ...]:
    """What cards and options are asked for."""
    return tuple(sorted({*rules.effect_names.values(), *(reason for part in rules.parts for reason in part.reasons)}))


def asked(rules: Rules) -> list[Field]:
    """The question that the viewer has to answer now."""
    faces, kinds, why = len(rules.faces), asks(rules), reasons(rules)

    def kind(sight: Sight) -> list[int]:
        return [int(name == getattr(sight.question, "ask", "")) for name in kinds]

    def reason(sight: Sight) -> list[int]:
        asked = sight.question
        wanted = asked.effect if isinstance(asked, AskCards) else asked.reason if isinstance(asked, AskOption) else ""
        return [int(name == wanted) for name in why]

    def options(sight: Sight) -> list[int]:
        return [face_of(rules, card.card) for card in _options(sight.question)]

    def ability(one: AbilitySeen) -> list[int]:
        return [face_of(rules, one.card.card), face_of(rules, one.of), one.ability + 1, one.may]

    def abilities(sight: Sight) -> list[list[int]]:
        asked = sight.question
        if isinstance(asked, AskShop | AskAbility):
            return [ability(one) for one in asked.abilities[:PICKS]]
        return [ability(asked.ability)] if isinstance(asked, AskCards | AskOrder) and asked.ability else []

    def cards(of: Callable[[AskWord], Iterable[str]], sight: Sight) -> bytearray:
        return counts(rules, of(sight.question) if isinstance(sight.question, AskWord) else ())

    return [
        Field("asked", (len(kinds),), 0, 1, f"the kind of question: {', '.join(kinds)}", kind),
        Field("reason", (len(why),), 0, 1, f"what cards or options are asked for: {', '.join(why)}", reason),
        Field("options", (OPTIONS,), 0, faces, "designs of the cards asked about", options),
        Field("chosen", (OPTIONS,), 0, OPTIONS, "which of them are chosen so far, by their place in the answer", _chosen),
        Field("bounds", (3,), 0, MOST, "cards that must be chosen, that may be, and options to pick from", _bounds),
        Field(
            "abilities",
            (PICKS, 4),
            0,
            faces,
            "abilities that can be used or picked, or the one that asks: design of the card, design that it is printed on, number"
            " of the ability there, whether it is optional",
            abilities,
        ),
        Field(
            "beside", (faces,), 0, MANY, "cards beside the hand that a word can use", partial(cards, lambda a: [c.card for c in a.beside])
        ),
        Field("barred", (faces,), 0, MANY, "cards that a word cannot use now", partial(cards, lambda a: [c.card for c in a.barred])),
        Field("readings", (faces,), 0, MANY, "cards that can be read otherwise", partial(cards, lambda a: [c.card for c in a.readings])),
    ]


def _options(question: object) -> tuple[CardSeen, ...]:
    if isinstance(question, AskCards):
        return question.options[:OPTIONS]
    return question.cards[:OPTIONS] if isinstance(question, AskOrder) else ()


def _chosen(sight: Sight) -> list[int]:
    chosen = sight.menu.chosen if sight.menu else ()
    return [chosen.index(card.id) + 1 if card.id in chosen else 0 for card in _options(sight.question)]


def _bounds(sight: Sight) -> list[int]:
    match sight.question:
        case AskCards(at_least=least, at_most=most):
            return [least, most, 0]
        case AskOrder(cards=cards):
            return [len(cards), len(cards), 0]
        case AskOption(options=options):
            return [0, 0, len(options)]
        case AskAbility(abilities=abilities):
            return [0, 0, len(abilities)]
        case _:
            return []


def offered(table: Table) -> list[Field]:
    """What stands behind the numbers of the menu."""
    faces = len(table.rules.faces)

    def words(sight: Sight) -> list[list[int]]:
        menu = sight.menu
        if menu is None or not menu.words:
            return []
        return [[one.length, one.score, one.draws, sum(len(word) for word in one.words), menu.wins(one)] for one in menu.words]

    def sale(sight: Sight) -> bytearray:
        found = bytearray(faces)
        if sight.menu and isinstance(sight.question, AskShop):
            for face, _, price in sight.menu.window.offers(ANY):
                found[face] = min(price, found[face] or price)
        return found

    return [
        Field(
            "words",
            (WORDS, 5),
            -MANY,
            MOST,
            "each word to play: letters, cents, cards to draw, cards, whether it wins the common card",
            words,
        ),
        Field("sale", (faces,), 0, ANY, "price of each design that can be bought", sale),
        Field("tops", (1,), 0, MANY, "purchases that may go on top of the draw pile", _tops),
        Field("me", (1,), 0, table.agreed.settings.seats, "the viewer's seat, 1 for the first", lambda s: [me(s.view) + 1]),
    ]


def _tops(sight: Sight) -> list[int]:
    return [sight.question.tops] if isinstance(sight.question, AskShop) else []
