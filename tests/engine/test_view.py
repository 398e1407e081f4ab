from __future__ import annotations

from dataclasses import fields

import pytest

from paperback.engine import events as ev
from paperback.engine.game import Game
from paperback.engine.seen import AskAbility, AskCards, AskOrder, AskShop, AskWord, CardSeen, SeatView
from paperback.engine.settings import preset
from paperback.engine.shows import SHOWS
from paperback.engine.view import mentioned, redact, view
from paperback.modes.registry import rules_for
from paperback.testing import EVERY_WORD, Table, scenario
from paperback.testing.wanderer import wander


def seen(table: Table, viewer: int | None = 0) -> SeatView:
    return view(table.game.rules, table.state, viewer)


def names(cards: tuple[CardSeen, ...]) -> list[str]:
    return [card.card for card in cards]


def own(table: Table, viewer: int = 0) -> list[list[str]]:
    mine = seen(table, viewer).mine
    assert mine is not None
    return [names(mine.hand), names(mine.deck), names(mine.known)]


def test_14_2_a_seat_sees_its_hand_and_its_deck_as_a_sorted_list() -> None:
    table = scenario("C A T", draw="S R N B")
    assert own(table) == [["C", "A", "T"], ["B", "N", "R", "S"], []]


def test_14_2_a_seat_sees_the_order_of_cards_that_it_knows_and_no_other() -> None:
    table = scenario("letter-n-6-look-5 A", draw="S R N B D F G")
    table.lay("letter-n-6-look-5 A")
    table.answer("N D")
    table.answer("B S R")
    assert own(table)[1:] == [["B", "F", "G", "R", "S"], ["B", "S", "R"]]


def test_14_2_known_cards_are_forgotten_as_they_are_drawn() -> None:
    table = scenario("letter-n-6-look-5 A", draw="S R N B D F G")
    table.lay("letter-n-6-look-5 A")
    table.answer()
    table.answer("S R N B D")
    assert table.me.known == 5
    table.finish()
    assert own(table)[2] == []


def test_14_2_everybody_sees_counts_discard_piles_words_and_trash() -> None:
    table = scenario("letter-m-5-trash A S T", draw="R S T L N", discard="B C")
    table.lay("letter-m-5-trash A")
    table.answer("B")
    for viewer in (None, 0, 1):
        whole = seen(table, viewer)
        seat = whole.seats[0]
        assert (seat.hand, seat.draw, seat.deck) == (2, 5, 10)
        assert names(seat.discard) == ["C"]
        assert [[tile.card for tile in word] for word in seat.play.words] == [["letter-m-5-trash", "A"]]
        assert names(whole.market.trash) == ["B"]
        assert [line.amount for line in seat.play.lines] == [2, 1]
        assert (seat.play.score, seat.play.money) == (3, 3)


def test_14_2_a_word_shows_what_each_card_reads_as_and_which_is_the_common_card() -> None:
    table = scenario("C ?", common="common-a")
    table.lay("C common-a ?=T")
    word = seen(table, 1).seats[0].play.words[0]
    assert [(tile.card, tile.letters, tile.common) for tile in word] == [
        ("C", "C", False),
        ("common-a", "A", True),
        ("start-wild", "T", False),
    ]


def test_14_2_nobody_sees_anothers_hand_question_or_deck() -> None:
    table = scenario("letter-m-5-trash A S T", draw="R L N")
    table.lay("letter-m-5-trash A")
    for viewer in (None, 1):
        whole = seen(table, viewer)
        assert whole.mine is None or (whole.mine.seat, whole.mine.question) == (1, None)
        assert whole.seats[0].waiting
        hidden = {"S", "T", "R", "L", "N"}
        assert not hidden & set(str(whole).replace("'", " ").split())


def test_14_2_every_pile_of_the_table_shows_its_top_its_alternates_and_its_size() -> None:
    table = scenario("A", offer={1: "B@3 C@3 D@3 F@3 G@3"}, common="common-i")
    market = seen(table).market
    pile = market.piles[1]
    assert (pile.lowest, pile.dearest, pile.hidden) == (3, 4, 2)
    assert [offered.card for offered in (pile.top, *pile.alternates) if offered] == ["B@3", "C@3", "D@3"]
    assert [(p.cost, p.fame, p.count) for p in market.fame] == [(5, 4, 4), (8, 7, 4), (11, 10, 2), (17, 15, 1)]
    assert market.common is not None
    assert (market.common.card, market.commons_left, market.track, market.needed) == ("common-i", 4, (7, 8, 9, 10), 7)


def test_14_2_an_exhausted_pile_shows_that_it_is_empty() -> None:
    pile = seen(scenario("A", offer={1: ""}, fame={3: 0})).market
    assert (pile.piles[1].hidden, pile.piles[1].top, pile.piles[1].alternates) == (0, None, (None, None))
    assert (pile.fame[3].count, pile.fame[3].top) == (0, None)


@pytest.mark.parametrize(("rule", "needed"), [("at_least", 8), ("longer", 9)])
def test_2_6_the_track_says_how_many_letters_are_needed(rule: str, needed: int) -> None:
    market = seen(scenario("A", won=1, length_rule=rule)).market
    assert (market.needed, market.commons_left) == (needed, 3)
    assert [(won.card, won.seat) for won in market.won] == [("common-o", 1)]


def test_14_2_prices_and_means_are_those_of_the_viewer() -> None:
    table = scenario("letter-y-5-discount-pairs A", offer={1: "TH@4 B@4 C@3"})
    table.lay("letter-y-5-discount-pairs A")
    mine, theirs, anybody = (seen(table, viewer).market.piles[1].top for viewer in (0, 1, None))
    assert mine
    assert theirs
    assert anybody
    assert [(o.price, o.affordable) for o in (mine, theirs, anybody)] == [(3, True), (4, False), (4, False)]


