"""A whole state as text, with all that is hidden and all that is still to do: what simulations store and pass on.

Reading takes nothing that the types of a state do not hold; slots and steps, which those leave open, are what the parts of the game bring.
"""

from __future__ import annotations

import json
from typing import Any

from paperback.engine.rules import Rules
from paperback.engine.state import GameState
from paperback.engine.zones import misplaced

from .codec import encode
from .typed import reader

FORMAT = 1
"""Of the text; it changes when an older program could not read it any more, or would read something else."""

NOT_A_STATE, OTHER_VERSION, OTHER_CATALOGUE, OTHER_SETTINGS, UNKNOWN_SLOT = CODES = (
    "not_a_state",
    "other_version",
    "other_catalogue",
    "other_settings",
    "unknown_slot",
)


class StateError(ValueError):
    """A text is no state of a game with these rules; `code` says why."""

    def __init__(self, code: str, about: str) -> None:
        """One of the codes, and what was found."""
        super().__init__(f"{code}: {about}")
        self.code = code


def dump_state(rules: Rules, state: GameState) -> str:
    """The state as one line of JSON, with what it can only be read with: settings, language and catalogue.

    The lexicon is not named: it says what may be laid, not where anything lies.
    """
    return encode({"format": FORMAT, **_terms(rules), "state": state})


def load_state(rules: Rules, text: str) -> GameState:
    """The state that `dump_state` wrote, equal in everything.

    Raises StateError: `not_a_state` for text that is no such JSON or in which a card lies in no place or in two, `other_version`,
    `other_catalogue`, `other_settings` (the language is one of them), `unknown_slot` for what a part keeps that is not in the game.
    """
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise StateError(NOT_A_STATE, "not JSON, or not all of it") from error
    if not isinstance(value, dict) or "format" not in value:
        raise StateError(NOT_A_STATE, "no format is named")
    if value["format"] != FORMAT:
        raise StateError(OTHER_VERSION, f"format {value['format']!r}, this program reads format {FORMAT}")
    terms = json.loads(encode(_terms(rules)))
    if value.get("catalogue") != terms["catalogue"]:
        raise StateError(OTHER_CATALOGUE, f"the cards are those of {value.get('catalogue')!r}, not of {terms['catalogue']!r}")
    for name in ("settings", "language"):
        if value.get(name) != terms[name]:
            raise StateError(OTHER_SETTINGS, f"{name} {value.get(name)!r}, not {terms[name]!r}")
    return _checked(rules, value.get("state"))


def _terms(rules: Rules) -> dict[str, object]:
    return {"settings": rules.settings, "language": rules.language, "catalogue": rules.library.fingerprint}


def _checked(rules: Rules, value: Any) -> GameState:
    kept = value.get("slots") if isinstance(value, dict) else None
    found = {*kept} if isinstance(kept, dict) else set[str]()
    due = {part.name for part in rules.parts if part.keeps}
    if strange := sorted(found - due):
        raise StateError(UNKNOWN_SLOT, f"{strange[0]!r} is not kept in this game")
    if missing := sorted(due - found):
        raise StateError(NOT_A_STATE, f"what {missing[0]!r} keeps is missing")
    try:
        state: GameState = reader(GameState)(value)
    except (TypeError, ValueError, KeyError) as error:
        raise StateError(NOT_A_STATE, str(error)) from error
    seats = len(state.seats)
    if seats != rules.settings.seats or not 0 <= state.active < seats:
        raise StateError(NOT_A_STATE, f"{seats} seats, of which {state.active} is active")
    if strange_faces := [face for face in state.faces if not 0 <= face < len(rules.faces)]:
        raise StateError(NOT_A_STATE, f"there is no card design {strange_faces[0]}")
    known = rules.steps.keys() | rules.accepts.keys()
    if foreign := [step for seat in state.seats for step in seat.agenda if type(step) not in known]:
        raise StateError(NOT_A_STATE, f"{foreign[0]} means nothing in this game")
    if wrong := misplaced(state):
        raise StateError(NOT_A_STATE, f"cards by the number of places they lie in: {wrong}")
    return state
