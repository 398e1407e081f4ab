"""Which packet card to take, whether to buy it or to save it, and what else to buy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from paperback.abilities.vocabulary import Gain
from paperback.catalogue.library import load
from paperback.engine.commands import Buy, Command
from paperback.engine.part import Mind
from paperback.engine.seen import AskShop, Offered, SeatView

from .buying import SaveCard
from .seen import DeadlineSeen

LATER = 25
"""What a saved card is worth, in per cent of what it would be worth in the deck now: it waits, and takes money then."""
PLACE = 30
"""What a packet card costs beside its price, in tenths of a Fame point: it takes another card's place in a hand."""


@dataclass(frozen=True, slots=True)
class Want:
    """A card, its price and what it is worth to the seat."""

    card: int
    price: int
    worth: int
    again: bool = False
    """It can be wanted any number of times: Fame is claimed."""


Plan = tuple[int, tuple[Want, ...]]
"""What some purchases are worth together, and the purchases."""


def advise(view: SeatView, mind: Mind) -> Command | None:
    """Spend the money as well as it goes, with one packet card among the purchases or saved; the packet card is taken first."""
    draft = view.parts["deadline"]
    if not isinstance(draft, DeadlineSeen) or view.mine is None or not isinstance(view.mine.question, AskShop):
        return None
    if _free_card(view.mine.question, view, draft):
        return None
    money = view.seats[view.mine.seat].play.money

    def wants(cards: Iterable[Offered], *, again: bool = False) -> list[Want]:
        return [Want(one.id, one.price, mind.worth(one.card, view), again) for one in cards]

    fame = wants((pile.top for pile in view.market.fame if pile.top), again=True)
    plans = best_plans([*wants(draft.saved), *fame], money)
    if draft.taken or not draft.packet:
        bought = plans[money][1]
        return _buy(max(bought, key=lambda want: want.worth), view.mine.question) if bought else None
    packet = wants(draft.packet)
    # in the last round, what is saved is lost: then the dearest is kept from the others, which hurts nobody
    best = max(packet, key=lambda want: (want.worth, want.price))
    saving = plans[money][0] + best.worth * (LATER if draft.round < draft.rounds else 0) // 100
    buying = [(want.worth - PLACE + plans[money - want.price][0], want.card, want) for want in packet if want.price <= money]
    if buying and max(buying)[0] > saving:
        return _buy(max(buying)[2], view.mine.question)
    return SaveCard(best.card)


def best_plans(wants: list[Want], money: int) -> list[Plan]:
    """The best purchases of these for each sum up to this one; a card that is better left is left."""
    plans: list[Plan] = [(0, ())] * (money + 1)
    for want in wants:
        if want.worth <= 0:
            continue
        for cents in range(want.price, money + 1) if want.again else range(money, want.price - 1, -1):
            worth, before = plans[cents - want.price]
            if worth + want.worth > plans[cents][0]:
                plans[cents] = (worth + want.worth, (*before, want))
    return plans


def _buy(want: Want, asked: AskShop) -> Buy:
    return Buy(want.card, on_top=asked.tops > 0 and not want.again)


def _free_card(asked: AskShop, view: SeatView, draft: DeadlineSeen) -> bool:
    """Whether an ability gives a card for nothing: that comes first."""
    most = max(_gains(asked), default=0)
    if not most:
        return False
    cards = [*([] if draft.taken else draft.packet), *draft.saved, *[pile.top for pile in view.market.fame if pile.top]]
    return any(load().card(one.card).cost <= most for one in cards)


def _gains(asked: AskShop) -> Iterator[int]:
    for seen in asked.abilities:
        effect = load().card(seen.of).abilities[seen.ability].do
        if isinstance(effect, Gain):
            yield effect.max_cost
