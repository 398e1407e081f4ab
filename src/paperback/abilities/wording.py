"""What a card says: generated from its abilities in every language, never stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paperback.engine.card import Ability, Card, Effect, Kind

from . import vocabulary as v
from .language import Language, language
from .messages import conditions, outcome

if TYPE_CHECKING:
    from collections.abc import Iterable


def short(card: Card, code: str) -> str:
    """One short line for the face of the card ("+2¢ first"); empty when it has no ability; ValueError for an unknown language."""
    tongue = language(code)
    if card.wild:
        return str(tongue.templates["wild"]["short"])
    return joined([line(ability, card, tongue) for ability in card.abilities])


def full(card: Card, code: str) -> str:
    """Whole sentences, one for each ability, conditions and "you may" included; empty when the card has no ability."""
    tongue = language(code)
    if card.wild:
        return str(tongue.templates["wild"]["full"])
    return " ".join(f"{capital(clause(ability, card, tongue))}." for ability in card.abilities)


def name(card: Card, code: str) -> str:
    """The card in one line as a screen reader should say it: "T H, two-letter card, score 3, costs 4¢", then its short line."""
    tongue = language(code)
    words = tongue.templates["name"]
    parts = [
        words["wild"] if card.wild else "",
        card.name or " ".join(card.letters),
        words["kind"].get(card.kind, ""),
        "" if card.wild else tongue.fill(words["score"], n=card.score),
        tongue.fill(words["cost"], n=card.cost) if card.cost and card.kind is not Kind.STARTING else "",
        tongue.fill(words["fame"], n=card.fame) if card.fame else "",
        "" if card.wild else short(card, code),
    ]
    return ", ".join(filter(None, parts))


def icon(card: Card) -> str:
    """The name of the drawing for the card's first ability; "star" for a wild, "none" without abilities."""
    if card.wild:
        return "star"
    return _icon(card.abilities[0]) if card.abilities else "none"


def joined(lines: Iterable[str]) -> str:
    """Short lines as the face of a card shows them, each once."""
    return " · ".join(dict.fromkeys(filter(None, lines)))


def line(ability: Ability, card: Card, tongue: Language) -> str:
    """An ability of the card in a few words."""
    said = [tongue.say(message, "short") for message in [outcome(ability, card), *conditions(ability, card)]]
    return " ".join(filter(None, said))


def clause(ability: Ability, card: Card, tongue: Language) -> str:
    """An ability of the card as part of a sentence: "if this card opens the word, you earn 2¢ more"."""
    said = tongue.say(outcome(ability, card), "may" if ability.may else "full")
    when = [tongue.say(message) for message in conditions(ability, card)]
    return tongue.fill(tongue.templates["join"]["if"], condition=tongue.all_of(when), effect=said) if when else said


def capital(text: str) -> str:
    """The text as a sentence begins."""
    return text[:1].upper() + text[1:]


def _icon(ability: Ability) -> str:
    match ability.do:
        case v.Score():
            return next((_PLACE_ICONS[type(c)] for c in ability.when if type(c) in _PLACE_ICONS), "coin")
        case v.Trash(zones=("self",)):
            return "once"
        case _:
            return _ICONS[type(ability.do)]


_PLACE_ICONS: dict[type, str] = {v.First: "first", v.Last: "last", v.WholeHandUsed: "all", v.Beside: "side"}

_ICONS: dict[type[Effect], str] = {
    v.ScorePer: "coin",
    v.MultiplyCard: "twice",
    v.MultiplyWord: "twice",
    v.Draw: "draw",
    v.Keep: "keep",
    v.Trash: "trash",
    v.Look: "eye",
    v.CopyNeighbour: "copy",
    v.Gain: "gain",
    v.FlushOffer: "flush",
    v.Discount: "coin",
    v.BuyToTop: "top",
    v.ReadAs: "read",
    v.SplitWord: "split",
    v.FamePer: "fame",
    v.Attack: "bolt",
    v.Redraw: "shuffle",
    v.BorrowLetter: "copy",
    v.LengthBonus: "up",
    v.TypoMove: "discard",
    v.Fame: "fame",
}
