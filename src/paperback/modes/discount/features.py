"""Discount tokens, as numbers."""

from __future__ import annotations

from paperback.engine.features import Feature
from paperback.engine.rules import Rules
from paperback.engine.seen import SeatView

NAME = "discount"
MOST = 99


def features(rules: Rules) -> tuple[Feature, ...]:
    """Tokens, by the design that they lie on."""

    def tokens(view: SeatView) -> bytearray:
        found = bytearray(len(rules.faces))
        lying = {one.id: one.tokens for one in view.parts[NAME].tokens}
        for offer in view.market.offers:
            found[rules.library.index[offer.card]] += lying.get(offer.id, 0)
        return found

    return (Feature(name="tokens", shape=(len(rules.faces),), most=MOST, about="tokens on cards of the offer, by design", of=tokens),)
