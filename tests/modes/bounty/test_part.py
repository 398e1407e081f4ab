from __future__ import annotations

import random

import pytest

from paperback.engine.commands import PlayWord
from paperback.engine.game import Game
from paperback.engine.rejection import Code
from paperback.engine.settings import preset
from paperback.engine.view import redact, view
from paperback.modes.attacks.state import ATTACKS, Limit
from paperback.modes.bounty.asking import AGAIN, ASKED, NONE, NOT_FROM_THESE
from paperback.modes.bounty.commands import CashTokens, SuggestNothing, SuggestWord, WantWord
from paperback.modes.bounty.events import AskingOver, TokensCashed, WordWanted
from paperback.modes.bounty.state import BOUNTY
from paperback.modes.bounty.steps import Suggest
from paperback.modes.house_words.part import ProposeWord
from paperback.modes.module import SettingsError
from paperback.modes.registry import MODES, complete, rules_for
from paperback.modes.votes.words import CastVote
from paperback.testing import EVERY_WORD, Table
from paperback.testing.laws import check_command
from paperback.testing.scenario import scenario
from paperback.testing.secrets import check_stream, check_view
from paperback.testing.wanderer import Wanderer

MODULES = ("bounty",)


def asking(hand: str = "C A T ? D", **changes: object) -> Table:
    """A table with three seats at which seat 0 has shown its hand."""
    made: dict[str, object] = {"modules": MODULES, "seats": 3, **changes}
    table = scenario(hand, **made)  # type: ignore[arg-type] # what a table takes
    table.do(WantWord())
    return table


def with_tokens(hand: str, count: int, **changes: object) -> Table:
    made: dict[str, object] = {"modules": MODULES, **changes}
    table = scenario(hand, **made)  # type: ignore[arg-type] # what a table takes
    BOUNTY.of(table.state).tokens[0] = count
    return table


def tokens(table: Table) -> list[int]:
    return BOUNTY.of(table.state).tokens


# ---------------------------------------------------------------- asking and suggesting


def test_4_1_asking_shows_the_hand_to_everybody_until_the_word_is_laid() -> None:
    table = asking()
    for viewer in (None, 0, 1, 2):
        seen = view(table.game.rules, table.state, viewer).parts["bounty"]
        assert [card.card for card in seen.hand] == ["C", "A", "T", "start-wild", "D"]
        assert seen.asker == 0
    table.spell("CAT")
    for viewer in (None, 1, 2):
        seen = view(table.game.rules, table.state, viewer).parts["bounty"]
        assert (seen.hand, seen.asker) == ((), None)


def test_4_1_the_other_seats_are_asked_and_the_asker_does_not_wait() -> None:
    table = asking()
    assert table.game.waiting() == (0, 1, 2)
    assert [type(table.at(seat).question) for seat in (1, 2)] == [Suggest, Suggest]
    table.spell("CAT")
    assert table.game.waiting() == (0,)
    assert [table.at(seat).question for seat in (1, 2)] == [None, None]


def test_4_1_the_question_ends_with_a_pass_too() -> None:
    table = asking()
    table.at(1).do(SuggestWord("CAT"))
    table.passes()
    assert table.game.waiting() == (0,)
    assert tokens(table) == [0, 0, 0]


def test_4_1_the_first_who_suggested_the_word_played_gets_a_token() -> None:
    table = asking()
    table.at(2).do(SuggestWord("CAT"))
    table.at(1).do(SuggestWord("CAT"))
    table.spell("CAT")
    assert tokens(table) == [0, 0, 1]


def test_4_1_no_token_for_a_word_that_is_not_played() -> None:
    table = asking()
    table.at(1).do(SuggestWord("CAT"))
    table.spell("CAD")
    assert tokens(table) == [0, 0, 0]


def test_4_1_the_word_counts_however_it_is_laid() -> None:
    table = asking()
    table.at(1).do(SuggestWord("CAT"))
    wild = table.me.hand[3]
    word = table.spelling("CAT").words[0]
    table.do(PlayWord(((*word[:2], type(word[0])(wild, "T")),)))
    assert tokens(table) == [0, 1, 0]


def test_8_3_of_two_words_each_is_looked_at() -> None:
    table = asking("C A T D O G", common="common-spacebar", spacebar=True)
    table.at(1).do(SuggestWord("DOG"))
    table.at(2).do(SuggestWord("CAT"))
    word = table.spelling("CATDOG").words[0]
    table.do(PlayWord((word[:3], word[3:])))
    assert tokens(table) == [0, 1, 1]


