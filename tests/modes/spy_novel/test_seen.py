from __future__ import annotations

from paperback.engine.view import view
from paperback.modes.spy_novel.ground import NOVEL
from paperback.modes.spy_novel.seen import SpyNovelSeen
from tests.modes.spy_novel.spying import PLACES, Spying, spying


def seen(game: Spying, viewer: int | None = 0) -> SpyNovelSeen:
    shown: SpyNovelSeen = view(game.table.game.rules, game.table.state, viewer).parts["spy_novel"]
    return shown


def test_12_1_everybody_sees_the_board_and_who_stands_where() -> None:
    game = spying(money=10, hero="s", enemy="nw", gone="n", cubes={"e": 2}, options={"level": 3})
    for viewer in (0, None):
        shown = seen(game, viewer)
        assert (shown.level, shown.hero, shown.enemy, shown.centre) == (3, PLACES["s"], PLACES["nw"], PLACES["centre"])
        assert [place.id for place in shown.places] == [space.id for space in NOVEL.spaces]
        assert shown.places[PLACES["e"]].counters == 2
        assert shown.places[PLACES["n"]].card is None
        assert [n for n, place in enumerate(shown.places) if place.on_sale] == sorted((PLACES["s"], PLACES["centre"]))
    card = seen(game).places[PLACES["s"]].card
    assert card is not None
    assert (card.price, card.affordable) == (8, True)
    other = seen(game).places[PLACES["e"]].card
    assert other is not None
    assert not other.affordable


def test_12_3_what_the_enemy_will_do_is_known_beforehand() -> None:
    game = spying(money=0, card="count-ampersand", row=1, hero="s", squares=2)
    card = seen(game).card
    assert card is not None
    assert (card.enemy, card.row, card.squares) == ("enemy-count-ampersand", 1, 0)
    assert card.path == (PLACES["ne"],)
    assert {place: card.cubes[PLACES[place]] for place in ("ne", "n", "e", "centre", "s")} == {"ne": 2, "n": 1, "e": 1, "centre": 1, "s": 0}
    assert [one.action for one in seen(game).actions if one.blocked] == ["counterintel"]


def test_12_3_actions_show_whether_they_are_upgraded_blocked_and_free() -> None:
    game = spying(card="wiretap", upgraded=("safe-house",), squares=4)
    shown = {one.action: (one.upgraded, one.blocked, one.free) for one in seen(game).actions}
    assert shown == {
        "on-the-move": (False, False, True),
        "infiltration": (False, True, False),
        "counterintel": (False, False, False),
        "safe-house": (True, False, True),
    }
    game.act("on-the-move")
    assert seen(game).acted == "on-the-move"
    assert not any(one.free for one in seen(game).actions)
    assert seen(game).card is not None


def test_12_6_the_view_tells_what_is_needed_to_win_and_to_lose() -> None:
    shown = seen(spying(gone="n e ne", squares=1))
    assert (shown.bare, shown.winning_corners, shown.centre_price, shown.limit) == (1, 4, 30, 4)
    assert (shown.squares, shown.all_squares) == (1, 4)


def test_14_2_of_the_enemy_deck_only_its_size_is_seen_and_all_of_its_discard_pile() -> None:
    game = spying(money=0, card="dead-drop")
    before = seen(game)
    game.spy.deck.reverse()
    assert seen(game) == before
    assert (before.deck, before.discard) == (9, ())
    game.end()
    assert seen(game).discard == ("enemy-dead-drop",)


def test_12_7_a_finished_game_can_be_looked_at() -> None:
    game = spying(money=11, hero="nw", gone="n e s w ne se sw")
    game.buy("nw")
    assert seen(game).card is None
    assert seen(game).bare == 4
