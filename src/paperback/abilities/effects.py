# cython: annotation_typing=True
"""What each effect does (catalogue README, Effects)."""

from __future__ import annotations

from collections.abc import Callable

from paperback.engine import events as ev
from paperback.engine.card import At, Card, Effect, Kind
from paperback.engine.market import leave, on_sale
from paperback.engine.part import Choice, EffectMeaning
from paperback.engine.rules import Place
from paperback.engine.spell import holds, line_of
from paperback.engine.steps import OUTSIDE, Live, PutBack

from .conditions import counted
from .vocabulary import (
    BuyToTop,
    CopyNeighbour,
    Discount,
    Draw,
    FamePer,
    FlushOffer,
    Gain,
    Keep,
    Look,
    MultiplyCard,
    MultiplyWord,
    ReadAs,
    Score,
    ScorePer,
    SplitWord,
    Trash,
)


def neighbours(at: Place) -> tuple[int, ...]:
    """The cards beside this one in its word."""
    return tuple(at.word[place].card for place in (at.place - 1, at.place + 1) if 0 <= place < len(at.word))


def score(at: Place, effect: Score, _: tuple[int, ...]) -> None:
    """Cents for the word; for a card that is applied to the play, cents from outside (catalogue README, Scoring)."""
    line = line_of("flat", effect.amount, at.source, at.index) if at.index >= 0 else line_of("outside", effect.amount, at.source)
    at.at.say(ev.LineAdded(at.at.seat, line))


def score_per(at: Place, effect: ScorePer, _: tuple[int, ...]) -> None:
    """Cents for each one counted beyond `above`."""
    number = counted(at, effect.of) - effect.above
    if number > 0:
        score(at, Score(number * effect.amount), ())


def choose_neighbour(at: Place, effect: MultiplyCard) -> Choice | None:
    """One neighbour, where the effect wants one."""
    if effect.target != "neighbour":
        return None
    beside = neighbours(at)
    return Choice(beside, min(1, len(beside)), min(1, len(beside)))


def multiply_card(at: Place, effect: MultiplyCard, chosen: tuple[int, ...]) -> None:
    """The printed score once more and again; a wild stays at 0 (rules 2.11)."""
    targets = {"self": (at.source,), "neighbour": chosen, "both_neighbours": neighbours(at)}[effect.target]
    for card in targets:
        amount = 0 if card in at.play.muted else at.at.card(card).score * (effect.by - 1)
        at.at.say(ev.LineAdded(at.at.seat, line_of("multiplied", amount, at.source, at.index, card)))
        if effect.then_trash and card in at.at.me.laid and card not in at.at.me.turn.doomed:
            at.at.say(ev.Doomed(at.at.seat, card))


def multiply_word(at: Place, effect: MultiplyWord, _: tuple[int, ...]) -> None:
    """The word counts so many times more; multipliers add (rules 2.10); from beside the word, the dearer of two (rules 8.3)."""
    line = line_of("dearest", effect.by - 1, at.source) if at.index == OUTSIDE else line_of("word", effect.by - 1, at.source, at.index)
    at.at.say(ev.LineAdded(at.at.seat, line))


def draw(at: Place, effect: Draw, _: tuple[int, ...]) -> None:
    """More cards in the next hand."""
    at.at.say(ev.ExtraDraw(at.at.seat, at.source, effect.amount))


def keep(at: Place, effect: Keep, _: tuple[int, ...]) -> None:
    """Unused cards may join the next hand; which, is asked for all such abilities together."""
    at.at.say(ev.KeepsAllowed(at.at.seat, at.source, effect.count))


def choose_trash(at: Place, effect: Trash) -> Choice | None:
    """Unused cards and, where the settings allow it, the discard pile without the common card of this word (rules 2.9)."""
    if "self" in effect.zones:
        return None
    me = at.at.me
    cards = list(me.hand) if "hand" in effect.zones else []
    if "discard" in effect.zones and at.at.rules.settings.trash_from_discard:
        cards += [card for card in me.discard if card != at.play.common]
    most = min(effect.count, len(cards))
    return Choice(tuple(sorted(cards)), most, most)


def trash(at: Place, effect: Trash, chosen: tuple[int, ...]) -> None:
    """Cards leave the game; the card itself only when its word is discarded. The reward is paid for each."""
    if "self" in effect.zones:
        if at.source in at.at.me.turn.doomed:
            return
        at.at.say(ev.Doomed(at.at.seat, at.source))
    else:
        at.at.say(ev.Trashed(at.at.seat, chosen))
    reward = effect.reward
    for _ in chosen or (at.source,):
        if isinstance(reward, Score):
            score(at, reward, ())
        elif isinstance(reward, Draw):
            draw(at, reward, ())


def looked_at(at: Place, effect: Look) -> tuple[int, ...]:
    """The top cards of the own draw pile, the top card first; fewer if there are fewer."""
    return tuple(at.at.me.draw[: -effect.count - 1 : -1])


def choose_looked(at: Place, effect: Look) -> Choice:
    """Any of the cards looked at may be discarded."""
    cards = looked_at(at, effect)
    return Choice(cards, 0, len(cards))


def before_look(at: Place, effect: Look) -> None:
    """The seat sees the cards."""
    cards = looked_at(at, effect)
    at.at.say(ev.Looked(at.at.seat, cards, len(cards)))


