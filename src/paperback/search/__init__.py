"""The exact search for what a rack can spell: the same kernel for preview, hints, the best spelling of a typed word, and the AI."""

from .found import PEOPLE, Found, Value
from .kernel import COMPILED
from .query import TRIES, Accept, best, best_few, every, spellings
from .rack import Rack, RackCard, RackReading
from .scoring import score_of
from .seat import accept_of, rack_of

__all__ = [
    "COMPILED",
    "PEOPLE",
    "TRIES",
    "Accept",
    "Found",
    "Rack",
    "RackCard",
    "RackReading",
    "Value",
    "accept_of",
    "best",
    "best_few",
    "every",
    "rack_of",
    "score_of",
    "spellings",
]
