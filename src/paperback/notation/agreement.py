"""What a table agrees on before its first entry, and the rules that follow from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback import lexicon
from paperback.catalogue.library import load as load_catalogue
from paperback.engine.rules import Rules
from paperback.engine.settings import Settings
from paperback.lexicon import Lexicon, LexiconPin
from paperback.modes.module import SettingsError
from paperback.modes.registry import complete, rules_for

MOST_HINTS = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """Settings, word list, catalogue and help of one game."""

    settings: Settings
    lexicon: LexiconPin
    family: bool
    """Whether the words that the family filter blocks count as no words."""
    catalogue: str
    """The fingerprint of the cards that it is played with."""
    hints: int = 0
    """Turns in which each person may ask the coach."""
    rated: bool = False
    """Whether the game counts: then nobody is helped."""


class FamilyLexicon:
    """A word list without what its family filter blocks."""

    __slots__ = ("whole",)

    def __init__(self, whole: Lexicon) -> None:
        """The list without its blocked words."""
        self.whole = whole

    def __contains__(self, key: object) -> bool:
        """Whether the word counts."""
        return key in self.whole and not self.whole.blocked(str(key))


def agree(settings: Settings, lexicon_id: str, *, family: bool = False, hints: int = 0, rated: bool = False) -> Agreement:
    """An agreement on what this program ships, with every option filled in.

    Raises UnknownLexiconError; SettingsError for what cannot be played, "too_many_hints" and "rated_hints" beside the codes of `complete`.
    """
    info = lexicon.info(lexicon_id)
    if not 0 <= hints <= MOST_HINTS:
        raise SettingsError("too_many_hints", most=MOST_HINTS)
    if rated and hints:
        raise SettingsError("rated_hints")
    return Agreement(
        settings=complete(settings),
        lexicon=LexiconPin(info.id, info.sha256),
        family=family,
        catalogue=load_catalogue().fingerprint,
        hints=hints,
        rated=rated,
    )


def rules_of(agreement: Agreement) -> Rules:
    """The rules of a game with this agreement, its words checked against the list of that name that this program ships.

    Raises UnknownLexiconError. Whether list and catalogue are still those agreed on is for `changed` to say: entries are facts, so an
    old game can be opened and played on whatever a newer program thinks of its words.
    """
    whole = lexicon.load(agreement.lexicon.id)
    language = lexicon.info(agreement.lexicon.id).language
    return rules_for(agreement.settings, FamilyLexicon(whole) if agreement.family else whole, language)


def changed(agreement: Agreement) -> Literal["lexicon", "catalogue"] | None:
    """What this program ships otherwise than agreed, "lexicon" or "catalogue"; None if nothing."""
    if lexicon.info(agreement.lexicon.id).sha256 != agreement.lexicon.sha256:
        return "lexicon"
    return None if load_catalogue().fingerprint == agreement.catalogue else "catalogue"