def look(at: Place, effect: Look, chosen: tuple[int, ...]) -> None:
    """Discard the chosen cards, put the others back in any order."""
    rest = tuple(card for card in looked_at(at, effect) if card not in chosen)
    if chosen:
        at.at.say(ev.Sifted(at.at.seat, chosen))
    live = next(one for one in at.at.me.turn.live if one.word == at.index and one.place == at.place and _does(at, one, effect))
    at.at.queue(PutBack(live, rest))


def _does(at: Place, live: Live, effect: Effect) -> bool:
    return at.at.rules.faces[live.face].abilities[live.ability].do == effect


def choose_copied(at: Place, _: CopyNeighbour) -> Choice:
    """A neighbour that has anything to copy: no wild, no common card, no card read without its abilities (catalogue README, Copying)."""
    cards = tuple(card for card in neighbours(at) if card in at.at.me.laid and card not in at.play.muted and copyable(at.at.card(card)))
    return Choice(cards, min(1, len(cards)), min(1, len(cards)))


def copyable(card: Card) -> tuple[int, ...]:
    """Numbers of the abilities that a copy takes over."""
    if card.wild or card.kind is Kind.COMMON:
        return ()
    return tuple(n for n, ability in enumerate(card.abilities) if At.RESOLVE <= ability.at <= At.DRAW and ability.do.copied)


def copy_neighbour(at: Place, _: CopyNeighbour, chosen: tuple[int, ...]) -> None:
    """Have the neighbour's abilities as if printed here: conditions are those of this place."""
    face = at.at.state.faces[chosen[0]]
    taken = [Live(at.index, at.place, face, n) for n in copyable(at.at.rules.faces[face])]
    live = tuple(one for one in taken if holds(at.at, at.play, one))
    at.at.say(ev.Copied(at.at.seat, at.source, chosen[0], live))


def choose_gained(at: Place, effect: Gain) -> Choice:
    """Visible cards of that printed cost or less."""
    moment = at.at
    cards = tuple(
        card
        for card in on_sale(moment.rules, moment.state, moment.seat)
        if moment.card(card).cost <= effect.max_cost and (not effect.kinds or moment.card(card).kind in effect.kinds)
    )
    return Choice(cards, min(1, len(cards)), min(1, len(cards)))


def gain(at: Place, _: Gain, chosen: tuple[int, ...]) -> None:
    """Take the card; it is no purchase (rules 2.17)."""
    leave(at.at, chosen[0], ev.Gained(at.at.seat, chosen[0]))


def choose_flushed(at: Place, effect: FlushOffer) -> Choice:
    """Piles, by their top card, that have hidden cards."""
    tops = tuple(pile[-1] for pile in at.at.state.market.piles if len(pile) > 1)
    return Choice(tops, min(1, len(tops)), min(effect.piles, len(tops)))


def flush_offer(at: Place, _: FlushOffer, chosen: tuple[int, ...]) -> None:
    """Each chosen pile shows new cards."""
    for top in chosen:
        pile = next(n for n, cards in enumerate(at.at.state.market.piles) if cards and cards[-1] == top)
        at.at.say(ev.Flushed(at.at.seat, pile))


def discount(at: Place, effect: Discount, _: tuple[int, ...]) -> None:
    """These kinds cost less for the rest of the turn (rules 2.17)."""
    at.at.say(ev.Discounted(at.at.seat, at.source, effect.amount, effect.kinds))


def buy_to_top(at: Place, effect: BuyToTop, _: tuple[int, ...]) -> None:
    """Purchases may go on top of the draw pile, chosen with each."""
    at.at.say(ev.TopsAllowed(at.at.seat, at.source, effect.count))


def fame_per(deck: tuple[Card, ...], effect: FamePer) -> int:
    """Fame for every full `per` in the deck."""
    counts = COUNTED[effect.of]
    return sum([counts(card) for card in deck]) // effect.per * effect.amount


COUNTED: dict[str, Callable[[Card], bool]] = {
    "card": lambda _: True,
    "two_letter": lambda card: card.two_letter,
    "common": lambda card: card.kind is Kind.COMMON,
    "typo": lambda card: card.kind is Kind.TYPO,
}
"""Which cards of a deck give Fame, by what an ability counts (rules 3.2)."""


MEANING: dict[type[Effect], EffectMeaning] = {
    Score: EffectMeaning(score),
    ScorePer: EffectMeaning(score_per),
    MultiplyCard: EffectMeaning(multiply_card, choose_neighbour),
    MultiplyWord: EffectMeaning(multiply_word),
    Draw: EffectMeaning(draw),
    Keep: EffectMeaning(keep, allowance=True),
    Trash: EffectMeaning(trash, choose_trash),
    Look: EffectMeaning(look, choose_looked, before=before_look),
    CopyNeighbour: EffectMeaning(copy_neighbour, choose_copied),
    Gain: EffectMeaning(gain, choose_gained, ticket=True),
    FlushOffer: EffectMeaning(flush_offer, choose_flushed, ticket=True),
    Discount: EffectMeaning(discount, allowance=True),
    BuyToTop: EffectMeaning(buy_to_top, allowance=True),
    ReadAs: EffectMeaning(),
    SplitWord: EffectMeaning(),
    FamePer: EffectMeaning(fame=fame_per),
}
"""Attacks come with their module."""
