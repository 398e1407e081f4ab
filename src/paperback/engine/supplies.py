"""Which cards a game was laid out with is chance as well: what those that nobody has turned up could be (rules 1.3 to 1.9)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from .chance import SeededChance
from .library import StartingDeck
from .part import Supply
from .rules import Rules
from .setup import commons_taking_part
from .state import GameState


def supplies(rules: Rules, table: GameState, viewer: int) -> Iterator[Supply]:
    """Covers of Fame piles and common cards under the first, and the cards that only one seat's starting deck has."""
    library, market = rules.library, table.market
    present = frozenset(table.faces)
    for covers, pile in zip(library.fame_piles, market.fame, strict=False):
        if len(pile) > 1:
            yield Supply(pile[:-1], [face for face in covers if face not in present])
    if len(market.commons) > 1:
        yield Supply(market.commons[:-1], [face for face in commons_taking_part(rules.settings, library) if face not in present])
    deck = library.starting[rules.settings.starting_deck]
    if deck.extra:
        extras = [card for _, cards in unknown_decks(table, viewer) for card in cards if table.faces[card] in deck.extra]
        if extras:
            yield Supply(extras, [face for face in deck.extra if face not in present])


def unknown_decks(table: GameState, viewer: int) -> Iterator[tuple[int, list[int]]]:
    """Other seats that have never shuffled, with their cards that were in no hand yet, or in their first ones: who has, has shown all."""
    shown = {card for slot in table.slots.values() for card in slot.revealed()}
    for number, seat in enumerate(table.seats):
        if number != viewer and not seat.shuffles:
            yield number, [card for card in seat.hand + seat.draw if card not in shown]


def upgrades(rules: Rules, table: GameState, viewer: int, chance: SeededChance) -> dict[int, int]:
    """New faces of starting letters: which of them is the better one in each deck where the viewer cannot know, by card id (rules 1.4)."""
    deck = rules.library.starting[rules.settings.starting_deck]
    if not deck.upgraded:
        return {}
    letters = [found for _, cards in unknown_decks(table, viewer) if (found := _letters(deck, table.faces, cards))]
    if not letters:
        return {}
    own = {card for found in letters for card in found.values()}
    taken = {deck.upgraded.index(face) for card, face in enumerate(table.faces) if face in deck.upgraded and card not in own}
    ways = [way for way in product(*(sorted(found.keys() - taken) for found in letters)) if len(set(way)) == len(way)]
    if not ways:
        return {}  # a table laid out by hand, with the same better letter twice
    chosen = ways[chance.below("imagine/upgrades", len(ways))]
    return {
        card: deck.upgraded[letter] if letter == better else deck.fixed[letter]
        for found, better in zip(letters, chosen, strict=True)
        for letter, card in found.items()
    }


def _letters(deck: StartingDeck, faces: tuple[int, ...], cards: list[int]) -> dict[int, int]:
    """The hidden starting letters of a deck by their number, if its better one is among them; else there is nothing to guess."""
    plain = {deck.fixed.index(faces[card]): card for card in cards if faces[card] in deck.fixed}
    better = {deck.upgraded.index(faces[card]): card for card in cards if faces[card] in deck.upgraded}
    return plain | better if better else {}
