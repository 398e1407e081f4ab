"""The question that waits for a seat, as the seat itself sees it."""

from __future__ import annotations

from .rules import Rules
from .seen import AbilitySeen, AskAbility, AskCards, AskOption, AskOrder, AskShop, AskWord, CardSeen
from .state import GameState
from .steps import OUTSIDE, Arrange, ChooseAbility, ChooseCards, ChooseOption, Live, Question, Shop, SpellWord, Use


def question(rules: Rules, state: GameState, seat: int) -> object | None:
    """What this seat is asked, or None; never shown to others, for its options may be hidden cards."""
    me = state.seats[seat]
    step = me.agenda[-1] if me.agenda else None

    def seen(cards: tuple[int, ...]) -> tuple[CardSeen, ...]:
        return tuple(CardSeen(card, rules.faces[state.faces[card]].key) for card in cards)

    def abilities(lives: tuple[Live, ...] | list[Live]) -> tuple[AbilitySeen, ...]:
        return tuple(_ability(rules, state, seat, live) for live in lives)

    if isinstance(step, SpellWord):
        return AskWord()
    if isinstance(step, Shop):
        return AskShop(abilities(me.turn.tickets), me.turn.tops)
    if isinstance(step, ChooseCards):
        ability = _ability(rules, state, seat, step.then.live) if isinstance(step.then, Use) else None
        return AskCards(seen(step.options), step.at_least, step.at_most, ability, ability.effect if ability else step.effect)
    if isinstance(step, Arrange):
        return AskOrder(seen(step.cards), _ability(rules, state, seat, step.then.live))
    if isinstance(step, ChooseOption):
        return AskOption(step.options, step.reason)
    if isinstance(step, ChooseAbility):
        return AskAbility(abilities(step.abilities))
    if isinstance(step, Question) and type(step) in rules.questions:
        return rules.questions[type(step)](rules, state, seat, step)
    return None


def _ability(rules: Rules, state: GameState, seat: int, live: Live) -> AbilitySeen:
    play = state.seats[seat].turn.play
    card = live.place
    if live.word != OUTSIDE:
        card = play.words[live.word][live.place].card if live.word >= 0 else play.applied[live.place]
    printed = rules.faces[live.face]
    ability = printed.abilities[live.ability]
    return AbilitySeen(
        card=CardSeen(card, rules.faces[state.faces[card]].key),
        of=printed.key,
        ability=live.ability,
        effect=rules.effect_names[type(ability.do)],
        may=ability.may,
    )
