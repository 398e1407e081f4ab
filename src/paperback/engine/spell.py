# cython: annotation_typing=True
"""Laying a word: may it be played, and what it sets going (rules 2.2 to 2.5, 2.8, 2.16, 8)."""

from __future__ import annotations

from functools import cache

from . import events as ev
from .commands import Pass, PlayWord
from .rejection import Code, Rejection
from .rules import Moment, Place, Spelling
from .spelling import Play, Word, text
from .state import NO_PLAY, NOBODY, Line
from .steps import Live

MOST_WORDS = 2

line_of = cache(Line)
"""Lines are made by the million, and few differ."""
live_of = cache(Live)


def check_word(at: Moment, command: PlayWord) -> Rejection | None:
    """Why this word may not be played, or None."""
    words = command.words
    if not words or not all(words):
        return Rejection(Code.NO_WORD)
    if len(words) > MOST_WORDS:
        return Rejection(Code.TOO_MANY_WORDS, {"most": MOST_WORDS})
    spelling = Spelling(at)
    refusal = _check_cards(words, spelling) or _check_applied(words, spelling) or _check_lexicon(at, words)
    if refusal is None:
        for check in at.rules.words:
            if refusal := check(at, words):
                return refusal
    return refusal


def _check_cards(words: tuple[Word, ...], spelling: Spelling) -> Rejection | None:
    seen: set[int] = set()
    for word in words:
        for tile in word:
            if tile.card in seen:
                return Rejection(Code.CARD_TWICE, {"card": tile.card})
            seen.add(tile.card)
            if tile.card not in spelling.usable:
                return Rejection(Code.CARD_NOT_USABLE, {"card": tile.card})
            if not spelling.plain(tile) and not spelling.reading(tile):
                return Rejection(Code.WRONG_READING, {"card": tile.card, "letters": tile.letters})
    return None


def _check_applied(words: tuple[Word, ...], spelling: Spelling) -> Rejection | None:
    if len(words) > 1 and spelling.splitter == NOBODY:
        return Rejection(Code.NO_SPLIT)
    if most := spelling.overdone(words):
        return Rejection(Code.TOO_MANY_READINGS, {"most": most})
    return None


def _check_lexicon(at: Moment, words: tuple[Word, ...]) -> Rejection | None:
    least = at.rules.settings.minimum_word
    for word in words:
        key = text(word)
        if len(key) < least:
            return Rejection(Code.TOO_SHORT, {"word": key, "least": least})
        if key not in at.rules.lexicon and not any(knows(at.state, key) for knows in at.rules.knows):
            return Rejection(Code.WORD_UNKNOWN, {"word": key})
    return None


def play_word(at: Moment, command: PlayWord) -> None:
    """Lay the word; judge once what its abilities depend on (rules 2.16)."""
    at.me.agenda.pop()
    words = command.words
    common = at.common
    used, cards, otherwise = NOBODY, 0, len(words) > 1
    lines: list[Line] = []
    work: list[Live] = []
    faces, face_of, working = at.rules.faces, at.state.faces, at.rules.working
    hand = at.me.hand
    for index, word in enumerate(words):
        for place, tile in enumerate(word):
            number = face_of[tile.card]
            face = faces[number]
            lines.append(line_of("card", face.score, tile.card, index))
            lent = False
            if tile.card in hand:
                cards += 1
            elif tile.card == common:
                used = common
            else:
                lent = True
            otherwise |= tile.letters != face.letters and not face.wild
            if not lent and (abilities := working[number]):
                work += [live_of(index, place, number, ability) for ability in abilities]
    applied: tuple[int, ...] = ()
    muted: tuple[int, ...] = ()
    if otherwise:
        spelling = Spelling(at)
        applied, muted = spelling.applied(words), spelling.muted(words)
    if common in applied:
        used = common
    for place, card in enumerate(applied):
        cards += card in hand
        work.extend(Live(-1, place, face_of[card], ability) for ability in working[face_of[card]])
    if muted:
        lines = [line_of("card", 0, line.card, line.word) if line.card in muted else line for line in lines]
        work = [one for one in work if one.word < 0 or words[one.word][one.place].card not in muted]
    play = Play(words, used, applied, len(hand) - cards, muted)
    live = tuple([one for one in work if holds(at, play, one)]) if work else ()
    at.say(ev.WordPlayed(at.seat, play, live + _beside(at, play), tuple(lines)))


def _beside(at: Moment, play: Play) -> tuple[Live, ...]:
    """Abilities from beside the word whose conditions hold; without a word no condition on it does (rules 2.16)."""
    return tuple(live for outside in at.rules.outside for live in outside(at, play) if holds(at, play, live))


def holds(at: Moment, play: Play, live: Live) -> bool:
    """Whether all conditions of an ability hold at its place that are judged when the word is laid."""
    when = at.rules.faces[live.face].abilities[live.ability].when
    if not when:
        return True
    place = Place(at, play, live.word, live.place)
    conditions = at.rules.conditions
    for condition in when:  # noqa: SIM110 - a generator takes twice as long here
        if not condition.late and (not play.words or not conditions[type(condition)](place, condition)):
            return False
    return True


def holds_late(at: Moment, live: Live) -> bool:
    """Whether all conditions of an ability hold that are judged when they are needed."""
    place = Place(at, at.me.turn.play, live.word, live.place)
    when = at.rules.faces[live.face].abilities[live.ability].when
    return all(at.rules.conditions[type(condition)](place, condition) for condition in when if condition.late)


def check_pass(at: Moment, command: Pass) -> None:
    """A pass is always allowed (rules 2.1)."""


def play_pass(at: Moment, command: Pass) -> None:
    """No word: every condition is false and every count is 0 (rules 2.16)."""
    at.me.agenda.pop()
    at.say(ev.Passed(at.seat, _beside(at, NO_PLAY)))