def test_4_1_a_token_earned_shows_in_the_events_of_the_word() -> None:
    table = asking()
    table.at(1).do(SuggestWord("CAT"))
    table.spell("CAT")
    assert [event.earned for event in table.events if isinstance(event, AskingOver)] == [(1,)]


def test_4_4_once_in_a_turn() -> None:
    table = asking()
    assert table.refusal(WantWord()) == ASKED
    table.passes()
    table.finish()
    table.at(1).do(WantWord())


def test_4_4_the_asker_may_play_any_word() -> None:
    table = asking()
    table.at(1).do(SuggestWord("CAT"))
    table.spell("TAC")


def test_4_4_a_suggestion_is_playable_from_what_is_shown() -> None:
    table = asking(common="common-e")
    other = table.at(1)
    assert other.refusal(SuggestWord("DOGS")) == NOT_FROM_THESE
    assert other.refusal(SuggestWord("CATEDXX")) == NOT_FROM_THESE
    other.do(SuggestWord("CATEDS"))  # the common card and a wild


def test_4_4_limits_on_the_asker_limit_what_can_be_suggested() -> None:
    table = asking("C A T ? D", modules=("attacks", "bounty"), owned={1: "attack-c-7-no-wilds"})
    card = table.state.seats[1].discard[0]
    ATTACKS.of(table.state).limits = [Limit(0, 0, 1, card, "no_wilds", 0)]
    assert table.at(2).refusal(SuggestWord("CATS")) == NOT_FROM_THESE
    table.at(2).do(SuggestWord("CAT"))


def test_4_4_a_suggestion_is_a_word_of_the_lexicon_and_long_enough() -> None:
    table = asking(lexicon=frozenset({"CAT", "CAD"}), minimum_word=3)
    other = table.at(1)
    assert other.refusal(SuggestWord("CA")) is Code.TOO_SHORT
    assert other.refusal(SuggestWord("TAC")) is Code.WORD_UNKNOWN
    assert other.refusal(SuggestWord("cat")) is Code.WORD_UNKNOWN
    other.do(SuggestWord("CAT"))


def test_4_4_at_most_three_suggestions_a_seat_and_each_only_once() -> None:
    table = asking()
    other = table.at(1)
    other.do(SuggestWord("CAT"))
    assert other.refusal(SuggestWord("CAT")) == AGAIN
    other.do(SuggestWord("CAD"))
    assert view(table.game.rules, table.state, 1).mine.question.left == 1  # type: ignore[union-attr]
    other.do(SuggestWord("TAD"))
    assert other.question is None
    assert other.refusal(SuggestWord("ACT")) is Code.NOT_NOW
    table.at(2).do(SuggestWord("ACT"))


def test_4_1_a_seat_may_suggest_nothing() -> None:
    table = asking()
    table.at(1).do(SuggestNothing())
    assert table.game.waiting() == (0, 2)
    assert table.at(2).least() == SuggestNothing()


def test_4_6_a_vote_while_words_are_suggested_leaves_the_suggestions_open() -> None:
    table = scenario("C A T T Z", modules=("bounty", "house_words"), seats=3, humans=(0, 1, 2), lexicon=frozenset({"CAT", "TAT"}))
    table.do(WantWord())
    table.at(2).do(SuggestWord("CAT"))
    table.do(ProposeWord("TAZ"))
    assert table.at(1).accepts() == {CastVote}
    assert table.refused("CAT") == "not_now"
    table.at(1).do(CastVote(yes=True))
    assert [table.at(seat).accepts() for seat in (1, 2)] == [{SuggestWord, SuggestNothing}] * 2
    table.at(1).do(SuggestWord("TAZ"))
    table.spell("TAZ")
    assert tokens(table) == [0, 1, 0]
    assert [table.at(seat).question for seat in (1, 2)] == [None, None]


def test_4_4_only_on_the_own_turn_can_a_seat_ask() -> None:
    assert scenario("C A T", modules=MODULES).at(1).refusal(WantWord()) is Code.NOT_NOW


# ---------------------------------------------------------------- tokens


def test_4_1_each_token_is_a_cent_once() -> None:
    table = with_tokens("C A T", 3)
    table.spell("CAT")
    table.do(CashTokens(2))
    assert (table.purse, tokens(table)[0]) == (3 + 2, 1)
    assert [event.count for event in table.events if isinstance(event, TokensCashed)] == [2]
    assert view(table.game.rules, table.state, 0).seats[0].play.lines[-1].reason == "bounty"


