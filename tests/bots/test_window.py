from __future__ import annotations

import random

import pytest

from paperback.bots.registry import make
from paperback.bots.speller import Spellers
from paperback.bots.window import Window
from paperback.engine.game import Game
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Moment
from paperback.engine.settings import Edition, preset
from paperback.engine.view import view
from paperback.lexicon import Lexicon
from paperback.modes.registry import rules_for
from paperback.modes.typos.moves import put_on_draw_pile
from paperback.search.found import NO_MARK
from paperback.testing import scenario
from paperback.testing.secrets import exchanged, hidden, permutation


def game(edition: Edition, seats: int, words: Lexicon) -> Game:
    new = Game(rules_for(preset(edition, seats=seats), words), f"{edition}/{seats}")
    new.start()
    return new


@pytest.mark.parametrize(("edition", "seats"), [("anniversary", 2), ("classic", 4)])
def test_14_3_a_window_shows_what_the_view_of_its_seat_holds(edition: Edition, seats: int, english: Lexicon, spellers: Spellers) -> None:
    table = game(edition, seats, english)
    bots = [make("random", spellers, str(n)) for n in range(seats)]
    for _ in range(150):
        if not (waiting := table.waiting()):
            break
        seat = waiting[0]
        window = Window(table.rules, table.state, seat)
        seen = view(table.rules, table.state, seat)
        assert seen.mine
        faces = table.rules.faces
        tops = [pile.top for pile in seen.market.piles] + [pile.top for pile in seen.market.fame]
        on_sale = tops + [one for pile in seen.market.piles for one in pile.alternates]
        assert sorted((card, price) for _, card, price in window.offers(99)) == sorted((one.id, one.price) for one in on_sale if one)
        assert all(faces[face].key == next(o.card for o in on_sale if o and o.id == card) for face, card, _ in window.offers(99))
        assert sorted((card, face.key) for card, face in window.rack().hand) == sorted((one.id, one.card) for one in seen.mine.hand)
        common = window.rack().common
        assert (common and (common.card, common.face.key)) == (seen.market.common and (seen.market.common.id, seen.market.common.card))
        assert window.mark == (NO_MARK if common is None else seen.market.needed)
        assert window.commons_left == seen.market.commons_left
        assert window.fame_piles == [pile.count for pile in seen.market.fame]
        assert [window.fame(n) for n in range(seats)] == [one.fame for one in seen.seats]
        assert window.deck_size == seen.seats[seat].deck
        assert window.money == seen.seats[seat].play.money
        assert [[held.card for held in pile] for pile in window.offer_piles()] == [
            [one.id for one in (pile.top, *pile.alternates) if one] for pile in seen.market.piles
        ]
        assert not isinstance(table.do(seat, bots[seat].choose(window)), Rejection)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_14_3_what_a_seat_may_not_see_does_not_change_its_command(bot: str, english: Lexicon, spellers: Spellers) -> None:
    """D59."""
    table, chance = game("anniversary", 3, english), random.Random(1)
    while table.waiting():
        seat = table.waiting()[0]
        other = exchanged(table.state, permutation(hidden(table.rules, table.state, seat), chance))
        command = make(bot, spellers, "1").choose(Window(table.rules, table.state, seat))
        assert make(bot, spellers, "1").choose(Window(table.rules, other, seat)) == command
        table.do(seat, command)
    assert len(table.entries) > 60


def test_the_least_command_is_legal_at_every_question() -> None:
    """D53: also a compulsory ability of the shop is used before the shop is left."""
    table = scenario("letter-d-7-gain-6 letter-n-6-look-5 letter-p-6-gain-4 letter-m-5-trash letter-u-5-keep-1 A S", draw="E R T S L")
    table.lay("letter-d-7-gain-6 letter-n-6-look-5 letter-p-6-gain-4 letter-m-5-trash letter-u-5-keep-1")
    asked = set()
    while table.state.active == 0:
        window = Window(table.game.rules, table.state, 0)
        asked.add(type(window.question).__name__)
        table.do(window.least())
    assert asked == {"ChooseAbility", "ChooseCards", "Arrange", "Shop"}


def test_a_window_wants_a_seat_that_is_asked() -> None:
    table = scenario("A S")
    with pytest.raises(ValueError, match="seat 1 is not asked anything"):
        _ = Window(table.game.rules, table.state, 1).question


def test_14_3_a_typo_that_lies_unseen_on_the_own_draw_pile_has_no_face() -> None:
    table = scenario("C A T", modules=("typos",))
    before = Window(table.game.rules, table.state, 0)
    known, size = before.deck, before.deck_size
    put_on_draw_pile(Moment(table.game.rules, table.state, table.game.chance, 0, None))
    after = Window(table.game.rules, table.state, 0)
    assert (after.deck, after.deck_size) == (known, size + 1)
