"""A rule of thumb."""

from paperback.engine.part import Advice
from paperback.engine.steps import Question

ADVICE: dict[type[Question], Advice] = {}
