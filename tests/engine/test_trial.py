from __future__ import annotations

from paperback.engine.rejection import Code, Rejection
from paperback.engine.trial import Trial, attempt
from paperback.testing import Table, scenario


def tried(table: Table, tiles: str, *choices: tuple[str, str]) -> Trial | Rejection:
    ids = {table.keys([card])[0]: card for card in (*table.me.hand, table.state.market.commons[-1])}
    chosen = [(ids[source], ids[target]) for source, target in choices]
    before = table.state.copy()
    result = attempt(table.game.rules, table.state, 0, table.laying(tiles).words, chosen)
    assert table.state == before
    return result


def score(table: Table, tiles: str, *choices: tuple[str, str]) -> int:
    result = tried(table, tiles, *choices)
    assert isinstance(result, Trial)
    return result.score


def test_2_10_a_trial_comes_to_what_the_word_will_come_to() -> None:
    hand = "C/3 letter-h-6-copy letter-j-10-double-word letter-t-6-double-neighbour A"
    tiles = "C/3 letter-h-6-copy letter-j-10-double-word letter-t-6-double-neighbour A"
    choices = [("letter-h-6-copy", "letter-j-10-double-word"), ("letter-t-6-double-neighbour", "A")]
    table = scenario(hand)
    expected = score(table, tiles, *choices)
    table.lay(tiles)
    table.answer("letter-j-10-double-word")
    table.answer("A")
    assert table.score == expected == (3 + 3 + 4 + 2 + 1 + 1) * 3


def test_2_8_a_card_that_copies_one_that_multiplies_chooses_twice() -> None:
    """What it copies, then what it multiplies: both are asked of the same card."""
    hand = "A S/3 letter-h-6-copy letter-o-7-double-neighbour"
    copied = ("letter-h-6-copy", "letter-o-7-double-neighbour")
    assert (
        score(scenario(hand), hand, copied, ("letter-h-6-copy", "S/3"), ("letter-o-7-double-neighbour", "letter-h-6-copy"))
        == 1 + 2 * 3 + 2 * 3 + 2
    )


def test_without_choices_a_copy_is_declined_and_the_first_neighbour_doubled() -> None:
    table = scenario("C/3 letter-h-6-copy letter-j-10-double-word letter-t-6-double-neighbour A")
    tiles = "letter-h-6-copy letter-j-10-double-word letter-t-6-double-neighbour A"
    assert score(table, tiles) == (3 + 4 + 2 + 1 + 4) * 2


def test_a_trial_names_what_will_be_asked() -> None:
    table = scenario("letter-h-6-copy letter-m-5-trash letter-n-6-look-5 A S", draw="B C D")
    result = tried(table, "letter-h-6-copy letter-m-5-trash letter-n-6-look-5 A")
    assert isinstance(result, Trial)
    assert result.asks == ("copy_neighbour", "trash", "look")


def test_a_trial_pays_no_reward_for_a_card_that_need_not_be_trashed() -> None:
    assert score(scenario("letter-o-7-trash-2c A S"), "letter-o-7-trash-2c A") == 3


def test_14_4_a_word_that_would_be_refused_is_refused_in_a_trial() -> None:
    result = tried(scenario("C A T", lexicon={"CAT"}), "T A C")
    assert isinstance(result, Rejection)
    assert result.code is Code.WORD_UNKNOWN


def test_14_2_a_trial_does_not_depend_on_hidden_cards() -> None:
    hand, tiles = "letter-n-6-look-5 B C D F G H A", "letter-n-6-look-5 B C D F G H A"
    one, other = (tried(scenario(hand, draw=draw), tiles) for draw in ("R S T L N", "N L T S R"))
    assert one == other


def test_2_6_a_trial_of_a_long_word_gains_nothing() -> None:
    table = scenario("A B C D F G H J")
    assert score(table, "A B C D F G H J") == 8
    assert table.state.market.won == []
