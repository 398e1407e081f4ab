"""What a word would come to, before it is played."""

from __future__ import annotations

from collections.abc import Sequence

from paperback.engine.card import Card
from paperback.engine.chance import SeededChance
from paperback.engine.commands import PlayWord
from paperback.engine.market import bonus, needed
from paperback.engine.play import refused
from paperback.engine.rejection import Code, Rejection
from paperback.engine.rules import Moment, Rules
from paperback.engine.spelling import Tile, Word, text
from paperback.engine.state import GameState, TurnState
from paperback.engine.steps import SpellWord
from paperback.engine.trial import Trial, attempt
from paperback.engine.view import lines_seen
from paperback.lexicon import Lexicon, NotLettersError, fold
from paperback.notation.words import Piece, show
from paperback.search import Found, accept_of, rack_of, score_of, spellings

from .refusals import Refusal, ServerCode
from .wire import Chosen, Preview, Spelled

MOST_WORDS = 2


class Desk:
    """One seat's hand and the common card, for trying words out: at its turn, or while others play."""

    def __init__(self, rules: Rules, words: Lexicon, state: GameState, seat: int) -> None:
        """The seat's desk as things stand."""
        self.rules = rules
        self.words = words
        self.state = _at_turn(rules, state, seat)
        self.seat = seat
        self.at = Moment(rules, self.state, SeededChance(""), seat, None)
        self.common = self.at.common
        self.rack = rack_of(self.at)

    def type(self, typed: str) -> Preview:
        """Lay a text out of the hand, the best way first; what cannot be laid any more is left out of `words`."""
        try:
            wanted = [fold(word) for word in typed.split()]
        except NotLettersError:
            return self._refused((), Refusal(ServerCode.NOT_LETTERS))
        if not wanted:
            return self._refused((), Refusal(Code.NO_WORD))
        if len(wanted) > MOST_WORDS:
            return self._refused((), Refusal(Code.TOO_MANY_WORDS, {"count": len(wanted)}))
        whole = " ".join(wanted)
        ways = self._lawful(spellings(self.rack, whole))
        if not ways:
            return self._refused(self._beginning(whole), Refusal(ServerCode.CANNOT_SPELL, {"text": whole}))
        return self._judge(ways[0].words, ways)

    def _lawful(self, ways: list[Found]) -> list[Found]:
        """The ways that the parts of the game accept before those that they do not."""
        accept = accept_of(self.at)
        return ways if accept is None else sorted(ways, key=lambda way: not accept(way.words))

    def lay(self, words: Sequence[Word]) -> Preview:
        """Judge cards as laid; a wild may still be without a letter."""
        laid = tuple(tuple(Tile(tile.card, tile.letters.upper()) for tile in word) for word in words if word)
        return self._judge(laid, [])

    def _judge(self, words: tuple[Word, ...], ways: Sequence[Found]) -> Preview:
        if not all(tile.letters for word in words for tile in word):
            return self._preview(words, None, None, None, complete=False)
        refusal = refused(self.rules, self.state, self.seat, PlayWord(words), SeededChance(""))
        if refusal:
            return self._preview(words, refusal, None, None, ways=ways)
        best = ways[0] if ways else score_of(self.rack, words)
        trial = attempt(self.rules, self.state, self.seat, words, best.choices)
        if isinstance(trial, Rejection):
            return self._preview(words, trial, None, None, ways=ways)
        return self._preview(words, None, best, trial, ways=ways)

    def _preview(
        self,
        words: tuple[Word, ...],
        refusal: Rejection | Refusal | None,
        best: Found | None,
        trial: Trial | None,
        *,
        complete: bool = True,
        ways: Sequence[Found] = (),
    ) -> Preview:
        length = max((len(text(word)) for word in words), default=0)
        return Preview(
            complete=complete,
            refusal=None if refusal is None else Refusal(refusal.code, refusal.params),
            words=words,
            text=self._written(words),
            spelling=self._notation(words) if complete else "",
            score=trial.score if trial else 0,
            draws=best.draws if best else 0,
            length=length,
            wins_common=trial is not None and bool(self.state.market.commons) and length + bonus(self.at) >= needed(self.rules, self.state),
            lines=lines_seen(self.rules, self.state, list(trial.lines)) if trial else (),
            gloss=self._gloss(words) if trial else None,
            alternatives=tuple(Spelled(way.words, self._notation(way.words), way.score, way.draws) for way in ways),
            choices=tuple(Chosen(card, chosen) for card, chosen in best.choices) if best else (),
            asks=trial.asks if trial else (),
        )

    def _refused(self, words: tuple[Word, ...], refusal: Refusal) -> Preview:
        return self._preview(words, refusal, None, None)

    def _beginning(self, whole: str) -> tuple[Word, ...]:
        """The longest beginning that can be laid."""
        for end in range(len(whole) - 1, 0, -1):
            if whole[end - 1] != " " and (ways := spellings(self.rack, whole[:end], limit=1)):
                return ways[0].words
        return ()

    def _written(self, words: tuple[Word, ...]) -> str:
        return self.words.written(" ".join(map(text, words)))

    def _gloss(self, words: tuple[Word, ...]) -> str | None:
        found = [gloss for word in words if (key := text(word)) in self.words and (gloss := self.words.gloss(key))]
        return "; ".join(found) or None

    def _notation(self, words: tuple[Word, ...]) -> str:
        known = range(len(self.state.faces))
        return show(
            tuple(
                tuple(Piece(t.letters, wild=t.card in known and self._face(t.card).wild, common=t.card == self.common) for t in word)
                for word in words
            )
        )

    def _face(self, card: int) -> Card:
        return self.rules.faces[self.state.faces[card]]


def _at_turn(rules: Rules, state: GameState, seat: int) -> GameState:
    """The state, or, while the seat need not make a word, one in which it must: with its hand and what lies on the table now."""
    me = state.seats[seat]
    if me.agenda and isinstance(me.agenda[-1], SpellWord):
        return state
    state = state.copy()
    me = state.seats[seat]
    me.turn = TurnState()
    me.agenda = list(rules.turn)
    while not isinstance(me.agenda[-1], SpellWord):
        me.agenda.pop()
    state.active = seat
    state.outcome = None
    return state
