from __future__ import annotations

import pytest

from paperback.bots.window import Window
from paperback.catalogue.themes import themes
from paperback.engine.commands import Done, Pick
from paperback.engine.fame import cards_of, fame
from paperback.engine.settings import preset
from paperback.modes.module import SettingsError
from paperback.modes.registry import complete
from paperback.modes.themes.words import THEME, ThemeSeen
from paperback.modes.votes.words import CastVote
from paperback.testing import Table, scenario
from paperback.testing.wanderer import wander

CREATURES = next(n for n, theme in enumerate(themes()) if theme.key == "theme-wild-creatures")


def table(hand: str = "C A T S Z", *, vote: bool = False, language: str = "en") -> Table:
    for n in range(200):
        at = scenario(hand, seats=3, modules=("themes",), humans=(0, 1, 2), options={"theme_vote": vote}, seed=str(n), language=language)
        if THEME.of(at.state).theme == CREATURES:
            return at
    raise AssertionError


def holder(at: Table) -> int | None:
    seen = at.view().parts["themes"]
    assert isinstance(seen, ThemeSeen)
    return seen.holder


def test_10_3_a_word_on_the_list_takes_the_theme_and_an_s_or_es_more_does_not_matter() -> None:
    for word in ("CAT", "CATS"):
        at = table()
        assert holder(at) is None
        at.spell(word)
        assert holder(at) == 0


def test_10_3_another_word_does_not() -> None:
    at = table()
    at.spell("CAZT")
    assert holder(at) is None


def test_10_3_it_is_taken_from_its_holder_too_and_counts_at_the_end_for_the_last_one() -> None:
    at = table()
    at.spell("CAT")
    at.do(Done())
    me, other = at.state.seats[0], at.state.seats[1]
    me.hand, other.hand = other.hand, me.hand
    before = [fame(at.game.rules, at.state, seat) for seat in (0, 1)]
    at.at(1).spell("CATS")
    worth = themes()[CREATURES].fame
    assert holder(at) == 1
    assert [fame(at.game.rules, at.state, seat) for seat in (0, 1)] == [before[0] - worth, before[1] + worth]


def test_10_3_the_card_is_part_of_no_deck() -> None:
    at = table()
    at.spell("CAT")
    assert THEME.of(at.state).card not in [card for seat in at.state.seats for card in cards_of(seat)]


def test_10_3_with_the_vote_a_word_that_is_not_listed_can_be_claimed() -> None:
    at = table(vote=True)
    at.spell("CAZT")
    at.do(Pick(1))
    assert at.game.waiting() == (1, 2)
    at.at(2).do(CastVote(yes=True))
    assert holder(at) == 0
    at.do(Done())


def test_10_3_a_claim_that_most_people_refuse_changes_nothing() -> None:
    at = table(vote=True)
    at.spell("CAZT")
    at.do(Pick(1))
    at.at(1).do(CastVote(yes=False))
    at.at(2).do(CastVote(yes=False))
    assert holder(at) is None
    at.do(Done())


def test_10_3_a_vote_needs_two_people() -> None:
    with pytest.raises(SettingsError, match="theme_vote"):
        complete(preset("anniversary", modules=("themes",), humans=(0,), options=(("theme_vote", True),)))
    assert complete(preset("anniversary", modules=("themes",), humans=(0,))).option("theme_vote") is False


def test_10_4_the_list_is_that_of_the_lexicons_language() -> None:
    at = table("G A T O Z", language="es")
    at.spell("GATO")
    assert holder(at) == 0
    english = table("G A T O Z")
    english.spell("GATO")
    assert holder(english) is None


def test_10_4_a_claim_is_made_and_voted_on_before_the_turn_goes_on() -> None:
    at = table(vote=True)
    at.spell("CAZT")
    assert at.refusal(Done()) == "not_now"
    at.do(Pick(0))
    assert holder(at) is None
    at.do(Done())


def test_8_3_themes_look_at_each_of_two_words() -> None:
    at = table("C A T S common-spacebar Z")
    at.spell("CAT", "SZ")
    assert holder(at) == 0


def test_14_3_a_computer_player_values_a_word_that_takes_the_theme_and_none_that_only_keeps_it() -> None:
    at = table()
    words = [at.spelling(word).words for word in ("CAT", "CATZ")]
    brings = Window(at.game.rules, at.state, 0).brings()
    assert brings
    assert [brings[0](one) for one in words] == [5 * themes()[CREATURES].fame, 0]
    THEME.of(at.state).holder = 0
    assert Window(at.game.rules, at.state, 0).brings() == []


def test_10_3_whole_games_keep_the_laws() -> None:
    for n in range(3):
        at = scenario("C A T S Z", modules=("themes",), humans=(0, 1), options={"theme_vote": True}, seed=f"whole {n}")
        wander(at.game, str(n), eager=True)
        assert at.state.outcome is not None