def test_14_2_the_question_of_a_seat_is_its_own() -> None:
    table = scenario("letter-m-5-trash letter-n-6-look-5 letter-c-4-flush-1 letter-u-5-keep-1 S T", draw="R L N B D F")
    kinds: list[type] = []

    def ask() -> object:
        mine = seen(table).mine
        assert mine is not None
        kinds.append(type(mine.question))
        return mine.question

    ask()
    table.lay("letter-m-5-trash letter-n-6-look-5 letter-c-4-flush-1 letter-u-5-keep-1")
    picking = ask()
    assert isinstance(picking, AskAbility)
    assert [(one.card.card, one.effect, one.may) for one in picking.abilities] == [
        ("letter-m-5-trash", "trash", True),
        ("letter-n-6-look-5", "look", True),
    ]
    table.pick("letter-m-5-trash")
    choosing = ask()
    assert isinstance(choosing, AskCards)
    assert (names(choosing.options), choosing.at_least, choosing.at_most, choosing.effect) == (["S", "T"], 0, 1, "trash")
    table.answer()
    table.answer("R")
    order = ask()
    assert isinstance(order, AskOrder)
    assert names(order.cards) == ["L", "N", "B", "D"]
    table.answer("D B N L")
    shop = ask()
    assert isinstance(shop, AskShop)
    assert [one.effect for one in shop.abilities] == ["flush_offer"]
    table.done()
    keeping = ask()
    assert isinstance(keeping, AskCards)
    assert (keeping.ability, keeping.effect) == (None, "keep")
    table.finish()
    assert kinds[0] is AskWord


def test_8_the_question_for_a_word_says_how_cards_can_be_read_otherwise() -> None:
    mine = seen(scenario("E pair-th-4-plain letter-o-4-doubled", common="common-dyslexic")).mine
    assert mine
    asked = mine.question
    assert isinstance(asked, AskWord)
    assert sorted((one.card, one.letters) for one in asked.readings) == [("letter-o-4-doubled", ("OO",)), ("pair-th-4-plain", ("HT",))]
    assert (asked.beside, asked.barred) == ((), ())


def test_14_2_rounds_and_the_first_seat_follow_from_the_turns() -> None:
    table = scenario("A B", seats=3, turn=4)
    assert (seen(table).round, seen(table).active, seen(table).first) == (2, 0, 2)


def test_14_2_every_kind_of_event_says_who_sees_it() -> None:
    kinds = {kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, ev.Event)} - {ev.Event}
    assert set(SHOWS) == kinds


def test_14_2_an_event_without_an_entry_is_seen_by_nobody() -> None:
    table = scenario("A B")

    class Whisper(ev.Event):
        pass

    assert redact(table.game.rules, table.state, (Whisper(), ev.Passed(0)), 0) == (ev.Passed(0),)


def test_14_2_drawing_and_keeping_show_cards_to_their_owner_and_numbers_to_others() -> None:
    """D68: the secret is not in what is sent, not merely not drawn."""
    table = scenario("letter-u-5-keep-1 A S T", draw="R S T L N B")
    table.lay("letter-u-5-keep-1 A")
    table.done()
    table.answer("S")
    told = {viewer: redact(table.game.rules, table.state, table.events, viewer) for viewer in (0, 1, None)}

    def cards(viewer: int | None) -> list[tuple[tuple[int, ...] | None, int]]:
        return [(event.cards, event.count) for event in told[viewer] if isinstance(event, ev.Kept | ev.Drawn)]

    mine = cards(0)
    assert [count for _, count in mine] == [1, 5]
    assert [len(found or ()) for found, _ in mine] == [1, 5]
    for viewer in (1, None):
        assert cards(viewer) == [(None, 1), (None, 5)]


def test_2_15_nobody_is_told_the_order_of_a_shuffle_nor_of_the_set_up() -> None:
    game = Game(rules_for(preset("anniversary", seats=3), EVERY_WORD), "s")
    game.start()
    wander(game, "s")
    shuffles = 0
    for entry in game.entries:
        for viewer in (None, 0, 1, 2):
            told = redact(game.rules, game.state, entry.events, viewer)
            assert not any(isinstance(event, ev.GameSetUp | ev.Paused) for event in told)
            orders = [event.order for event in told if isinstance(event, ev.Shuffled)]
            assert all(order is None for order in orders)
            shuffles += len(orders)
    assert shuffles > 20


def test_cards_that_events_speak_of_are_found() -> None:
    table = scenario("letter-h-6-copy letter-m-5-trash S", discard="T")
    table.lay("letter-h-6-copy letter-m-5-trash")
    h, m = table.me.laid
    found = {card for event in table.events for card in mentioned(event)}
    assert found == {h, m}


def test_every_field_of_an_event_that_holds_card_ids_is_known_as_such() -> None:
    """A new field of an event would otherwise reach a client without the face of its card."""
    ids = {"card", "cards", "copied", "shown", "revealed"}
    others = {
        "seat",
        "event",
        "count",
        "amount",
        "price",
        "on_top",
        "pile",
        "index",
        "to",
        "following",
        "first",
        "alternates",
        "outcome",
        "top",
        "note",
    }
    others |= {"play", "live", "lines", "line", "tickets", "kinds", "agendas", "order", "faces", "decks", "piles", "fame", "commons"}
    named = {field.name for kind in SHOWS for field in fields(kind)}
    assert named == ids | others
