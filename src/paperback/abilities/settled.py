"""Cards as the settings of a table leave them."""

from __future__ import annotations

from dataclasses import replace

from paperback.engine.card import Ability, Card

from .vocabulary import Trash


def without_discard(card: Card) -> Card:
    """The card where nothing is trashed from the discard pile (rules 2.9)."""
    return replace(card, abilities=tuple(_without_discard(ability) for ability in card.abilities))


def _without_discard(ability: Ability) -> Ability:
    effect = ability.do
    if not isinstance(effect, Trash):
        return ability
    return replace(ability, do=replace(effect, zones=tuple(zone for zone in effect.zones if zone != "discard")))
