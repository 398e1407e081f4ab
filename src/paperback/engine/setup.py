# cython: annotation_typing=True
"""Setting a standard game up, and when it ends (rules 1, 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from .chance import SeededChance
from .events import GameSetUp
from .fame import outcome
from .library import Library
from .rules import Rules
from .settings import Layout, Settings
from .state import GameState, Outcome

EMPTY_FAME_PILES = 2
"""So many empty Fame piles end the game (rules 3.1)."""
IDLE_ROUNDS = 10
"""So many full rounds without a card leaving for good end the game (rules 3.4)."""


@dataclass(frozen=True, slots=True)
class OfferLayout:
    """How the offer lies: costs of each pile, cheapest pile first, and the alternates beside all but the first."""

    piles: tuple[tuple[int, int], ...]
    alternates: int


LAYOUTS: dict[Layout, OfferLayout] = {
    "combined": OfferLayout(((2, 2), (3, 4), (5, 6), (7, 10)), 2),
    "separate": OfferLayout(((2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 10)), 1),
}
"""Rules 1.6 and 1.7."""


def set_up(rules: Rules, chance: SeededChance) -> GameSetUp:
    """Deal decks, and the offer, Fame piles and common cards where the mode has them (rules 1.3 to 1.11)."""
    settings, library = rules.settings, rules.library
    layout = LAYOUTS[settings.layout]
    faces: list[int] = []

    def copies(designs: Sequence[int]) -> list[int]:
        faces.extend(designs)
        return list(range(len(faces) - len(designs), len(faces)))

    decks = [copies(deck) for deck in starting_decks(settings, library, chance)]
    more = tuple(face for offer in rules.offers for face in offer(rules))
    piles = [copies(pile) for pile in offer_piles(library, layout, more)] if rules.mode.piles else []
    fame = [copies(pile) for pile in fame_piles(settings, library, chance)] if rules.mode.fame_piles else []
    commons = copies(common_cards(settings, library, chance)) if rules.mode.track else []
    first = chance.below("first", settings.seats) if settings.first_seat is None else settings.first_seat
    return GameSetUp(
        faces=tuple(faces),
        decks=tuple(tuple(chance.shuffled(f"deck/{seat}", deck)) for seat, deck in enumerate(decks)),
        piles=tuple(tuple(chance.shuffled(f"pile/{n}", pile)) for n, pile in enumerate(piles)),
        alternates=layout.alternates,
        fame=tuple(tuple(pile) for pile in fame),
        commons=tuple(commons),
        first=first,
    )


@cache
def offer_piles(library: Library, layout: OfferLayout, more: tuple[int, ...] = ()) -> tuple[tuple[int, ...], ...]:
    """Faces of each offer pile, with those that parts add (rules 1.6, 1.7)."""
    cost = [card.cost for card in library.faces]
    return tuple(tuple(face for face in (*library.offer, *more) if low <= cost[face] <= high) for low, high in layout.piles)


def starting_decks(settings: Settings, library: Library, chance: SeededChance) -> list[list[int]]:
    """Faces of each seat's ten cards (rules 1.3, 1.4)."""
    deck = library.starting[settings.starting_deck]
    upgrades = chance.shuffled("upgrades", range(len(deck.upgraded)))
    extras = chance.shuffled("extras", deck.extra)
    decks = []
    for seat in range(settings.seats):
        letters = list(deck.fixed)
        if upgrades:
            letters[upgrades[seat]] = deck.upgraded[upgrades[seat]]
        decks.append([*letters, *extras[seat : seat + 1], *[deck.wild] * deck.wilds])
    return decks


def fame_piles(settings: Settings, library: Library, chance: SeededChance) -> list[list[int]]:
    """Faces of each Fame pile: which covers take part, and in what order, is chance (rules 1.5); one seat plays with the piles for two."""
    sizes = library.fame_sizes[max(settings.seats, min(library.fame_sizes))]
    piles = []
    for n, (covers, size) in enumerate(zip(library.fame_piles, sizes, strict=True)):
        wanted = {"normal": size, "short": (size + 1) // 2, "long": (3 * size + 1) // 2}[settings.fame_piles]
        piles.append(chance.shuffled(f"fame/{n}", covers)[:wanted])
    return piles


def common_cards(settings: Settings, library: Library, chance: SeededChance) -> list[int]:
    """Faces of the common cards that are kept (rules 1.9)."""
    return chance.shuffled("commons", commons_taking_part(settings, library))[: library.commons_in_play]


def commons_taking_part(settings: Settings, library: Library) -> list[int]:
    """Faces of the common cards that take part: the vowels, and what a setting adds (rules 1.9)."""
    extra = {"common-spacebar": settings.spacebar, "common-dyslexic": settings.dyslexic}
    return [face for face in library.commons if extra.get(library.faces[face].key, True)]


def ending(rules: Rules, state: GameState) -> Outcome | None:
    """How the game ends with the turn that has just ended, or None (rules 3.1, 3.4)."""
    seats = len(state.seats)
    if state.idle >= IDLE_ROUNDS * seats:
        return outcome(rules, state, "nothing_moves")
    if rules.settings.finish_round and state.turn % seats:
        return None
    if not state.market.commons:
        return outcome(rules, state, "common_cards")
    fame = state.market.fame
    if [] in fame and fame.count([]) >= EMPTY_FAME_PILES:
        return outcome(rules, state, "fame_piles")
    return None
