from __future__ import annotations

import pytest

from paperback.catalogue.awards import awards
from paperback.engine.commands import Done
from paperback.engine.fame import fame, outcome
from paperback.modes.awards.part import AWARD, AwardSeen, leaders
from paperback.testing import Table, scenario
from paperback.testing.wanderer import wander

BY_MEASURE = {award.measure: n for n, award in enumerate(awards())}


def table(measure: str, **laid: object) -> Table:
    for n in range(200):
        at = scenario("C A T T Z", seats=3, modules=("awards",), seed=str(n), **laid)  # type: ignore[arg-type] # what a scenario takes
        if AWARD.of(at.state).award == BY_MEASURE[measure]:
            return at
    raise AssertionError(measure)


def seen(at: Table) -> AwardSeen:
    shown = at.view().parts["awards"]
    assert isinstance(shown, AwardSeen)
    return shown


def test_10_2_one_award_is_revealed_and_any_of_the_four_can_be() -> None:
    assert {AWARD.of(scenario("C A T T Z", modules=("awards",), seed=str(n)).state).award for n in range(60)} == {0, 1, 2, 3}


def test_10_2_the_seat_with_the_longest_word_leads() -> None:
    at = table("longest_word")
    assert (seen(at).standing, seen(at).leaders) == ((0, 0, 0), ())
    at.spell("CATTZ")
    assert (seen(at).standing, seen(at).leaders) == ((5, 0, 0), (0,))


def test_10_2_its_fame_is_received_at_the_end_and_not_before() -> None:
    at = table("longest_word")
    at.spell("CATT")
    at.do(Done())
    rules, state = at.game.rules, at.state
    assert fame(rules, state, 0) == 0
    assert outcome(rules, state, "nothing_moves").fame[0] == awards()[BY_MEASURE["longest_word"]].fame


def test_10_2_and_catalogue_12_a_tie_gives_it_to_all_tied() -> None:
    at = table("two_letter_cards_in_deck", owned={1: "TH/2@4", 2: "IN/2@4"})
    assert seen(at).leaders == (1, 2)
    before = tuple(fame(at.game.rules, at.state, seat) for seat in (1, 2))
    assert outcome(at.game.rules, at.state, "nothing_moves").fame[1:] == tuple(one + 5 for one in before)


def test_10_2_the_fewest_starting_cards_win_the_editor() -> None:
    at = table("starting_cards_left")
    assert seen(at).wins == "fewest"
    assert seen(at).leaders == (0,)  # its hand is made up, the others' decks are printed ones


def test_10_5_and_catalogue_12_the_most_of_nothing_goes_to_nobody() -> None:
    most, fewest = awards()[BY_MEASURE["two_letter_cards_in_deck"]], awards()[BY_MEASURE["starting_cards_left"]]
    assert leaders(most, (0, 0)) == ()
    assert leaders(fewest, (0, 3)) == (0,)


@pytest.mark.parametrize("seed", range(3))
def test_10_2_whole_games_end_with_the_award_of_who_leads(seed: int) -> None:
    at = scenario("C A T T Z", modules=("awards",), seed=f"whole {seed}")
    wander(at.game, str(seed), eager=True)
    ended = at.state.outcome
    assert ended is not None
    for seat in range(2):
        assert ended.fame[seat] - fame(at.game.rules, at.state, seat) == (seen(at).fame if seat in seen(at).leaders else 0)
