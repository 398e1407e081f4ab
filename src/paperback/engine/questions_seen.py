"""The question that waits for a seat, as the seat itself sees it."""

from __future__ import annotations

from .chance import SeededChance
from .rules import Moment, Rules, Spelling
from .seen import AbilitySeen, AskAbility, AskCards, AskOption, AskOrder, AskShop, AskWord, CardSeen, ReadingsSeen
from .state import NOBODY, GameState
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
        return _word(rules, state, seat)
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


def _word(rules: Rules, state: GameState, seat: int) -> AskWord:
    spelling = Spelling(Moment(rules, state, SeededChance(""), seat, None))

    def key(card: int) -> str:
        return rules.faces[state.faces[card]].key

    ways: dict[int, list[str]] = {}
    for reading in spelling.readings:
        for card in sorted(reading.ways.keys() & spelling.usable):
            known = ways.setdefault(card, [])
            known += [form for form in reading.ways[card] if form not in known]
    at_hand = [*state.seats[seat].hand, *([spelling.common] if spelling.common != NOBODY else [])]
    return AskWord(
        beside=tuple(CardSeen(card, key(card)) for card in spelling.beside),
        barred=tuple(CardSeen(card, key(card)) for card in at_hand if card not in spelling.usable),
        readings=tuple(ReadingsSeen(card, key(card), tuple(forms)) for card, forms in sorted(ways.items())),
    )


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
