"""Taking the theme by a word of its list, or by a vote (rules 10.3, 10.4, 5.11)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from paperback.catalogue.themes import Theme, matches, themes
from paperback.engine.events import CardsAdded, WordPlayed
from paperback.engine.part import Part
from paperback.engine.play import waiting
from paperback.engine.rules import Moment, Rules
from paperback.engine.seen import CardSeen
from paperback.engine.settings import Option
from paperback.engine.shows import everybody, nobody
from paperback.engine.spelling import Word, text
from paperback.engine.state import NOBODY, GameState
from paperback.engine.steps import ChooseOption, Step
from paperback.modes.votes.words import CallVote, VoteClosed

from .features import features
from .words import (
    NAME,
    THEME,
    CallClaims,
    Claim,
    ClaimDecided,
    ClaimsCleared,
    ClaimTheme,
    ThemeClaimed,
    ThemeRevealed,
    ThemeSeen,
    ThemeState,
    ThemeTaken,
)

THEME_VOTE = Option(name="theme_vote", values=(False, True), default=False, people=2)
LEAVE = "leave"
EXAMPLES = 12
UNSURE = 5
"""Tenths of a Fame point that each point of a theme is worth before the end."""


def begin(at: Moment) -> None:
    """Reveal one theme."""
    number = at.chance.below("theme", len(themes()))
    card = len(at.state.faces)
    at.say(CardsAdded((themes()[number].face,)))
    at.say(ThemeRevealed(card, number))


def theme_of(state: GameState) -> Theme:
    """The theme of this game."""
    return themes()[THEME.of(state).theme]


def fitting(at: Moment) -> list[str]:
    """The seat's words of this turn that are on the list of the lexicon's language."""
    theme = theme_of(at.state)
    return [key for word in at.me.turn.play.words if matches(theme, at.rules.language, key := text(word))]


def brings(at: Moment) -> Callable[[tuple[Word, ...]], int] | None:
    """What the theme is worth to who takes or defends it: others may still take it away."""
    if THEME.of(at.state).holder == at.seat and not at.rules.mode.at_once:
        return None
    theme, language = theme_of(at.state), at.rules.language
    return lambda words: UNSURE * theme.fame if any(matches(theme, language, text(word)) for word in words) else 0


def word_laid(at: Moment, event: WordPlayed) -> None:
    """A word of the list takes the theme, from its holder too; another one can be claimed where there is a vote.

    Where all play at once, the holder may have to defend it against the words of the others (rules 5.11).
    """
    found, at_once = fitting(at), at.rules.mode.at_once
    if not at_once and THEME.of(at.state).holder == at.seat:
        return
    if found:
        if not at_once:
            at.say(ThemeTaken(at.seat, found[0]))
    elif at.rules.settings.option(THEME_VOTE.name) and at.seat in at.rules.settings.humans:
        words = tuple(text(word) for word in event.play.words)
        at.queue(ChooseOption((LEAVE, *words), "claim_theme", ClaimTheme(words)))


def claim(at: Moment, step: ClaimTheme) -> None:
    """Call the vote, or keep the claim for the end of the round."""
    if not step.option:
        return
    word = step.words[step.option - 1]
    if at.rules.mode.at_once:
        at.say(ThemeClaimed(at.seat, word))
    else:
        at.queue(CallVote(NAME, word))


def call_claims(at: Moment, step: CallClaims) -> None:
    """When nobody else has anything to do any more, vote on the claims of the round."""
    if waiting(at.rules, at.state):
        return
    for one in THEME.of(at.state).claims:
        at.of(one.seat).queue(CallVote(NAME, one.word))


def decided(at: Moment, event: VoteClosed) -> None:
    """What the vote means."""
    if event.what != NAME:
        return
    if at.rules.mode.at_once:
        at.say(ClaimDecided(event.claimant, event.word, event.accepted))
    elif event.accepted:
        at.say(ThemeTaken(event.claimant, event.word))


def round_end(at: Moment) -> None:
    """The longest matching word of the round takes the theme; if two are equal, it stays where it is (rules 5.11)."""
    kept = THEME.of(at.state)
    found = [(len(word), seat, word) for seat in range(len(at.state.seats)) for word in fitting(at.of(seat))]
    found += [(len(one.word), one.seat, one.word) for one in kept.claims if one.accepted]
    longest = max((length for length, _, _ in found), default=0)
    best = {seat: word for length, seat, word in found if length == longest}
    if len(best) == 1:
        [(seat, word)] = best.items()
        if seat != kept.holder:
            at.say(ThemeTaken(seat, word))
    if kept.claims:
        at.say(ClaimsCleared())


def _turn(turn: tuple[Step, ...]) -> tuple[Step, ...]:
    return (*turn, CallClaims())


def _revealed(state: GameState, event: ThemeRevealed) -> None:
    state.slots[NAME] = ThemeState(event.card, event.theme)


def _taken(state: GameState, event: ThemeTaken) -> None:
    THEME.of(state).holder = event.taker


def _claimed(state: GameState, event: ThemeClaimed) -> None:
    kept = THEME.of(state)
    kept.claims = sorted([*kept.claims, Claim(event.seat, event.word)], key=lambda one: one.seat)


def _decided(state: GameState, event: ClaimDecided) -> None:
    for one in THEME.of(state).claims:
        if one.seat == event.claimant:
            one.accepted = event.accepted


def _cleared(state: GameState, event: ClaimsCleared) -> None:
    THEME.of(state).claims.clear()


def _fame(rules: Rules, state: GameState, seat: int, final: bool) -> Iterable[tuple[str, int]]:
    theme = theme_of(state)
    return [(theme.key, theme.fame)] if THEME.of(state).holder == seat else []


def _view(rules: Rules, state: GameState, viewer: int | None) -> ThemeSeen:
    kept, theme = THEME.of(state), theme_of(state)
    holder = None if kept.holder == NOBODY else kept.holder
    return ThemeSeen(CardSeen(kept.card, theme.key), theme.fame, holder, tuple(sorted(theme.words[rules.language]))[:EXAMPLES])


PART = Part(
    name=NAME,
    begin=begin,
    turn=_turn,
    steps={ClaimTheme: claim, CallClaims: call_claims},
    after={WordPlayed: word_laid, VoteClosed: decided},
    round_end=round_end,
    brings=brings,
    keeps=ThemeState,
    folds={
        ThemeRevealed: _revealed,
        ThemeTaken: _taken,
        ThemeClaimed: _claimed,
        ClaimDecided: _decided,
        ClaimsCleared: _cleared,
    },
    shows={
        ThemeRevealed: everybody,
        ThemeTaken: everybody,
        ThemeClaimed: everybody,
        ClaimDecided: everybody,
        ClaimsCleared: nobody,
    },
    fame=_fame,
    view=_view,
    seen=ThemeSeen,
    features=features,
    reasons=("claim_theme",),
)
