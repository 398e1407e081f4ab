"""The vocabulary of themes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from paperback.engine.events import Event
from paperback.engine.seen import CardSeen
from paperback.engine.state import NOBODY, Keeping, Slot
from paperback.engine.steps import Step

NAME = "themes"


@dataclass(slots=True)
class Claim:
    """A word that somebody finds fitting."""

    seat: int
    word: str
    accepted: bool = False


@dataclass(slots=True)
class ThemeState(Keeping):
    """The theme, and who holds it."""

    card: int
    theme: int
    """Its number in the catalogue."""
    holder: int = NOBODY
    claims: list[Claim] = field(default_factory=list)
    """Of the round, where all play at once."""

    def copy(self) -> ThemeState:
        """An independent copy."""
        return ThemeState(self.card, self.theme, self.holder, [replace(claim) for claim in self.claims])

    def cards(self) -> tuple[int, ...]:
        """The theme card lies on the table or before its holder, in no deck."""
        return (self.card,)

    def veiled(self, before: ThemeState, viewer: int | None) -> ThemeState:  # noqa: ARG002 - a round begins without claims
        """Only the viewer's own claim of the round (rules 5.7)."""
        return ThemeState(self.card, self.theme, self.holder, [claim for claim in self.claims if claim.seat == viewer])


THEME: Slot[ThemeState] = Slot(NAME)


@dataclass(frozen=True, slots=True)
class ClaimTheme(Step):
    """Claim the theme with one of these words, or leave it; `option` 0 leaves it, the others are the words."""

    words: tuple[str, ...]
    option: int | None = None
    step: Literal["claim_theme"] = "claim_theme"


@dataclass(frozen=True, slots=True)
class CallClaims(Step):
    """Where all play at once: when the last seat has finished, let people vote on the claims."""

    step: Literal["call_claims"] = "call_claims"


@dataclass(slots=True)
class ThemeRevealed(Event):
    """The theme of this game."""

    card: int
    theme: int
    event: Literal["theme_revealed"] = "theme_revealed"


@dataclass(slots=True)
class ThemeTaken(Event):
    """A seat holds the theme now."""

    taker: int
    word: str
    event: Literal["theme_taken"] = "theme_taken"


@dataclass(slots=True)
class ThemeClaimed(Event):
    """A seat claims the theme at the end of the round."""

    seat: int
    word: str
    event: Literal["theme_claimed"] = "theme_claimed"


@dataclass(slots=True)
class ClaimDecided(Event):
    """The people have voted on a claim of the round."""

    claimant: int
    word: str
    accepted: bool
    event: Literal["claim_decided"] = "claim_decided"


@dataclass(slots=True)
class ClaimsCleared(Event):
    """The round's claims are settled."""

    event: Literal["claims_cleared"] = "claims_cleared"


@dataclass(frozen=True, slots=True)
class ThemeSeen:
    """The theme and its holder."""

    card: CardSeen
    fame: int
    holder: int | None
    words: tuple[str, ...]
    """Some of its words, as examples."""
