"""The words of a hand, for those who play tests through the protocol alone: found in what the frame shows, tried out with the preview."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from paperback.catalogue.library import load as load_catalogue
from paperback.lexicon import arrays
from paperback.lexicon import load as load_lexicon
from paperback.lexicon.arrays import LexiconArrays
from paperback.search import Rack, RackCard, best_few

LEVELS = 3, 5
LOOKED_AT = 40
MANY = 10


@cache
def listed(lexicon: str) -> LexiconArrays:
    return arrays.load(load_lexicon(lexicon))


def words_of(view: dict[str, Any], lexicon: str, preview: Callable[[Any], dict[str, Any]], most: int = MANY) -> list[dict[str, Any]]:
    """So many of the best words that the seat can lay now, the best first: the answers of the preview."""
    question = view["mine"]["question"] or {}
    barred = {card["id"] for card in question.get("barred", ())}
    common = view["market"]["common"]
    rack = Rack(
        hand(view["mine"]["hand"], barred),
        hand([common], barred)[0] if common and common["id"] not in barred else None,
        beside=hand(question.get("beside", ()), barred),
    )
    found = {play.text: play for level in LEVELS for play in best_few(listed(lexicon), rack, LOOKED_AT, level=level)}
    good: list[dict[str, Any]] = []
    for play in sorted(found.values(), key=lambda play: (-play.value, play.text)):
        tried = preview([[{"card": tile.card, "letters": tile.letters} for tile in word] for word in play.words])
        if tried["refusal"] is None:
            good.append(tried)
        if len(good) == most:
            break
    return sorted(good, key=lambda tried: -int(tried["score"]))


def hand(cards: Any, barred: set[int]) -> tuple[RackCard, ...]:
    return tuple(RackCard(card["id"], load_catalogue().card(card["card"])) for card in cards if card["id"] not in barred)
