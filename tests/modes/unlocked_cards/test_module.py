from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from paperback.catalogue.library import load
from paperback.catalogue.unlockables import achievements
from paperback.engine.game import Game
from paperback.engine.settings import Edition, Settings, preset
from paperback.engine.setup import LAYOUTS
from paperback.modes.module import SettingsError
from paperback.modes.registry import MODES, complete, rules_for
from paperback.modes.unlocked_cards.module import NAME
from paperback.testing.lexicons import EVERY_WORD
from paperback.testing.wanderer import wander

ALL = tuple(one.card for one in achievements())


def agreed(*cards: str, edition: Edition = "anniversary") -> Settings:
    return preset(edition, seats=2, modules=(NAME,), options=((NAME, cards),))


def offered(settings: Settings) -> list[Counter[str]]:
    """What lies in each pile of a new game, alternates included."""
    game = Game(rules_for(settings, EVERY_WORD), "seed")
    game.start()
    market, faces = game.state.market, game.rules.faces
    return [
        Counter(faces[game.state.faces[card]].key for card in (*pile, *beside) if card >= 0)
        for pile, beside in zip(market.piles, market.alternates, strict=True)
    ]


@pytest.mark.parametrize("edition", ["anniversary", "classic"])
def test_13_1_each_card_joins_the_pile_of_its_cost(edition: Edition) -> None:
    layout = LAYOUTS[agreed(edition=edition).layout]
    plain, with_all = offered(preset(edition, seats=2)), offered(agreed(*ALL, edition=edition))
    more = [after - before for before, after in zip(plain, with_all, strict=True)]
    assert sum(more, Counter()) == Counter(ALL)
    for (low, high), cards in zip(layout.piles, more, strict=True):
        assert all(low <= load().card(card).cost <= high for card in cards)


def test_13_1_only_the_cards_that_the_table_names_take_part() -> None:
    plain, with_two = offered(preset("anniversary", seats=2)), offered(agreed(ALL[0], ALL[5]))
    assert sum(with_two, Counter()) - sum(plain, Counter()) == Counter([ALL[0], ALL[5]])
    assert offered(agreed()) == plain


def test_13_1_the_order_in_which_they_are_named_changes_nothing() -> None:
    one, other = (Game(rules_for(agreed(*cards), EVERY_WORD), "seed") for cards in (ALL, ALL[::-1]))
    assert one.start().events == other.start().events


def test_13_1_no_other_card_can_be_named() -> None:
    with pytest.raises(SettingsError) as refused:
        complete(agreed("letter-j-10-double-word"))
    assert refused.value.code == "option_value"


@pytest.mark.parametrize("mode", MODES)
def test_1_14_they_take_part_in_every_mode(mode: str) -> None:
    settings = replace(agreed(*ALL), mode=mode, seats=MODES[mode].seats[0])
    game = Game(rules_for(settings, EVERY_WORD), "modes")
    game.start()
    assert {game.rules.faces[face].key for face in game.state.faces} & set(ALL)


def test_13_1_a_game_with_all_of_them_is_played_to_its_end() -> None:
    game = Game(rules_for(agreed(*ALL), EVERY_WORD), "all")
    game.start()
    wander(game, "all", eager=True)
    assert game.state.outcome is not None
