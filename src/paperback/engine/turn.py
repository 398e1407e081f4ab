# cython: annotation_typing=True
"""What the steps of a turn do (rules 2.1, 2.6, 2.8, 2.13, 2.14, 3.1)."""

from __future__ import annotations

from . import events as ev
from .card import Ability, At
from .draw import HAND, draw
from .market import bonus, needed
from .part import Choice
from .rules import Moment, place_of
from .spell import holds_late
from .spelling import text
from .state import NOBODY
from .steps import (
    Arrange,
    AskNext,
    CheckLength,
    ChooseAbility,
    ChooseCards,
    CleanUp,
    EndTurn,
    KeepCards,
    Live,
    OpenShop,
    PutBack,
    StartTurn,
    Use,
    UseAbilities,
)


def start_turn(at: Moment, step: StartTurn) -> None:
    """Begin with a clean sheet."""
    at.say(ev.TurnStarted(at.seat))


def check_length(at: Moment, step: CheckLength) -> None:
    """A word of the track's length gains the common card (rules 2.6); of two words the longer one counts (rules 8.1)."""
    words = at.me.turn.play.words
    commons = at.state.market.commons
    if not words or not commons:
        return
    longest = max([len(text(word)) for word in words])
    if longest + bonus(at) >= needed(at.rules, at.state):
        at.say(ev.CommonGained(at.seat, commons[-1], commons[-2] if len(commons) > 1 else NOBODY))


def ability_of(at: Moment, live: Live) -> Ability:
    """The ability behind a live one."""
    return at.rules.faces[live.face].abilities[live.ability]


def use_abilities(at: Moment, step: UseAbilities) -> None:
    """Use what works at this step: first what asks nothing, then what asks (rules 2.8)."""
    lives = at.me.turn.live
    if not lives:
        return
    asking: list[Live] = []
    faces, when, late = at.rules.faces, step.at, at.rules.late
    for live in lives:
        ability = faces[live.face].abilities[live.ability]
        if ability.at is not when or ability.do.opens is not step.opening:
            continue
        if (live.face, live.ability) in late and not holds_late(at, live):
            continue
        meaning = at.rules.effects[type(ability.do)]
        place = place_of(at, live)
        if not meaning.allowance and (ability.may or (meaning.choose and meaning.choose(place, ability.do))):
            asking.append(live)
        elif meaning.do:
            meaning.do(place, ability.do, ())
    if not asking:
        return
    if when is At.RESOLVE and not step.opening:
        at.queue(AskNext(tuple(asking)))
    else:
        at.queue(*[Use(live) for live in asking])


def ask_next(at: Moment, step: AskNext) -> None:
    """Let the seat pick the next ability for which there is anything to choose."""
    waiting = tuple(live for live in step.abilities if _choice(at, live).at_most)
    if len(waiting) > 1:
        at.queue(ChooseAbility(waiting))
    elif waiting:
        at.queue(Use(waiting[0]))


def _choice(at: Moment, live: Live) -> Choice:
    """What the ability lets its seat choose; a bare yes or no is the card itself, or nothing."""
    ability = ability_of(at, live)
    place = place_of(at, live)
    choose = at.rules.effects[type(ability.do)].choose
    return (choose(place, ability.do) if choose else None) or Choice((place.source,), 1, 1)


def use(at: Moment, step: Use) -> None:
    """Use one ability: fill its hole, ask for it, or find that nothing fits."""
    ability = ability_of(at, step.live)
    meaning = at.rules.effects[type(ability.do)]
    place = place_of(at, step.live)
    chosen = step.chosen
    if chosen is None:
        if meaning.before:
            meaning.before(place, ability.do)
        choice = _choice(at, step.live)
        least = 0 if ability.may and not meaning.ticket else choice.at_least
        if least < len(choice.options):
            at.queue(ChooseCards(choice.options, least, choice.at_most, step))
            return
        chosen = choice.options
    if meaning.do and (chosen or meaning.before):
        meaning.do(place, ability.do, chosen)


def open_shop(at: Moment, step: OpenShop) -> None:
    """Hand out what the word's abilities allow while buying."""
    tickets: list[Live] = []
    for live in at.me.turn.live:
        ability = ability_of(at, live)
        if ability.at is At.BUY:
            meaning = at.rules.effects[type(ability.do)]
            if meaning.ticket:
                tickets.append(live)
            elif meaning.do:
                meaning.do(place_of(at, live), ability.do, ())
    if tickets:
        at.say(ev.TicketsGiven(at.seat, tuple(tickets)))


def keep_cards(at: Moment, step: KeepCards) -> None:
    """Choose unused cards that join the next hand; several allowances add up."""
    if step.chosen is not None:
        if step.chosen:
            at.say(ev.Kept(at.seat, step.chosen, len(step.chosen)))
        return
    most = min(at.me.turn.keeps, len(at.me.hand))
    if most:
        at.queue(ChooseCards(tuple(sorted(at.me.hand)), 0, most, step, "keep"))


def clean_up(at: Moment, step: CleanUp) -> None:
    """Discard everything, draw the next hand (rules 2.13, 2.14)."""
    put_away(at)
    draw_hand(at)


def put_away(at: Moment) -> None:
    """Remove what was trashed, discard everything else (rules 2.13)."""
    me = at.me
    turn = me.turn
    if turn.doomed:
        at.say(ev.Trashed(at.seat, tuple(turn.doomed)))
    at.say(ev.Discarded(at.seat, (*me.laid, *[card for card in me.hand if card not in turn.kept])))


def draw_hand(at: Moment) -> None:
    """Draw the next hand (rules 2.14), and let parts look at it."""
    count = HAND + at.me.turn.extra
    for size in at.rules.hand_sizes:
        count = size(at, count)
    draw(at, count)
    for drawn in at.rules.hands_drawn:
        drawn(at)


def late(at: Moment) -> None:
    """Use what scores under conditions that are judged late and have just become true, the word being valued already."""
    for live in at.me.turn.live:
        ability = ability_of(at, live)
        if ability.at is At.SCORE and (live.face, live.ability) in at.rules.late and holds_late(at, live):
            do = at.rules.effects[type(ability.do)].do
            if do:
                do(place_of(at, live), ability.do, ())


def end_turn(at: Moment, step: EndTurn) -> None:
    """End the game here, or let the next seat begin (rules 3.1)."""
    state = at.state
    at.say(ev.TurnEnded(at.seat, (at.seat + 1) % len(state.seats)))
    outcome = at.rules.mode.ending(at.rules, state)
    if outcome is not None:
        at.say(ev.GameEnded(outcome))


def put_back(at: Moment, step: PutBack) -> None:
    """Put looked-at cards back in the order chosen; fewer than two have only one."""
    order = step.order
    if order is None and len(step.cards) > 1:
        at.queue(Arrange(step.cards, step))
        return
    cards = step.cards if order is None else order
    if cards:
        at.say(ev.PutOnTop(at.seat, cards, len(cards)))
