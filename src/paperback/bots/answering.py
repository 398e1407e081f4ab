"""How a player answers what abilities ask."""

from __future__ import annotations

from paperback.abilities.vocabulary import CopyNeighbour, FlushOffer, Gain, Look, MultiplyCard, Trash
from paperback.engine.card import Card, Effect, Kind
from paperback.engine.commands import Answer
from paperback.engine.steps import Arrange, ChooseCards, Use
from paperback.search import score_of

from . import plan
from .ending import ANY
from .taste import Taste
from .window import Held, Window

WILD = 12
"""What a wild in hand is worth in the terms of `plan.uses`: it makes words, and scores nothing."""
DEAD = plan.PER_CENT
"""A card of that worth or less is better out of the way: a plain starting letter."""
SMALLEST_DECK = 9
"""A deck that small is not made smaller."""


def choice(window: Window, question: ChooseCards, taste: Taste) -> Answer:
    """The cards to choose."""
    options = window.options(question.options)
    least, most = question.at_least, question.at_most
    if not isinstance(question.then, Use):
        return _answer(_best_first(window, options)[:most])
    live = question.then.live
    effect: Effect = window.library.faces[live.face].abilities[live.ability].do
    source = window.source(live)
    if isinstance(effect, CopyNeighbour):
        chosen = _copied(window, options, source)
    elif isinstance(effect, MultiplyCard):
        chosen = sorted(options, key=lambda held: (-window.library.faces[held.face].score, held))[:1]
    elif isinstance(effect, Trash):
        chosen = taste.spare(window, options, effect)
    elif isinstance(effect, Look):
        chosen = [held for held in options if hand_worth(window, held) <= DEAD]
    elif isinstance(effect, Gain):
        chosen = _gained(window, options, effect, taste)
    elif isinstance(effect, FlushOffer):
        chosen = sorted(options, key=lambda held: (_out_of_reach(window, held), held))
    else:
        chosen = []
    chosen = chosen[:most]
    rest = [held for held in options if held not in chosen]
    return _answer(chosen + rest[: max(0, least - len(chosen))])


def order(window: Window, question: Arrange) -> Answer:
    """Cards to put back: the best on top."""
    return _answer(_best_first(window, window.options(question.cards)))


def hand_worth(window: Window, held: Held) -> int:
    """What the card is worth in a hand."""
    card = window.library.faces[held.face]
    return WILD if card.wild else max(plan.uses(window.library)[held.face], plan.PER_CENT * card.score)


def _best_first(window: Window, options: list[Held]) -> list[Held]:
    return sorted(options, key=lambda held: (-hand_worth(window, held), held))


def _copied(window: Window, options: list[Held], source: int) -> list[Held]:
    """The neighbour whose abilities bring this word most; none if they bring nothing."""
    wanted = dict(score_of(window.rack_laid(), window.play.words).copies).get(source)
    return [held for held in options if held.card == wanted]


def dead_weight(window: Window, options: list[Held], effect: Trash) -> list[Held]:
    """Dead weight without Fame, the worst first, as long as the deck is not small; with a reward, a card that is just weak."""
    faces = window.library.faces
    weak = sorted((hand_worth(window, held), held) for held in options if not faces[held.face].fame)
    limit = DEAD if effect.reward is None else 2 * DEAD
    spare = max(0, window.deck_size - SMALLEST_DECK)
    return [held for worth, held in weak if worth <= limit and _plain(faces[held.face])][:spare]


def _plain(card: Card) -> bool:
    return card.kind in (Kind.STARTING, Kind.VOWEL)


def _gained(window: Window, options: list[Held], effect: Gain, taste: Taste) -> list[Held]:
    free = {held.card for held in options}
    best = taste.choose(window, [offer for offer in window.offers(ANY, free=True) if offer[1] in free], effect.max_cost)
    return [held for held in options if best and held.card == best[1]]


def _out_of_reach(window: Window, top: Held) -> int:
    """How far the pile's dearest visible card is from the seat's money; what it could have bought, it has left lying."""
    faces = window.library.faces
    pile = next(pile for pile in window.offer_piles() if top in pile)
    return abs(window.money - max(faces[held.face].cost for held in pile))


def _answer(chosen: list[Held]) -> Answer:
    return Answer(tuple(held.card for held in chosen))
