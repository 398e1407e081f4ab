"""What every card says, in every language: the cards of modules say more than their abilities."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from paperback.abilities import wording as plain
from paperback.abilities.language import Form, Language, language
from paperback.abilities.messages import condition
from paperback.engine.card import Card, Kind

from .awards import Award, awards
from .genres import NUMERALS, GenreCard, genre_card, genres

if TYPE_CHECKING:
    from collections.abc import Iterable


def title(key: str, code: str) -> str:
    """The name, in that language, of a genre, power, award, theme, layout, hero action or enemy card; KeyError for any other key."""
    return str(language(code).templates["names"][key])


def name(card: Card, code: str) -> str:
    """The card's own name in that language, a genre's for its cards; empty for most."""
    match card.kind:
        case Kind.POWER | Kind.AWARD | Kind.THEME:
            return title(card.key, code)
        case Kind.GENRE:
            return title(_genre_of(card.key), code)
        case _:
            return card.name


def short(card: Card, code: str) -> str:
    """One short line for the face of the card; empty when it says nothing beyond its numbers; ValueError for an unknown language."""
    tongue = language(code)
    match card.kind:
        case Kind.TYPO:
            return _fame(card, tongue)
        case Kind.GENRE:
            return plain.joined(_genre_parts(card, tongue, "short"))
        case Kind.AWARD:
            return str(_measure(card, tongue)["short"])
        case Kind.THEME:
            return str(tongue.templates["theme"]["short"])
        case _:
            return plain.short(card, code)


def full(card: Card, code: str) -> str:
    """Whole sentences; empty when the card says nothing beyond its numbers; ValueError for an unknown language."""
    tongue = language(code)
    match card.kind:
        case Kind.TYPO:
            return tongue.fill(tongue.templates["typo"]["full"], n=-card.fame)
        case Kind.GENRE:
            return " ".join([*_genre_rules(card, tongue), *_genre_parts(card, tongue, "full")])
        case Kind.POWER:
            return _with_effects(tongue.templates["power"]["full"], _clauses(card, range(len(card.abilities)), tongue), tongue)
        case Kind.AWARD:
            return tongue.fill(tongue.templates["award"]["full"], n=card.fame, what=_measure(card, tongue)["full"])
        case Kind.THEME:
            return tongue.fill(tongue.templates["theme"]["full"], n=card.fame)
        case _:
            return plain.full(card, code)


def label(card: Card, code: str) -> str:
    """The card in one line as a screen reader should say it."""
    tongue = language(code)
    kind = tongue.templates["name"]["kind"].get(card.kind, "")
    match card.kind:
        case Kind.TYPO:
            parts = [" ".join(card.letters), kind, _fame(card, tongue)]
        case Kind.GENRE:
            printed = genre_card(card.key)
            words = tongue.templates["genre"]["label"]
            spaces = words["endless"] if printed.endless else tongue.fill(words["spaces"], n=printed.spaces)
            parts = [" ".join(card.letters), kind, f"{name(card, code)} {NUMERALS[printed.order - 1]}", spaces, short(card, code)]
        case Kind.POWER:
            parts = [name(card, code), kind, short(card, code)]
        case Kind.AWARD | Kind.THEME:
            parts = [name(card, code), kind, tongue.fill(tongue.templates["name"]["fame"], n=card.fame), short(card, code)]
        case _:
            return plain.name(card, code)
    return ", ".join(filter(None, parts))


def icon(card: Card) -> str:
    """The name of the drawing for the card."""
    return "fame" if card.kind in (Kind.TYPO, Kind.AWARD, Kind.THEME) else plain.icon(card)


def _fame(card: Card, tongue: Language) -> str:
    return tongue.fill(tongue.templates["typo"]["short"], n=-card.fame)


def _measure(card: Card, tongue: Language) -> dict[str, str]:
    """What the award asks for, in both forms."""
    award = _awards()[card.key]
    found: dict[str, str] = tongue.templates["award"][award.wins][award.measure]
    return found


def _genre_rules(card: Card, tongue: Language) -> list[str]:
    """When the card is active and what fills it."""
    printed, words = genre_card(card.key), tongue.templates["genre"]
    return [
        words["first" if printed.order == 1 else "later"],
        words["endless"] if printed.endless else tongue.fill(words["spaces"], n=printed.spaces),
    ]


def _genre_parts(card: Card, tongue: Language, form: Form) -> list[str]:
    """What the card asks for and what it brings, one text each."""
    printed, words = genre_card(card.key), tongue.templates["genre"]
    parts = []
    if printed.require:
        asked = tongue.all_of([tongue.say(condition(one, card.letters), form) for one in printed.require])
        parts.append(tongue.fill(words["require"][form], condition=asked))
    for template, numbers in _timings(printed, words):
        if form == "short":
            parts += [tongue.fill(template[form], effects=plain.line(card.abilities[number], card, tongue)) for number in numbers]
        elif numbers:
            parts.append(_with_effects(template[form], _clauses(card, numbers, tongue), tongue))
    return parts


def _timings(printed: GenreCard, words: dict[str, dict[str, str]]) -> list[tuple[dict[str, str], tuple[int, ...]]]:
    return [(words["complete"], printed.complete), (words["passive"], printed.passive), (words["each_cube"], printed.each_cube)]


def _clauses(card: Card, numbers: Iterable[int], tongue: Language) -> list[str]:
    return [plain.clause(card.abilities[number], card, tongue) for number in numbers]


def _with_effects(template: str, clauses: list[str], tongue: Language) -> str:
    return tongue.fill(template, effects="; ".join(clauses))


@cache
def _awards() -> dict[str, Award]:
    return {award.key: award for award in awards()}


def _genre_of(key: str) -> str:
    return next(genre.key for genre in genres() if any(card.key == key for card in genre.cards))
