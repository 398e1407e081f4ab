"""What a seat sees and can do, in words: enough for a reader who knows English and nothing of this program to play on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from paperback.catalogue.wording import label
from paperback.engine.commands import Answer, Buy, Command, Done, Pass, Pick, PlayWord, UseAbility
from paperback.engine.seen import AbilitySeen, AskAbility, AskCards, AskOption, AskOrder, AskShop, CardSeen, Offered, PlaySeen, SeatView
from paperback.engine.settings import USUAL_MODE, Settings, preset
from paperback.engine.state import Outcome
from paperback.modes.described import settings as plain_settings
from paperback.notation.codec import encode
from paperback.notation.facts import asked, counted, facts

from .menu import Cards, Menu
from .table import Table

LANGUAGE = "en"
COMMONS = "commons"
"""The chapter about common cards that change spelling."""


def rules_text(table: Table) -> str:
    """The rules of this game in English: the chapters of the program's rules pages that concern it."""
    settings = table.agreed.settings
    more = [COMMONS] * (settings.spacebar or settings.dyslexic)
    chapters = dict.fromkeys([USUAL_MODE, settings.mode, *settings.modules, *more])
    return "\n\n".join(_chapter(name) for name in chapters)


@cache
def _chapter(name: str) -> str:
    page = json.loads((files("paperback") / "locales" / "rules" / LANGUAGE / f"{name}.json").read_text("utf-8"))
    lines = [f"# {name.replace('_', ' ')}", page["lead"]]
    for part in page["parts"]:
        lines += ["", f"## {part['title']}", *part.get("text", ())]
        lines += [f"- {title}: {text}" for title, text in part.get("list", ())]
        lines += [f"For example: {part['example']}"] if "example" in part else []
    return "\n".join(lines)


def describe(table: Table, view: SeatView, menu: Menu | None) -> str:
    """All that the seat sees, and each of its actions by number; without a menu the seat can only look on."""
    return "\n".join(_lines(table, view, menu))


def _lines(table: Table, view: SeatView, menu: Menu | None) -> Iterator[str]:
    settings = table.agreed.settings
    added = f" with {', '.join(settings.modules)}" if settings.modules else ""
    seats = "1 seat" if settings.seats == 1 else f"{settings.seats} seats"
    yield f"Paperback, {settings.mode}{added}, {seats}, words of the lexicon {table.agreed.lexicon}. Round {view.round}."
    yield f"Agreed: {_agreed(settings)}."
    if view.mine:
        yield f"You are seat {view.mine.seat}."
    if view.outcome:
        yield _over(view.outcome)
    yield ""
    yield "The table (cards by name, @ price in cents, + cards that lie hidden under the top, Fame piles as price:books left):"
    yield from (f"  {name}: {said}" for name, said in facts(view).items())
    yield from (f"  seat {seat.seat}, its latest turn: {_done(seat.play)}" for seat in view.seats if seat.play.words or seat.play.bought)
    yield ""
    yield "The cards (what is in your hand, your deck, on sale, asked about, or before others on the table):"
    yield from _glossary(table, view)
    if menu is None or view.mine is None:
        return
    yield ""
    yield f"You are asked {asked(view)}."
    if menu.chosen:
        yield f"Chosen so far: {_named(menu.chosen, _options(view))}."
    yield "What you can do, by number:"
    yield from (f"  {action}: {say(table, view, menu, does)}" for action, does in menu.legal.items())
    yield f"Any command can also be given as JSON, for instance {encode(next(iter(_commands(menu)), Pass()))}"


def _agreed(settings: Settings) -> str:
    """The edition, what is not as usual in it, and the options of mode and modules."""
    usual, plain = preset(settings.edition), [setting.name for setting in plain_settings()]
    other = [f"{name} {getattr(settings, name)}" for name in plain if getattr(settings, name) != getattr(usual, name)]
    return ", ".join([f"edition {settings.edition}", *other, *(f"{name} {value}" for name, value in settings.options)])


