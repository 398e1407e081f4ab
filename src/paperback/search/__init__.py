"""The exact search for what a rack can spell: the same kernel for preview, hints, the best spelling of a typed word, and the AI."""

from .found import PEOPLE, Found, Value
from .kernel import COMPILED
from .query import best, best_few, every, score_of, spellings
from .rack import Rack, RackCard
from .seat import rack_of

__all__ = ["COMPILED", "PEOPLE", "Found", "Rack", "RackCard", "Value", "best", "best_few", "every", "rack_of", "score_of", "spellings"]
