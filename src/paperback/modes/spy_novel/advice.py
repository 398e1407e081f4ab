"""What a sensible spy does: whatever looks best one round ahead (see `plan`)."""

from __future__ import annotations

from collections.abc import Mapping

from paperback.engine.commands import Answer, Buy, Command, Pick
from paperback.engine.part import Advice, Mind
from paperback.engine.seen import AskCards, AskOption, SeatView
from paperback.engine.steps import ChooseCards, ChooseOption, Question, Shop
from paperback.modes.typos.commands import TakeTypo
from paperback.modes.typos.moves import CENTS

from . import plan
from .commands import HeroAction
from .ground import NOVEL, steps_of
from .seen import SpyNovelSeen

EARLY = 5
"""Rounds in which letters are worth more than Fame cards."""
CENT_EARLY, CENT_LATE = 12, 4
"""What a cent for letters is worth then, and later, in the terms of `plan`."""
TYPO = 40
"""What a typo in the deck costs, in the same terms."""
UPGRADES = ("infiltration", "on-the-move", "counterintel", "safe-house")
"""Actions in the order in which they are upgraded."""


def _seen(view: SeatView) -> SpyNovelSeen:
    seen: SpyNovelSeen = view.parts["spy_novel"]
    return seen


def _table(view: SeatView) -> plan.Table:
    seen = _seen(view)
    prices = [place.card.price if place.card else 0 for place in seen.places]
    prices[seen.centre] += NOVEL.centre_discount * seen.bare
    return plan.Table(
        upgraded=frozenset(one.action for one in seen.actions if one.upgraded),
        free=tuple(one.action for one in seen.actions if one.free),
        prices=tuple(prices),
        steps=NOVEL.enemy(seen.card.enemy).rows[seen.card.row].steps if seen.card else (),
        cent=CENT_EARLY if view.round <= EARLY else CENT_LATE,
    )


def _position(view: SeatView) -> plan.Position:
    seen = _seen(view)
    return plan.Position(
        there=tuple(place.card is not None for place in seen.places),
        cubes=tuple(place.counters for place in seen.places),
        hero=seen.hero,
        enemy=seen.enemy,
        squares=seen.squares,
        money=view.seats[view.active].play.money,
        acted=bool(seen.acted),
    )


def shop(view: SeatView, mind: Mind) -> Command | None:
    """The first move of the best plan, or a typo whose cent makes a much better one possible: Fame counts for nothing here."""
    table, position = _table(view), _position(view)
    worth, move = plan.best(table, position)
    money = position.money
    if any(plan.spends(table, position, money + cent) for cent in range(1, CENTS + 1)) and view.parts["typos"].can_take:
        richer, then = plan.best(table, position._replace(money=money + CENTS))
        if richer - worth > TYPO and then != move:
            return TakeTypo()
    if move is None:
        return None
    card = _seen(view).places[move.buy].card
    return HeroAction(move.act) if move.act else Buy(card.id) if card else None


def choose(view: SeatView, mind: Mind) -> Command | None:
    """Where to go, and which cubes to take."""
    question = view.mine.question if view.mine else None
    if not isinstance(question, AskCards):
        return None
    table, position, seen = _table(view), _position(view), _seen(view)
    number = {place.card.id: n for n, place in enumerate(seen.places) if place.card}
    cards = [card.id for card in question.options]
    match question.effect:
        case "move_hero":
            ways: dict[tuple[int, ...], int] = {(): position.hero} | {(card,): number[card] for card in cards}
            steps = steps_of(NOVEL.action(seen.acted), table.upgraded)[1:]
            return Answer(
                max(
                    ways,
                    key=lambda way: max(
                        plan.best(table, after)[0] for after in plan.carried_out(table, position._replace(hero=ways[way]), steps)
                    ),
                )
            )
        case "make_room_hero":
            return Answer((max(cards, key=lambda card: plan.best(table, position._replace(hero=number[card]))[0]),))
        case "make_room_enemy":
            return Answer((max(cards, key=lambda card: plan.best(table, position._replace(enemy=number[card]))[0]),))
        case "remove_pressure" | "square":
            places = plan.worst(table, position, [number[card] for card in cards])
            chosen = [card.id for place in places[: question.at_most] if (card := seen.places[place].card)]
            if question.effect == "square":
                relieved = plan.relieved(position, places[0], 1, to_square=True)
                chosen = chosen if plan.value(table, relieved) > plan.value(table, position) else []
            return Answer(tuple(chosen))
        case "return_typo":
            return Answer(tuple(cards[: question.at_most]))
        case _:
            return None


def upgrade(view: SeatView, mind: Mind) -> Command | None:
    """The action that is missed most."""
    question = view.mine.question if view.mine else None
    if not isinstance(question, AskOption) or question.reason != "upgrade_action":
        return None
    return Pick(question.options.index(min(question.options, key=UPGRADES.index)))


ADVICE: Mapping[type[Question], Advice] = {Shop: shop, ChooseCards: choose, ChooseOption: upgrade}
