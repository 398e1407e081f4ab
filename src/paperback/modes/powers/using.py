"""What each power does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback.abilities.spelling import read
from paperback.abilities.vocabulary import BorrowLetter, Draw, HandWithoutWild, ReadAs, Redraw
from paperback.engine.card import At, Card
from paperback.engine.commands import Command
from paperback.engine.draw import draw
from paperback.engine.events import CardsAdded, Noted, TurnEnded
from paperback.engine.part import HandTest
from paperback.engine.rejection import Code, Rejection
from paperback.engine.rules import Moment, Place, Reading, Rules, Spelling
from paperback.engine.spelling import text
from paperback.engine.state import NO_PLAY, GameState
from paperback.engine.steps import OUTSIDE

from .events import HandRedrawn, PowersDealt, PowerUsed, WordRemembered
from .state import NAME, USED, abilities, letters_before, power_of, used

OTHER, SPENT = CODES = ("other_power", "power_spent")


@dataclass(frozen=True, slots=True)
class RedrawCards(Command):
    """Discard these cards of the hand and draw as many, before the word is laid."""

    cards: tuple[int, ...]
    do: Literal["redraw_cards"] = "redraw_cards"


def deal(at: Moment) -> None:
    """Each seat gets one, open for all; the others leave the game (rules 10.1)."""
    seats = len(at.state.seats)
    faces = tuple(at.chance.shuffled(NAME, at.rules.library.groups[NAME])[:seats])
    first = len(at.state.faces)
    at.say(CardsAdded(faces))
    at.say(PowersDealt(tuple(range(first, first + seats))))


# ---------------------------------------------------------------- powers over the word


def widen(at: Moment, spelling: Spelling) -> None:
    """Read one card of the hand otherwise, or borrow a letter."""
    source = power_of(at.state, at.seat)
    for ability in abilities(at.rules, at.state, at.seat, At.BUILD):
        effect = ability.do
        if isinstance(effect, ReadAs):
            hand = sorted(spelling.usable & set(at.me.hand))
            ways = {card: read(at.card(card), effect) for card in hand if one_letter(at.card(card))}
            spelling.readings.append(Reading(source, ways, effect.limit, muted=effect.mode == "alphabet_neighbour"))
        elif isinstance(effect, BorrowLetter) and (letters := letters_before(at.state, at.seat)):
            spelling.lend(source)
            spelling.readings.append(Reading(source, {source: tuple(letters)}, 1))


def one_letter(card: Card) -> bool:
    """Typos and attack cards too; never a wild (catalogue README, Powers)."""
    return len(card.letters) == 1 and not card.wild


def remember(at: Moment, event: TurnEnded) -> None:
    """A word can be looked back at when its turn is over; a pass leaves the word before it (rules 5.10)."""
    words = at.state.seats[event.seat].turn.play.words
    if words:
        at.say(WordRemembered(event.seat, "".join(text(word) for word in words)))


# ---------------------------------------------------------------- powers over the hand


def hand_without_wild(at: Place, _: HandWithoutWild) -> bool:
    """No card of the whole new hand is a wild (rules 10.6)."""
    return not any(at.at.card(card).wild for card in at.at.me.hand)


def drawn(at: Moment) -> None:
    """Draw more at once, and once only, if the new hand is as the power wants it."""
    source = power_of(at.state, at.seat)
    place = Place(at, NO_PLAY, OUTSIDE, source)
    for ability in abilities(at.rules, at.state, at.seat, At.DRAW):
        effect = ability.do
        if isinstance(effect, Draw) and all(at.rules.conditions[type(one)](place, one) for one in ability.when):
            _use(at)
            draw(at, effect.amount)


def hand_told(rules: Rules, state: GameState, seat: int) -> HandTest | None:
    """Between its turns all know of such a seat whether its new hand had a wild: it drew more, or it did not."""
    if state.seats[seat].agenda:
        return None
    draws = [a.do.amount for a in abilities(rules, state, seat, At.DRAW) if isinstance(a.do, Draw)]
    if not draws:
        return None
    more = sum(draws) if used(state, seat) else 0
    return lambda faces: any(rules.faces[face].wild for face in faces[: len(faces) - more]) is (more == 0)


def check_redraw(at: Moment, command: RedrawCards) -> Rejection | None:
    """Once in a turn, with this power only, up to so many cards of the hand."""
    effects = [ability.do for ability in abilities(at.rules, at.state, at.seat, At.START)]
    most = next((effect.count for effect in effects if isinstance(effect, Redraw)), 0)
    if not most:
        return Rejection(OTHER)
    if used(at.state, at.seat):
        return Rejection(SPENT)
    if not 1 <= len(command.cards) <= most:
        return Rejection(Code.CHOICE_COUNT, {"count": len(command.cards), "least": 1, "most": most})
    if len(set(command.cards)) < len(command.cards):
        return Rejection(Code.CHOICE_TWICE)
    strange = [card for card in command.cards if card not in at.me.hand]
    return Rejection(Code.CHOICE_NOT_OFFERED, {"card": strange[0]}) if strange else None


def redraw(at: Moment, command: RedrawCards) -> None:
    """Discard first, then draw: the deck may have to be shuffled in between (rules 2.14)."""
    _use(at)
    at.say(HandRedrawn(at.seat, command.cards))
    draw(at, len(command.cards))


def _use(at: Moment) -> None:
    at.say(PowerUsed(at.seat, power_of(at.state, at.seat)))
    at.say(Noted(at.seat, USED, 1))
