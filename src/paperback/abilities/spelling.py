"""How abilities widen the ways in which cards may be read (catalogue README, `read_as`, `split_word`; rules 8)."""

from __future__ import annotations

from paperback.engine.card import At, Card
from paperback.engine.rules import LETTERS, Moment, Reading, Spelling

from .vocabulary import ReadAs, SplitWord


def widen(at: Moment, spelling: Spelling) -> None:
    """Add what the usable cards' abilities allow."""
    for source in sorted(spelling.usable):
        for ability in at.card(source).abilities:
            if ability.at is not At.BUILD:
                continue
            effect = ability.do
            if isinstance(effect, SplitWord):
                spelling.splitter = source
            elif isinstance(effect, ReadAs) and effect.only in ("", "on_track" if source == spelling.common else "in_hand"):
                cards = [source] if effect.cards == "self" else sorted(set(at.me.hand))
                ways = {card: forms for card in cards if (forms := read(at.card(card), effect))}
                spelling.readings.append(Reading(source, ways, effect.limit))


def read(card: Card, effect: ReadAs) -> tuple[str, ...]:
    """What the effect lets a card read as, besides what is printed."""
    if effect.mode == "listed":
        return tuple(form for form in effect.forms if form != card.letters)
    if effect.mode == "doubled":
        return (card.letters * 2,)
    if effect.mode == "alphabet_neighbour":
        near = (chr(ord(card.letters) + step) for step in (-1, 1))
        return tuple(letter for letter in near if letter in LETTERS)
    return (card.letters[::-1],) if card.two_letter else ()
