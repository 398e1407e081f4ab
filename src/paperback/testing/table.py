"""A table in the hands of a test: say what the seat does in words, see what lies where, with every law checked on the way."""

from __future__ import annotations

from paperback.engine import commands as cmd
from paperback.engine.card import Kind
from paperback.engine.events import Event
from paperback.engine.fame import fame
from paperback.engine.game import Entry, Game
from paperback.engine.least import least
from paperback.engine.market import on_sale, price
from paperback.engine.play import accepted
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Moment, Spelling, place_of
from paperback.engine.seen import SeatView
from paperback.engine.sheet import money, total
from paperback.engine.spelling import Tile, Word
from paperback.engine.state import NOBODY, GameState, SeatState
from paperback.engine.steps import Arrange, ChooseAbility, ChooseCards, Live, Question, Shop
from paperback.engine.view import view

from .cards import Cards
from .laws import LawBrokenError, check_command, check_places


class RefusedError(AssertionError):
    """A command was refused that the test takes for legal."""


class Table:
    """One game from one seat: it sees that seat's cards and acts for it."""

    def __init__(self, game: Game, seat: int = 0) -> None:
        """Take over a game at any point."""
        self.game = game
        self.seat = seat
        self.events: tuple[Event, ...] = ()
        """What followed the latest command."""
        check_places(game.state)

    # ------------------------------------------------------------ what lies where

    @property
    def state(self) -> GameState:
        """The state as it stands."""
        return self.game.state

    def at(self, seat: int) -> Table:
        """The same game from another seat."""
        return Table(self.game, seat)

    @property
    def me(self) -> SeatState:
        """The seat's cards and turn."""
        return self.state.seats[self.seat]

    def keys(self, cards: list[int] | tuple[int, ...]) -> list[str]:
        """The keys of these cards."""
        return [self.game.rules.faces[self.state.faces[card]].key for card in cards if card != NOBODY]

    @property
    def hand(self) -> list[str]:
        """The seat's hand."""
        return self.keys(self.me.hand)

    @property
    def draw(self) -> list[str]:
        """Its draw pile, the top card first."""
        return self.keys(self.me.draw[::-1])

    @property
    def discard(self) -> list[str]:
        """Its discard pile, the latest card last."""
        return self.keys(self.me.discard)

    @property
    def trash(self) -> list[str]:
        """All cards that have left the game."""
        return self.keys(self.state.trash)

    def offer(self, pile: int) -> list[str]:
        """What is on sale from an offer pile: its top card, then its alternates."""
        market = self.state.market
        return self.keys([*market.piles[pile][-1:], *market.alternates[pile]])

    @property
    def common(self) -> str:
        """The common card on the track."""
        return self.keys(self._common)[0]

    @property
    def _common(self) -> list[int]:
        """The common card that the seat may use, if there is one."""
        common = self.game.rules.mode.common(self.state, self.seat)
        return [] if common == NOBODY else [common]

    @property
    def score(self) -> int:
        """What the word has come to so far, in cents."""
        return total(self.me.turn.lines)

    @property
    def purse(self) -> int:
        """What is left to spend, in cents."""
        return money(self.me.turn)

    @property
    def extra(self) -> int:
        """Cards to be drawn on top of five."""
        return self.me.turn.extra

    @property
    def lines(self) -> list[tuple[str, int, str]]:
        """The score sheet: kind of line, amount, card that earned it."""
        return [(line.kind, line.amount, self.keys([line.card])[0]) for line in self.me.turn.lines]

    @property
    def fame(self) -> list[int]:
        """Fame by seat, as it stands."""
        return [fame(self.game.rules, self.state, seat) for seat in range(len(self.state.seats))]

    @property
    def question(self) -> Question | None:
        """What the seat is asked."""
        top = self.me.agenda[-1] if self.me.agenda else None
        return top if isinstance(top, Question) else None

    @property
    def options(self) -> list[str]:
        """The cards that an answer can name, or the cards whose ability can be picked."""
        question = self.question
        if isinstance(question, ChooseCards):
            return self.keys(question.options)
        if isinstance(question, Arrange):
            return self.keys(question.cards)
        if isinstance(question, ChooseAbility):
            return [self._of(live) for live in question.abilities]
        return []

    @property
    def tickets(self) -> list[str]:
        """The cards whose ability can be used while buying."""
        return [self._of(live) for live in self.me.turn.tickets]

    def price(self, name: str) -> int:
        """What a visible card costs now."""
        return price(self.game.rules, self.state, self.seat, self._on_sale(name))

    # ------------------------------------------------------------ what the seat does

    def do(self, command: cmd.Command) -> Entry:
        """Carry a command out and check every law; RefusedError when it is refused."""
        if not isinstance(command, cmd.TakeBack):
            check_command(self.game.rules, self.state, self.seat, command, self.game.chance)
        entry = self.game.do(self.seat, command)
        if isinstance(entry, Rejection):
            msg = f"{command} was refused: {entry.code} {entry.params}"
            raise RefusedError(msg)
        self.events = entry.events
        return entry

    def rejection(self, command: cmd.Command) -> Rejection:
        """Why a command is refused; LawBrokenError when it is not, or when that changes anything."""
        before = self.state.copy()
        entry = self.game.do(self.seat, command)
        if not isinstance(entry, Rejection):
            msg = f"{command} was not refused"
            raise LawBrokenError(msg)
        if self.state != before:
            msg = f"{command} was refused and changed the state"
            raise LawBrokenError(msg)
        return entry

    def refusal(self, command: cmd.Command) -> str:
        """The code of that rejection."""
        return self.rejection(command).code

    def spell(self, *words: str) -> None:
        """Lay these words, with cards found for them: letters before pairs as the hand lies, the common card next, wilds last."""
        self.do(self.spelling(*words))

    def refused(self, *words: str) -> str:
        """Why these words are refused."""
        return self.refusal(self.spelling(*words))

    def lay(self, tiles: str) -> None:
        """Lay exactly these cards: `C ?=A TH | D O`; a wild or another reading gives its letters after `=`."""
        self.do(self.laying(tiles))

    def passes(self) -> None:
        """Make no word."""
        self.do(cmd.Pass())

    def buy(self, name: str, *, on_top: bool = False) -> None:
        """Buy a visible card."""
        self.do(cmd.Buy(self._on_sale(name), on_top))

    def answer(self, names: str = "") -> None:
        """Answer with these of the cards offered, in this order."""
        question = self.question
        offered = question.options if isinstance(question, ChooseCards) else question.cards if isinstance(question, Arrange) else ()
        self.do(cmd.Answer(tuple(self._find(names, offered))))

    def pick(self, name: str) -> None:
        """Use the ability of this card next."""
        self.do(cmd.Pick(self.options.index(Cards().key(name))))

    def use(self, name: str) -> None:
        """Use the ability of this card while buying."""
        self.do(cmd.UseAbility(self.tickets.index(Cards().key(name))))

    def done(self) -> None:
        """Buy nothing more."""
        self.do(cmd.Done())

    def take_back(self) -> None:
        """Take the latest command back."""
        self.do(cmd.TakeBack())

    def decline(self) -> None:
        """Answer everything with as little as possible until the shop is open."""
        while not isinstance(self.question, Shop):
            self.do(self.least())

    def finish(self) -> None:
        """Decline whatever is asked until the turn is over."""
        turns = self.me.turns
        while self.me.turns == turns:
            self.do(self.least())

    def others_pass(self) -> None:
        """Let the other seats pass and buy nothing until it is this seat's turn again, or the game is over."""
        while self.state.outcome is None and self.state.active != self.seat:
            other = self.at(self.state.active)
            other.passes()
            other.finish()

    def view(self) -> SeatView:
        """The game as the seat sees it."""
        return view(self.game.rules, self.state, self.seat)

    def least(self) -> cmd.Command:
        """The legal answer that does least."""
        return least(Moment(self.game.rules, self.state, self.game.chance, self.seat, None))

    def accepts(self) -> frozenset[type[cmd.Command]]:
        """The kinds of command that the seat may give."""
        return accepted(self.game.rules, self.state, self.seat)

    # ------------------------------------------------------------ names to cards

    def spelling(self, *words: str) -> cmd.PlayWord:
        """The command for these words."""
        spelling = Spelling(Moment(self.game.rules, self.state, self.game.chance, self.seat, None))
        track = [card for card in self._common if card in spelling.usable]
        wilds = [card for card in self.me.hand if spelling.at.card(card).wild]
        cards = [*[card for card in self.me.hand if card not in wilds], *track, *wilds]

        def ways(card: int) -> list[str]:
            letters = spelling.at.card(card).letters
            return [*[letters] * bool(letters), *[form for r in spelling.readings for form in r.ways.get(card, ())]]

        def fill(rest: list[str], free: list[int]) -> list[Word] | None:
            if not rest:
                return []
            if not rest[0]:
                found = fill(rest[1:], free)
                return None if found is None else [(), *found]
            for card in free:
                for form in [rest[0][0]] if card in wilds else ways(card):
                    if rest[0].startswith(form):
                        found = fill([rest[0][len(form) :], *rest[1:]], [other for other in free if other != card])
                        if found is not None:
                            return [(Tile(card, form), *found[0]), *found[1:]]
            return None

        found = fill(list(words), cards)
        if found is None:
            msg = f"no cards for {words} in {self.hand} with {self.keys(self._common)}"
            raise LookupError(msg)
        return cmd.PlayWord(tuple(found))

    def laying(self, tiles: str) -> cmd.PlayWord:
        """The command that lays exactly these tiles."""
        beside = Spelling(Moment(self.game.rules, self.state, self.game.chance, self.seat, None)).beside
        free = [*self.me.hand, *self._common, *beside]
        words: list[Word] = []
        for part in tiles.split("|"):
            word: list[Tile] = []
            for token in part.split():
                name, _, letters = token.partition("=")
                card = self._find(name, free)[0]
                free.remove(card)
                word.append(Tile(card, letters or self.game.rules.faces[self.state.faces[card]].letters))
            words.append(tuple(word))
        return cmd.PlayWord(tuple(words))

    def _of(self, live: Live) -> str:
        at = Moment(self.game.rules, self.state, self.game.chance, self.seat, None)
        return self.keys([place_of(at, live).source])[0]

    def _on_sale(self, name: str) -> int:
        return self._find(name, on_sale(self.game.rules, self.state, self.seat))[0]

    def _find(self, names: str, among: list[int] | tuple[int, ...]) -> list[int]:
        free = list(among)
        found: list[int] = []
        for name in names.split():
            card = next((card for card in free if self._is(card, name)), None)
            if card is None:
                msg = f"no {name} among {self.keys(free)}"
                raise LookupError(msg)
            free.remove(card)
            found.append(card)
        return found

    def _is(self, card: int, name: str) -> bool:
        face = self.game.rules.faces[self.state.faces[card]]
        return face.key == Cards().key(name) or (face.kind is Kind.FAME and name == f"fame-{face.cost}")
