from __future__ import annotations

import pytest

from paperback.engine.chance import SeededChance
from paperback.engine.game import Game
from paperback.engine.part import Supply
from paperback.engine.settings import Settings
from paperback.engine.state import GameState
from paperback.engine.supplies import supplies, unknown_decks, upgrades
from paperback.modes.registry import rules_for
from paperback.testing import EVERY_WORD


@pytest.fixture
def game() -> Game:
    game = Game(rules_for(Settings(seats=3, first_seat=0), EVERY_WORD), "supplies")
    game.start()
    return game


def keys(game: Game, faces: list[int]) -> list[str]:
    return sorted(game.rules.faces[face].key for face in faces)


def found(game: Game, state: GameState, viewer: int) -> list[Supply]:
    return list(supplies(game.rules, state, viewer))


def test_1_5_covers_that_take_no_part_could_lie_under_the_top_of_their_pile(game: Game) -> None:
    library, state = game.rules.library, game.state
    for pile, covers, supply in zip(state.market.fame, library.fame_piles, found(game, state, 0), strict=False):
        assert supply.cards == pile[:-1]
        assert {state.faces[card] for card in pile} | {*supply.outside} == {*covers}
        assert len(pile) + len(supply.outside) == len(covers)


def test_1_9_common_cards_that_are_left_over_could_lie_under_the_first() -> None:
    game = Game(rules_for(Settings(seats=2, spacebar=True, dyslexic=True), EVERY_WORD), "supplies")
    game.start()
    commons = game.state.market.commons
    supply = next(one for one in found(game, game.state, 0) if one.cards == commons[:-1])
    assert {game.state.faces[card] for card in commons} | {*supply.outside} == {*game.rules.library.commons}
    assert len(supply.outside) == 2


def test_1_4_whose_fifth_letter_is_whose_is_unknown_until_a_deck_was_shuffled(game: Game) -> None:
    state = game.state
    assert [number for number, _ in unknown_decks(state, 0)] == [1, 2]
    extra = found(game, state, 0)[-1]
    assert [keys(game, [state.faces[card]])[0].split("-")[-2:] for card in extra.cards] == [["whole", "hand"]] * 2
    assert len(extra.outside) == 2
    state.seats[1].shuffles = 1
    assert len(found(game, state, 0)[-1].cards) == 1


def better(game: Game, state: GameState, viewer: int, seed: str) -> dict[int, str]:
    """The better starting letter of each seat, as it could be."""
    new = upgrades(game.rules, state, viewer, SeededChance(seed))
    faces = [new.get(card, face) for card, face in enumerate(state.faces)]
    deck = game.rules.library.starting["anniversary"]
    return {n: game.rules.faces[faces[card]].key for n in range(3) for card in range(10 * n, 10 * n + 10) if faces[card] in deck.upgraded}


def test_1_4_the_better_letter_of_another_deck_could_be_any_that_nobody_else_is_seen_to_have(game: Game) -> None:
    own = better(game, game.state, 0, "1")[0]
    imagined = [better(game, game.state, 0, str(seed)) for seed in range(60)]
    assert all(len({*one.values()}) == 3 and one[0] == own for one in imagined)
    assert {one[1] for one in imagined} | {own} == {f"start-{letter}-again" for letter in "rtsln"}


def test_1_4_a_plain_letter_that_was_seen_is_not_the_better_one(game: Game) -> None:
    state = game.state
    other = state.seats[1]
    deck = game.rules.library.starting["anniversary"]
    plain = next(card for card in (*other.hand, *other.draw) if state.faces[card] in deck.fixed)
    other.discard.append(plain)
    pile = other.hand if plain in other.hand else other.draw
    pile.remove(plain)
    seen = game.rules.faces[state.faces[plain]].key
    assert f"{seen}-again" not in {better(game, state, 0, str(seed))[1] for seed in range(60)}
    other.shuffles = 1
    assert len({better(game, state, 0, str(seed))[1] for seed in range(60)}) == 1