def test_4_1_any_number_but_no_more_than_there_are() -> None:
    table = with_tokens("C A T", 2)
    for count in (0, -1, 3):
        assert table.refusal(CashTokens(count)) == NONE
    table.do(CashTokens(2))


def test_4_4_tokens_can_be_cashed_from_the_start_of_the_turn_to_the_end_of_buying() -> None:
    table = with_tokens("C A T", 3)
    table.do(CashTokens(1))
    table.spell("CAT")
    table.do(CashTokens(1))
    assert table.purse == 5
    table.buy("vowel-a-2")
    table.do(CashTokens(1))
    assert table.purse == 4
    table.done()
    assert table.refusal(CashTokens(1)) is Code.NOT_NOW


def test_2_1_tokens_give_money_after_a_pass_too() -> None:
    table = with_tokens("C A T", 2)
    table.do(CashTokens(1))
    table.passes()
    table.do(CashTokens(1))
    assert table.purse == 2
    table.buy("vowel-a-2")


def test_4_1_cents_of_tokens_are_never_multiplied() -> None:
    table = with_tokens("letter-j-10-double-word A", 2)
    table.do(CashTokens(2))
    table.lay("letter-j-10-double-word A")
    assert table.purse == (4 + 1) * 2 + 2


def test_4_4_tokens_are_worth_nothing_at_the_end() -> None:
    few, many = with_tokens("C A T", 0), with_tokens("C A T", 9)
    assert few.fame == many.fame


def test_14_5_cashing_can_be_taken_back_and_asking_cannot() -> None:
    table = with_tokens("C A T", 2)
    before = table.state.copy()
    table.do(CashTokens(2))
    table.take_back()
    assert table.state == before
    table.do(WantWord())
    assert table.game.cannot_take_back(0) is Code.SEEN_SOMETHING_NEW


def test_14_5_a_word_taken_back_opens_the_question_again() -> None:
    table = asking()
    table.at(1).do(SuggestWord("CAT"))
    before = table.state.copy()
    table.spell("CAT")
    table.take_back()
    assert table.state == before
    table.at(2).do(SuggestWord("CAD"))


def test_14_2_cards_drawn_after_asking_are_not_shown() -> None:
    """Only what lay in the hand when the seat asked was shown."""
    table = asking("C A T", draw="X Y")
    table.me.hand.append(table.me.draw.pop())
    seen = view(table.game.rules, table.state, 1).parts["bounty"]
    assert "X" not in [card.card for card in seen.hand]
    assert table.at(1).refusal(SuggestWord("XA")) == NOT_FROM_THESE


def test_14_2_everybody_is_told_the_hand_and_the_words() -> None:
    table = asking()
    entry = table.game.entries[-1]
    for viewer in (None, 1, 2):
        told = redact(table.game.rules, table.state, entry.events, viewer)
        assert [event.shown for event in told if isinstance(event, WordWanted)] == [tuple(table.me.hand)]


def test_1_14_bounty_is_for_the_standard_game() -> None:
    assert complete(preset("anniversary", modules=MODULES)).modules == MODULES
    for mode in MODES.values():
        if mode.name != "standard":
            with pytest.raises(SettingsError) as refused:
                complete(preset("anniversary", mode=mode.name, seats=max(2, mode.seats[0]) if mode.seats[1] > 1 else 1, modules=MODULES))
            assert refused.value.code == "module_mode"


@pytest.mark.parametrize("seats", [2, 4])
def test_random_games_with_bounties_keep_the_laws(seats: int) -> None:
    game = Game(rules_for(preset("anniversary", seats=seats, modules=MODULES, spacebar=True), EVERY_WORD), f"bounty-{seats}")
    game.start()
    chance = random.Random(seats)
    player = Wanderer(game, chance)
    earned = cashed = 0
    while waiting := game.waiting():
        seat = chance.choice(waiting)
        command = player.command(seat)
        check_command(game.rules, game.state, seat, command, game.chance)
        viewer = chance.choice([None, *range(seats)])
        check_view(game.rules, game.state, viewer, chance)
        check_stream(game.rules, game.state, seat, command, game.chance, viewer, chance)
        entry = game.do(seat, command)
        for event in getattr(entry, "events", ()):
            earned += len(event.earned) if isinstance(event, AskingOver) else 0
            cashed += event.count if isinstance(event, TokensCashed) else 0
    assert game.state.outcome is not None
    assert earned > 0
    assert cashed > 0
