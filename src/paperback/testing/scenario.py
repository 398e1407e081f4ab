"""Laying a table out by hand: the position that a test is about, without the game that led to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paperback.engine.game import Game
from paperback.engine.rules import Lexicon, Moment
from paperback.engine.settings import Edition, Value, preset
from paperback.engine.setup import LAYOUTS
from paperback.engine.state import NOBODY, GameState, Market, SeatState
from paperback.engine.steps import SpellWord
from paperback.modes.registry import rules_for

from .cards import WILD, Cards
from .lexicons import EVERY_WORD
from .table import Table

COMMONS = ("common-a", "common-e", "common-i", "common-o")
PLAIN = "start-r start-t start-s start-l start-n"
WILDS = " ".join([WILD] * 5)


def scenario(
    hand: str,
    *,
    draw: str = "",
    discard: str = "",
    common: str = "",
    won: int = 0,
    offer: Mapping[int, str] | None = None,
    fame: Mapping[int, int] | None = None,
    owned: Mapping[int, str] | None = None,
    turn: int = 0,
    idle: int = 0,
    options: Mapping[str, Value] | None = None,
    edition: Edition = "anniversary",
    seats: int = 2,
    lexicon: Lexicon = EVERY_WORD,
    language: str = "en",
    seed: str = "scenario",
    **settings: Any,
) -> Table:
    """A table at which seat 0 is about to make its word.

    Cards are named as in `cards`. `draw` names the top card first. `common` is the common card (one that the rest of a game leaves over
    when absent), `won` of the others are already in the last seat's discard pile. `offer` gives piles by number, each as top card,
    alternates, hidden cards from the top; the other piles hold the printed cards in printed order. `fame` gives the number of cards
    left in a Fame pile, `owned` the discard piles of other seats, `options` what modules have. `turn` is the number of turns ended, `idle`
    those since a card left.
    """
    rules_settings = preset(edition, seats=seats, options=tuple((options or {}).items()), **{"first_seat": None, **settings})
    cards = Cards()
    on_track, taken = _commons(common, won)
    named = {
        "hand": cards.keys(hand),
        "draw": cards.keys(draw)[::-1],
        "discard": cards.keys(discard),
    }
    piles = {n: cards.keys(names) for n, names in (offer or {}).items()}
    theirs = {seat: cards.keys(names) for seat, names in (owned or {}).items()}
    library = cards.library()
    rules = rules_for(rules_settings, lexicon, language, library)
    faces: list[int] = []

    def ids(keys: list[str]) -> list[int]:
        faces.extend(library.index[key] for key in keys)
        return list(range(len(faces) - len(keys), len(faces)))

    me = SeatState(draw=ids(named["draw"]), hand=ids(named["hand"]), discard=ids(named["discard"]), agenda=list(rules.turn))
    others = [SeatState(hand=ids(PLAIN.split()), draw=ids(WILDS.split()), discard=ids(theirs.get(n, []))) for n in range(1, seats)]
    mode = rules.mode
    layout = LAYOUTS[rules_settings.layout]
    market = Market([], [], [], ids(on_track[::-1]) if mode.track else [])
    market.won = [(card, seats - 1) for card in ids(taken)]
    [me, *others][-1].discard += [card for card, _ in market.won]
    for n, (low, high) in enumerate(layout.piles if mode.piles else ()):
        printed = [library.faces[face].key for face in library.offer if low <= library.faces[face].cost <= high]
        pile = ids(piles.get(n, printed))
        places = layout.alternates if n else 0
        beside = pile[1 : 1 + places]
        market.alternates.append(beside + [NOBODY] * (places - len(beside)))
        market.piles.append([*reversed(pile[1 + places :]), *pile[:1]])
    for n, (covers, size) in enumerate(zip(library.fame_piles, library.fame_sizes[max(seats, 2)], strict=True)):
        if not mode.fame_piles:
            break
        market.fame.append(ids([library.faces[face].key for face in covers[: (fame or {}).get(n, size)]])[::-1])
    state = GameState(tuple(faces), [me, *others], market, active=0, turn=turn, idle=idle)
    game = Game(rules, seed)
    game.state = state
    while not isinstance(me.agenda[-1], SpellWord):
        me.agenda.pop()
    for begin in rules.beginnings:
        begin(Moment(rules, state, game.chance, 0, None))
    return Table(game)


def _commons(common: str, won: int) -> tuple[list[str], list[str]]:
    """The common cards still to be won, the one on the track first, and those won."""
    top = common or COMMONS[0]
    rest = [key for key in COMMONS if key != top]
    return [top, *rest[: 3 - won]], rest[3 - won : 3]
