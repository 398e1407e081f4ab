"""What a card says: generated from its abilities in every language, never stored."""

from __future__ import annotations

from paperback.engine.card import Ability, Card, Effect, Kind

from . import vocabulary as v
from .language import Language, language
from .messages import conditions, effect


def short(card: Card, code: str) -> str:
    """One short line for the face of the card ("+2¢ first"); empty when it has no ability; ValueError for an unknown language."""
    tongue = language(code)
    if card.wild:
        return str(tongue.templates["wild"]["short"])
    lines = [" ".join(filter(None, _short_parts(ability, card, tongue))) for ability in card.abilities]
    return " · ".join(dict.fromkeys(lines))


def full(card: Card, code: str) -> str:
    """Whole sentences, one for each ability, conditions and "you may" included; empty when the card has no ability."""
    tongue = language(code)
    if card.wild:
        return str(tongue.templates["wild"]["full"])
    return " ".join(_sentence(ability, card, tongue) for ability in card.abilities)


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


def _short_parts(ability: Ability, card: Card, tongue: Language) -> list[str]:
    return [tongue.say(message, "short") for message in [effect(ability.do, card.letters), *conditions(ability, card)]]


def _sentence(ability: Ability, card: Card, tongue: Language) -> str:
    clause = tongue.say(effect(ability.do, card.letters), "may" if ability.may else "full")
    when = [tongue.say(message) for message in conditions(ability, card)]
    if when:
        clause = tongue.fill(tongue.templates["join"]["if"], condition=tongue.all_of(when), effect=clause)
    return f"{clause[0].upper()}{clause[1:]}."


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
}
