"""What a seat bought in a turn."""

from __future__ import annotations

from paperback.bots.window import Window
from paperback.engine.market import price
from paperback.engine.rules import Rules
from paperback.engine.view import card_seen

from .review_data import PurchaseReviewed, ShoppingReviewed
from .review_turns import Turn


def shopping(rules: Rules, played: Turn) -> ShoppingReviewed | None:
    """The purchases of a turn; None where the shop never opened."""
    opened = played.shop
    if opened is None:
        return None
    seat = played.seat
    bought = [
        PurchaseReviewed(card_seen(rules, moment.before, buy.card), price(rules, moment.before, seat, buy.card))
        for moment, buy in played.purchases
    ]
    return ShoppingReviewed(Window(rules, opened.before, seat).money, tuple(bought))
