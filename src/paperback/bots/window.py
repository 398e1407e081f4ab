"""What a computer player looks through: its seat's view and nothing else, read-only and without copying a state (rules 14.3)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from paperback.engine.chance import SeededChance
from paperback.engine.commands import Command, Done
from paperback.engine.fame import cards_of, sources_seen, unseen
from paperback.engine.glance import Glance
from paperback.engine.imagine import imagine
from paperback.engine.least import least
from paperback.engine.library import Library
from paperback.engine.market import bonus, needed, on_sale, price
from paperback.engine.part import Mind
from paperback.engine.play import accepted, refused
from paperback.engine.rules import Moment, Rules
from paperback.engine.settings import Settings
from paperback.engine.sheet import money
from paperback.engine.shop import check_done, fits
from paperback.engine.spelling import Play, Word
from paperback.engine.state import NOBODY, GameState
from paperback.engine.steps import OUTSIDE, Live, Question
from paperback.search import Accept, Rack, RackCard, RackReading, accept_of, rack_of
from paperback.search.found import NO_MARK


class Held(NamedTuple):
    """A card whose face is seen; sorted by face, so that no order tells where a card was."""

    face: int
    card: int


Offer = tuple[int, int, int]
"""A card on sale: its face, its id, its price."""


class Costs(NamedTuple):
    """What is printed on the cards of a library."""

    of: tuple[int, ...]
    """By face."""
    least: int
    """Of all that is ever on sale."""


@cache
def printed_costs(library: Library) -> Costs:
    """The printed costs of all designs."""
    of = tuple(card.cost for card in library.faces)
    return Costs(of, min(of[face] for face in (*library.offer, *itertools.chain(*library.fame_piles))))


DONE = Done()
NO_CHANCE = SeededChance("")
"""Nothing that a window is asked depends on chance."""


class World(NamedTuple):
    """A game in thought: nothing of it that its thinker does not know is true."""

    rules: Rules
    state: GameState


class Window:
    """One seat's view of one moment."""

    __slots__ = ("_at", "_me", "_rules", "_state", "_whole", "seat")

    def __init__(self, rules: Rules, state: GameState, seat: int) -> None:
        """The view of this seat, which must be waiting for an answer."""
        self._rules = rules
        self._whole = state
        self._state = rules.mode.lens(rules, state, seat)
        self._me = state.seats[seat]
        self._at: Moment | None = None
        self.seat = seat

    # ------------------------------------------------------------ what everybody knows

    @property
    def library(self) -> Library:
        """All designs; faces are numbers of its `faces`."""
        return self._rules.library

    @property
    def settings(self) -> Settings:
        """What was agreed before the game."""
        return self._rules.settings

    @property
    def language(self) -> str:
        """The language that is played in."""
        return self._rules.language

    @property
    def turn(self) -> int:
        """Turns ended, all seats together."""
        return self._state.turn

    @property
    def round_goes_on(self) -> bool:
        """Whether others still have a turn when the end of the game comes in this one: where rounds are played to their end (rules 3.1)."""
        return self._rules.settings.finish_round and (self._state.turn + 1) % len(self._state.seats) > 0

    @property
    def rivals(self) -> bool:
        """Whether Fame ranks the seats (rules 3.5)."""
        return self._rules.mode.rivals

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self._state.seats)

    def turns_left(self) -> int | None:
        """How many more turns the seat can expect, where the mode can tell; else the piles tell."""
        left = self._rules.mode.turns_left
        return None if left is None else left(self._rules, self._state, self.seat)

    @property
    def idle_rounds(self) -> int:
        """Whole rounds since a card last left the offer, a Fame pile or the track for good (rules 3.4)."""
        return max(0, self._state.idle) // len(self._state.seats)

    @property
    def commons_left(self) -> int:
        """Common cards not won yet."""
        return len(self._state.market.commons)

    @property
    def mark(self) -> int:
        """Fewest letters with which the seat wins the common card; NO_MARK when there is none."""
        return needed(self._rules, self._state) - bonus(self._moment) if self._state.market.commons else NO_MARK

    @property
    def fame_piles(self) -> list[int]:
        """How many cards each Fame pile has, the cheapest pile first."""
        return [len(pile) for pile in self._state.market.fame]

    def fame(self, seat: int) -> int:
        """The Fame of a seat as it stands, as far as it is seen."""
        return sum(amount for _, amount in sources_seen(self._rules, self._state, seat, self.seat))

    @property
    def more_fame(self) -> bool:
        """Whether the game has something beside cards that gives Fame."""
        return bool(self._rules.fames)

    def fame_with(self, more: Iterable[int] = (), less: int = NOBODY) -> int:
        """The Fame that the seat would have with a card of each of these designs more, and without its card `less`."""
        state = self._state.copy()
        me = state.seats[self.seat]
        for zone in (me.draw, me.hand, me.laid, me.discard, me.in_play):
            if less in zone:
                zone.remove(less)
        new = tuple(more)
        me.discard += range(len(state.faces), len(state.faces) + len(new))
        state.faces = (*state.faces, *new)
        return sum(amount for _, amount in sources_seen(self._rules, state, self.seat, self.seat))

    def offers(self, most: int, *, free: bool = False) -> list[Offer]:
        """What can be bought at a price of so much or less; `free`, what can be taken without buying."""
        faces, costs = self._state.faces, printed_costs(self._rules.library)
        if not self._me.turn.discounts and not self._rules.prices and not self._rules.may_buy:
            if most < costs.least:
                return []
            of = costs.of
            sold = on_sale(self._rules, self._state, self.seat)
            return [(faces[card], card, of[faces[card]]) for card in sold if of[faces[card]] <= most]
        refusing = () if free else self._rules.may_buy
        at = self._moment
        cards = [card for card in on_sale(self._rules, self._state, self.seat) if not any(refuses(at, card) for refuses in refusing)]
        prices = [(price(self._rules, self._state, self.seat, card), card) for card in cards]
        return [(faces[card], card, cents) for cents, card in prices if cents <= most]

    def offer_piles(self) -> list[list[Held]]:
        """The visible cards of each offer pile, its top first; those that lie hidden are not known."""
        faces, market = self._state.faces, self._state.market
        piles = zip(market.piles, market.alternates, strict=True)
        return [[Held(faces[card], card) for card in (*pile[-1:], *places) if card != NOBODY] for pile, places in piles]

    # ------------------------------------------------------------ what the seat itself knows

    @property
    def question(self) -> Question:
        """What the seat is asked."""
        agenda = self._me.agenda
        if agenda and isinstance(agenda[-1], Question):
            return agenda[-1]
        msg = f"seat {self.seat} is not asked anything"
        raise ValueError(msg)

    def rack(self) -> Rack:
        """What a word can be made of now."""
        return rack_of(self._moment)

    def accept(self) -> Accept | None:
        """Whether the parts of the game let words be laid; None where all may be."""
        return accept_of(self._moment)

    def brings(self) -> list[Callable[[tuple[Word, ...]], int]] | None:
        """What laying words is worth now beside their score, in tenths of a Fame point, part by part; None where no part ever adds any."""
        if not self._rules.brings:
            return None
        return [worth for brings in self._rules.brings if (worth := brings(self._moment))]

    def rack_laid(self) -> Rack:
        """What the word that lies there was made of, as far as the cards are still there."""
        faces, number = self._rules.library.faces, self._state.faces
        hand = tuple([(card, faces[number[card]]) for card in (*self._me.laid, *self._me.hand)])
        play = self._me.turn.play
        common = play.common
        lent = None if common == NOBODY else RackCard(common, faces[number[common]])
        own = {common, *self._me.laid, *self._me.hand}
        tiles = [tile for word in play.words for tile in word]
        beside = tuple([RackCard(tile.card, faces[number[tile.card]]) for tile in tiles if tile.card not in own])
        read = {tile.card: (tile.letters,) for tile in tiles if len(faces[number[tile.card]].letters) <= 1}
        readings = tuple([RackReading(NOBODY, {card: ways}, 0, card in play.muted) for card, ways in read.items()])
        return Rack(hand, lent, beside=beside, readings=readings)

    @property
    def deck(self) -> list[Held]:
        """All own cards, wherever they are, but those that lie there unseen."""
        strange = unseen(self._rules, self._state, self.seat)
        cards = cards_of(self._me)
        return self._held([card for card in cards if card not in strange] if strange else cards)

    @property
    def deck_size(self) -> int:
        """How many cards the seat has, wherever they are."""
        me = self._me
        return len(me.in_play) + len(me.draw) + len(me.hand) + len(me.laid) + len(me.discard)

    def options(self, cards: tuple[int, ...]) -> list[Held]:
        """The faces of cards that a question offers."""
        return self._held(cards)

    @property
    def money(self) -> int:
        """What can still be spent this turn."""
        return money(self._me.turn)

    @property
    def play(self) -> Play:
        """What was laid this turn."""
        return self._me.turn.play

    @property
    def tickets(self) -> list[Live]:
        """Abilities that can be used while buying."""
        return self._me.turn.tickets[:]

    @property
    def tops(self) -> int:
        """Purchases that may still go on top of the draw pile."""
        return self._me.turn.tops

    def fits(self, live: Live) -> bool:
        """Whether there is anything that an ability of the shop could be used on."""
        return fits(self._moment, live)

    def source(self, live: Live) -> int:
        """The card that has an ability of this turn."""
        play = self._me.turn.play
        if live.word == OUTSIDE:
            return live.place
        return play.words[live.word][live.place].card if live.word >= 0 else play.applied[live.place]

    # ------------------------------------------------------------ what may be done

    def allows(self, command: Command) -> bool:
        """Whether the command would be accepted now."""
        return refused(self._rules, self._state, self.seat, command, NO_CHANCE) is None

    def may_stop(self) -> bool:
        """Whether buying may end now."""
        return check_done(self._moment, DONE) is None

    def least(self) -> Command:
        """A legal command that does as little as it may: the way out when a player has no better one."""
        return least(self._moment)

    def advised(self, mind: Callable[[Window], Mind]) -> Command | None:
        """What the parts of the game advise to do first, or to answer; None when they have no opinion."""
        if not self._rules.advice:
            return None
        advice = self._rules.advice.get(type(self.question), ())
        if not advice:
            return None
        seen = Glance(self._rules, self._state, self.seat)
        known = mind(self)
        wanted = (advise(seen, known) for advise in advice)
        return next((command for command in wanted if command is not None and self.allows(command)), None)

    def tries(self) -> list[Command]:
        """Legal commands beside those that every question accepts: what the parts of the game add."""
        tries = self._rules.tries.get(type(self.question), ())
        return [command for tried in tries for command in tried(self._rules, self._state, self.seat) if self.allows(command)]

    def imagined(self, chance: SeededChance) -> World:
        """A whole game that the seat may take for the true one, to play on in thought."""
        return World(self._rules, imagine(self._rules, self._whole, self.seat, chance))

    @property
    def accepted(self) -> frozenset[type[Command]]:
        """The kinds of command that may be given now."""
        return accepted(self._rules, self._state, self.seat)

    @property
    def _moment(self) -> Moment:
        if self._at is None:
            self._at = Moment(self._rules, self._state, NO_CHANCE, self.seat, None)
        return self._at

    def _held(self, cards: list[int] | tuple[int, ...]) -> list[Held]:
        faces = self._state.faces
        return sorted([Held(faces[card], card) for card in cards])
