"""What a player that thinks ahead thinks about: the few things to do next that may be the best."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from paperback.engine.commands import Answer, Buy, Command, Done, Pick, PlayWord, UseAbility
from paperback.engine.steps import ChooseAbility, ChooseCards, ChooseOption, Shop, SpellWord
from paperback.search import Found

from . import plan
from .author import Author
from .weighing import Scales, best_sets
from .window import Held, Offer, Window

LOOKED = 10
"""Plays of each kind that are looked at."""
PLAYS = 3
"""Most plays that are thought about, for each step of breadth."""
SETS = 2
"""Sets of purchases that are thought about in any case, for each step of breadth."""
LETTERS = 1
"""Sets without Fame that are thought about in any case, for each step of breadth."""
WAYS = 6
"""Most ways to answer a choice that are thought about."""
TRIES = 4
"""Most commands of modules that are thought about."""

Line = tuple[Command, ...]
"""What a seat does next, one after the other; only the first is done now."""


def lines(window: Window, author: Author, breadth: int = 1) -> list[Line]:
    """What to think about, what the author would do first; the first commands are legal, and all different.

    With more `breadth` there are more plays and purchases among them.
    """
    found: dict[Command, Line] = {}
    for line in _lines(window, author, breadth):
        if line[0] not in found and window.allows(line[0]):
            found[line[0]] = line
    return list(found.values())


def _lines(window: Window, author: Author, breadth: int) -> Iterator[Line]:
    question = window.question
    yield (author.choose(window),)
    yield from ((command,) for command in window.tries()[:TRIES])
    if isinstance(question, SpellWord):
        yield from ((PlayWord(play.words),) for play in plays(window, author)[: PLAYS * breadth])
    elif isinstance(question, Shop):
        yield from ((UseAbility(index),) for index, live in enumerate(window.tickets) if window.fits(live))
        yield from (tuple(map(_buy(window), chosen)) for chosen in _sets(window, author, breadth) if chosen)
        yield (Done(),)
    elif isinstance(question, ChooseCards):
        if question.at_least == 0:
            yield (Answer(()),)
        if question.at_least <= 1 <= question.at_most:
            yield from ((Answer((held.card,)),) for held in _different(window, question.options)[:WAYS])
    elif isinstance(question, ChooseAbility):
        yield from ((Pick(index),) for index in range(min(WAYS, len(question.abilities))))
    elif isinstance(question, ChooseOption):
        yield from ((Pick(index),) for index in range(min(WAYS, len(question.options))))


def _sets(window: Window, author: Author, breadth: int) -> list[tuple[Offer, ...]]:
    """The best sets of purchases, and among them the best one without Fame and the best one with each Fame card that can be paid."""
    scales, money, fame = Scales(window, author.numbers), window.money, plan.pile_of(window.library)
    offers = window.offers(money)
    sets = best_sets(window, scales, offers, money, SETS * breadth)
    letters = [offer for offer in offers if offer[0] not in fame]
    sets += best_sets(window, scales, letters, money, LETTERS * breadth)
    for offer in offers:
        if offer[0] in fame:
            rest = best_sets(window, scales, offers, money - offer[2], 1)
            sets.append((offer, *(rest[0] if rest else ())))
    return sets


def plays(window: Window, author: Author) -> list[Found]:
    """Of the best plays those of which no other has as much of everything: money, cards to draw, the common card."""
    value, rack = author.wanted(window), window.rack()
    shortest, accept, mark = window.settings.minimum_word, window.accept(), window.mark
    kept: dict[tuple[int, int, bool], Found] = {}
    for look in (value, value._replace(gain=0)):
        for play in author.speller.best_few(rack, look, shortest, LOOKED, accept):
            kept.setdefault((play.score, play.draws, play.length >= mark), play)
    return [play for has, play in kept.items() if not any(_covers(other, has) for other in kept)]


def _covers(other: tuple[int, int, bool], has: tuple[int, int, bool]) -> bool:
    """Whether another play has as much of everything; winning the common card may be unwelcome, so it must be equal there."""
    return other != has and other[2] == has[2] and other[0] >= has[0] and other[1] >= has[1]


def _buy(window: Window) -> Callable[[Offer], Command]:
    """Buying a card, on top of the draw pile where that is possible and the card is no wild."""
    faces, top = window.library.faces, bool(window.tops)
    return lambda offer: Buy(offer[1], on_top=top and not faces[offer[0]].wild)


def _different(window: Window, cards: tuple[int, ...]) -> list[Held]:
    """One card of each design."""
    return list({held.face: held for held in window.options(cards)}.values())