def _done(play: PlaySeen) -> str:
    """What a seat has done in the turn it is in or was in last."""
    text = " and ".join("".join(tile.letters for tile in word) for word in play.words)
    cards = " and ".join(" ".join(tile.card for tile in word) for word in play.words)
    laid = [f"{text} for {play.score} cents ({cards})"] if text else []
    bought = [f"bought {counted(play.bought)}"] if play.bought else []
    return ", ".join(laid + bought)


def _over(outcome: Outcome) -> str:
    fame = ", ".join(f"seat {seat}: {points}" for seat, points in enumerate(outcome.fame))
    winners = " and ".join(f"seat {seat}" for seat in outcome.winners) or "nobody"
    return f"The game is over ({outcome.reason.replace('_', ' ')}). Fame: {fame}. Winner: {winners}."


def _glossary(table: Table, view: SeatView) -> Iterator[str]:
    """Every card that can matter to the seat, once, with what it says."""
    mine = view.mine
    cards: list[CardSeen | Offered] = [*(mine.hand if mine else ()), *_options(view), *([view.market.common] if view.market.common else [])]
    cards += [*view.market.offers, *_within(tuple(view.parts.values()))]
    if mine:
        cards += [*mine.deck, *view.seats[mine.seat].discard]
    ids: dict[str, list[int]] = {}
    for card in cards:
        known = ids.setdefault(card.card, [])
        known += [card.id] * (card.id not in known)
    library = table.rules.library
    yield from (f"  {key} (card {', '.join(map(str, ids[key]))}): {label(library.card(key), LANGUAGE)}" for key in ids if key)


def _within(value: Any) -> Iterator[CardSeen | Offered]:
    """The cards in what parts show."""
    if isinstance(value, CardSeen | Offered):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _within(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _within(getattr(value, field.name))


def _options(view: SeatView) -> tuple[CardSeen, ...]:
    question = view.mine.question if view.mine else None
    if isinstance(question, AskCards):
        return question.options
    return question.cards if isinstance(question, AskOrder) else ()


def _commands(menu: Menu) -> Iterator[Command]:
    return (does for does in menu.legal.values() if isinstance(does, Command))


def say(table: Table, view: SeatView, menu: Menu, does: Command | Cards) -> str:
    """What an action of the menu does, in a few words."""
    question = view.mine.question if view.mine else None
    match does:
        case PlayWord(words=words):
            found = next((one for one in menu.words if one.words == words), None)
            text = " and ".join("".join(tile.letters for tile in word) for word in words)
            cards = " and ".join(" ".join(str(tile.card) for tile in word) for word in words)
            worth = f" for {found.score} cents" if found else ""
            draws = f", {found.draws} more to draw" if found and found.draws else ""
            wins = ", wins the common card" if found and menu.wins(found) else ""
            return f"play {text}{worth}{draws}{wins} (cards {cards})"
        case Pass():
            return "make no word"
        case Done():
            return "buy nothing more"
        case Buy(card=card, on_top=on_top):
            top = ", on top of your draw pile" if on_top else ""
            return f"buy {_sold(table, menu, card)}{top} (card {card})"
        case UseAbility(index=index) if isinstance(question, AskShop):
            return f"use {_ability(question.abilities[index])}"
        case Pick(index=index) if isinstance(question, AskAbility):
            return f"use {_ability(question.abilities[index])} next"
        case Pick(index=index) if isinstance(question, AskOption):
            return f"take {question.options[index]}"
        case Answer(cards=cards):
            return f"answer with {_named(cards, _options(view)) or 'no card'}"
        case tuple():
            return f"choose {_named(does[-1:], _options(view))}, and go on choosing"
        case _:
            return encode(does)


def _ability(one: AbilitySeen) -> str:
    return f"{one.effect.replace('_', ' ')} of {one.card.card}"


def _named(cards: Sequence[int], options: Iterable[CardSeen]) -> str:
    keys = {card.id: card.card or "a card" for card in options}
    return ", ".join(f"{keys.get(card, 'a card')} (card {card})" for card in cards)


def _sold(table: Table, menu: Menu, card: int) -> str:
    """The card and its price now."""
    found = next(((face, price) for face, offered, price in menu.window.offers(menu.window.money) if offered == card), None)
    return f"{table.rules.faces[found[0]].key} for {found[1]} cents" if found else "a card"
