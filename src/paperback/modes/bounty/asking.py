"""Asking, suggesting, and who earns (rules 4.1, 4.4)."""

from __future__ import annotations

from paperback.engine.events import LineAdded, Passed, WordPlayed
from paperback.engine.rejection import Code, Rejection
from paperback.engine.rules import LETTERS, Moment
from paperback.engine.spelling import text
from paperback.engine.state import NOBODY, Line

from .commands import CashTokens, SuggestNothing, SuggestWord, WantWord
from .events import AskingOver, TokensCashed, WordSuggested, WordWanted
from .laying import laid
from .seen import MOST, suggested
from .state import BOUNTY, NAME
from .steps import Suggest

ASKED, NONE, AGAIN, NOT_FROM_THESE = CODES = ("bounty_asked", "no_tokens", "suggested_again", "not_from_these")


def check_want(at: Moment, command: WantWord) -> Rejection | None:
    """Once in a turn."""
    return Rejection(ASKED) if BOUNTY.of(at.state).asked == at.state.turn else None


def want(at: Moment, command: WantWord) -> None:
    """Show the hand; the others may suggest words until the word is laid or passed."""
    at.say(WordWanted(at.seat, tuple(at.me.hand)))
    for other in at.others():
        other.queue(Suggest())


def check_suggestion(at: Moment, command: SuggestWord) -> Rejection | None:
    """Why the word is no suggestion: it must be a word, new from this seat, and playable from what is shown."""
    word, least = command.word, at.rules.settings.minimum_word
    if len(word) < least:
        return Rejection(Code.TOO_SHORT, {"word": word, "least": least})
    known = word in at.rules.lexicon or any(knows(at.state, word) for knows in at.rules.knows)
    if not LETTERS.issuperset(word) or not known:
        return Rejection(Code.WORD_UNKNOWN, {"word": word})
    if word in suggested(at.state, at.seat):
        return Rejection(AGAIN, {"word": word})
    bounty = BOUNTY.of(at.state)
    return None if laid(at.of(bounty.asker), bounty.shown, word) else Rejection(NOT_FROM_THESE, {"word": word})


def suggest(at: Moment, command: SuggestWord) -> None:
    """Tell all the word; after the last one that a seat has, it is not asked any more."""
    bounty = BOUNTY.of(at.state)
    at.say(WordSuggested(at.seat, command.word, laid(at.of(bounty.asker), bounty.shown, command.word) or ()))
    if len(suggested(at.state, at.seat)) == MOST:
        at.me.agenda.remove(Suggest())


def check_nothing(at: Moment, command: SuggestNothing) -> None:
    """Nobody must suggest anything."""


def nothing(at: Moment, command: SuggestNothing) -> None:
    """The seat is not asked any more."""
    at.me.agenda.remove(Suggest())


def over(at: Moment, event: WordPlayed | Passed) -> None:
    """Nobody is asked any more; the first who suggested a word that was played earns a token, each of two words looked at (rules 8.3)."""
    bounty = BOUNTY.of(at.state)
    if bounty.asker == NOBODY:
        return
    for other in at.others():
        if Suggest() in other.me.agenda:
            other.me.agenda.remove(Suggest())
    words = dict.fromkeys(text(word) for word in event.play.words) if isinstance(event, WordPlayed) else ()
    first = [next((one.seat for one in bounty.suggestions if one.word == word), NOBODY) for word in words]
    at.say(AskingOver(event.seat, tuple(seat for seat in first if seat != NOBODY)))


def check_cash(at: Moment, command: CashTokens) -> Rejection | None:
    """Any number of tokens that the seat has."""
    have = BOUNTY.of(at.state).tokens[at.seat]
    return None if 1 <= command.count <= have else Rejection(NONE, {"have": have})


def cash(at: Moment, command: CashTokens) -> None:
    """A cent for each, in this turn."""
    at.say(TokensCashed(at.seat, command.count))
    at.say(LineAdded(at.seat, Line("outside", command.count, NOBODY, reason=NAME)))
