from __future__ import annotations

import copy

import pytest

from paperback.engine.commands import Answer, Buy, Command, Done, Pass, Pick, PlayWord, TakeBack, UseAbility
from paperback.engine.game import Game
from paperback.engine.rejection import Code
from paperback.engine.settings import preset
from paperback.engine.steps import Arrange, ChooseAbility, ChooseCards, Shop, SpellWord
from paperback.modes.registry import rules_for
from paperback.testing import EVERY_WORD, Table, scenario
from paperback.testing.wanderer import wander

PLENTY = "B C D F G H J K L M N P Q R S"


def whole_game(seed: str = "a", seats: int = 2) -> Game:
    game = Game(rules_for(preset("anniversary", seats=seats), EVERY_WORD), seed)
    game.start()
    wander(game, seed)
    return game


def test_14_1_replaying_a_record_gives_the_same_state_at_every_step() -> None:
    game = whole_game()
    states = []
    again = Game(game.rules, "a")
    for entry in game.entries:
        again.resume([entry])
        states.append(again.state)
    assert again.state == game.state
    assert again.entries == game.entries
    decided = Game(game.rules, "a")
    decided.start()
    for entry, state in zip(game.entries[1:], states[1:], strict=True):
        assert entry.by is not None
        assert entry.did is not None
        assert decided.do(entry.by, entry.did) == entry
        assert decided.state == state


def test_14_1_a_record_is_folded_without_the_lexicon_or_the_rules_of_its_day() -> None:
    """D5: a word that has left the list does not stop an old game from loading."""
    game = whole_game("b")
    today = Game(rules_for(preset("anniversary"), frozenset[str]()), "b")
    today.resume(game.entries)
    assert today.state == game.state


def test_14_1_entries_are_numbered_and_name_who_did_what() -> None:
    game = whole_game("c", 3)
    assert [entry.n for entry in game.entries] == list(range(1, len(game.entries) + 1))
    assert (game.entries[0].by, game.entries[0].did) == (None, None)
    assert sum(game.moves(seat) for seat in range(3)) == len(game.entries) - 1


COMMANDS: tuple[Command, ...] = (
    PlayWord(()),
    Pass(),
    Answer(()),
    Answer((0, 0)),
    Answer((9999,)),
    Pick(0),
    Pick(99),
    Pick(-1),
    Buy(-1),
    Buy(99_999),
    UseAbility(0),
    UseAbility(-5),
    Done(),
    TakeBack(),
)


def at_each_question() -> list[Table]:
    """A table at every kind of question."""
    word = scenario("A B C", draw="D E")
    choice = scenario("letter-m-5-trash A S", draw="D E")
    choice.lay("letter-m-5-trash A")
    order = scenario("letter-n-6-look-5 A", draw="D E F")
    order.lay("letter-n-6-look-5 A")
    order.answer()
    picking = scenario("letter-m-5-trash letter-o-7-trash-2c S T", draw="D E")
    picking.lay("letter-m-5-trash letter-o-7-trash-2c")
    shop = scenario("A B", draw="D E")
    shop.lay("A B")
    return [word, choice, order, picking, shop]


def test_14_4_a_refused_command_changes_nothing_and_says_why() -> None:
    tables = at_each_question()
    assert [type(table.question) for table in tables] == [SpellWord, ChooseCards, Arrange, ChooseAbility, Shop]
    refused = 0
    for table in tables:
        for command in COMMANDS:
            for seat in (0, 1):
                before, entries = copy.deepcopy(table.state), len(table.game.entries)
                decision = table.game.propose(seat, command)
                assert table.state == before
                if not hasattr(decision, "code"):
                    assert seat == 0
                    continue
                refused += 1
                assert table.game.do(seat, command) == decision
                assert (table.state, len(table.game.entries)) == (before, entries)
                assert decision.code in list(Code)
    assert refused > 100


@pytest.mark.parametrize("index", range(5))
def test_14_4_a_command_that_the_question_does_not_accept_is_not_now(index: int) -> None:
    table = at_each_question()[index]
    fitting = table.accepts()
    for command in (PlayWord(()), Pass(), Answer(()), Pick(0), Buy(0), UseAbility(0), Done()):
        if type(command) not in fitting:
            assert table.refusal(command) is Code.NOT_NOW


# ---------------------------------------------------------------- taking back


def test_14_5_a_word_can_be_taken_back_and_everything_is_as_before() -> None:
    """D65, D111: every field of the state is restored."""
    table = scenario("letter-h-6-copy letter-j-10-double-word A S", common="common-i")
    before = table.state.copy()
    table.lay("letter-h-6-copy letter-j-10-double-word common-i")
    table.take_back()
    assert table.state == before
    table.lay("letter-h-6-copy letter-j-10-double-word common-i")
    table.answer("letter-j-10-double-word")
    assert table.score == (3 + 4 + 1) * 3


def test_14_5_commands_are_taken_back_latest_first_as_far_as_the_start_of_the_turn() -> None:
    table = scenario("K/20 letter-o-7-trash-2c A S T")
    states = [table.state.copy()]
    table.lay("K/20 letter-o-7-trash-2c A")
    states.append(table.state.copy())
    table.answer("S")
    states.append(table.state.copy())
    table.buy("fame-5")
    states.append(table.state.copy())
    table.buy("fame-8")
    for state in states[::-1]:
        table.take_back()
        assert table.state == state
    assert table.game.cannot_take_back(0) is Code.NOTHING_TO_TAKE_BACK
    assert table.refusal(TakeBack()) is Code.NOTHING_TO_TAKE_BACK


def test_14_5_a_question_half_answered_is_restored() -> None:
    """D67: taking back with a question open."""
    table = scenario("letter-m-5-trash letter-o-7-trash-2c S T", discard="R")
    table.lay("letter-m-5-trash letter-o-7-trash-2c")
    picking = table.state.copy()
    table.pick("letter-o-7-trash-2c")
    choosing = table.state.copy()
    table.answer("T")
    table.take_back()
    assert table.state == choosing
    table.take_back()
    assert table.state == picking
    assert isinstance(table.question, ChooseAbility)


def test_14_5_a_pass_can_be_taken_back() -> None:
    table = scenario("A B", draw="C D E F G")
    before = table.state.copy()
    table.passes()
    table.take_back()
    assert table.state == before


def test_14_5_not_past_a_refill() -> None:
    """D63: the card that a purchase showed cannot be made unseen."""
    table = scenario("K/20 A")
    table.lay("K/20 A")
    table.buy("vowel-a-2")
    assert table.refusal(TakeBack()) is Code.SEEN_SOMETHING_NEW
    table.buy("fame-5")
    table.take_back()
    assert table.refusal(TakeBack()) is Code.SEEN_SOMETHING_NEW


def test_14_5_a_purchase_that_showed_nothing_can_be_taken_back() -> None:
    table = scenario("K/20 A", offer={0: "vowel-a-2", 1: "D@3 F@3 G@3"})
    table.lay("K/20 A")
    before = table.state.copy()
    table.buy("vowel-a-2")
    table.buy("F@3")
    assert table.offer(1) == ["D@3", "G@3"]
    table.take_back()
    table.take_back()
    assert table.state == before


def test_14_5_not_past_the_next_common_card() -> None:
    table = scenario("A B C D F G H")
    table.spell("ABCDFGH")
    assert table.refusal(TakeBack()) is Code.SEEN_SOMETHING_NEW


def test_14_5_gaining_the_last_common_card_shows_no_other() -> None:
    table = scenario("A B C D F G H J K L", won=3)
    before = table.state.copy()
    table.spell("ABCDFGHJKL")
    table.take_back()
    assert table.state == before


def test_14_5_not_past_cards_that_were_looked_at() -> None:
    table = scenario("letter-n-6-look-5 A", draw="B C D")
    table.lay("letter-n-6-look-5 A")
    assert table.refusal(TakeBack()) is Code.SEEN_SOMETHING_NEW
    looked = table.state.copy()
    table.answer("B")
    table.take_back()
    assert table.state == looked


def test_14_5_not_past_a_flush() -> None:
    table = scenario("letter-c-4-flush-1 A")
    table.lay("letter-c-4-flush-1 A")
    table.use("letter-c-4-flush-1")
    table.take_back()
    table.use("letter-c-4-flush-1")
    table.answer("letter-t-3-plain")
    assert table.refusal(TakeBack()) is Code.SEEN_SOMETHING_NEW


def test_14_5_not_past_the_draw_that_ends_a_turn() -> None:
    table = scenario("A B", draw="C D E F G")
    table.spell("AB")
    table.done()
    assert table.refusal(TakeBack()) is Code.SEEN_SOMETHING_NEW
    assert table.at(1).refusal(TakeBack()) is Code.NOTHING_TO_TAKE_BACK


def test_14_5_not_when_another_seat_has_acted() -> None:
    table = scenario("A B", draw="C D E F G", seats=3)
    table.spell("AB")
    table.done()
    table.at(1).passes()
    assert table.refusal(TakeBack()) is Code.NOTHING_TO_TAKE_BACK
    for seat in (0, 2):
        assert table.at(seat).refusal(TakeBack()) is Code.NOTHING_TO_TAKE_BACK
    table.at(1).take_back()


def test_14_5_not_when_the_game_is_over() -> None:
    table = scenario("A B", fame={0: 0, 1: 0})
    table.passes()
    table.done()
    assert table.refusal(TakeBack()) is Code.GAME_OVER


def test_14_5_what_was_taken_back_can_be_done_otherwise_and_the_record_keeps_it_all() -> None:
    table = scenario(PLENTY, draw="C D E F G")
    for word in ("BC", "DF", "GH"):
        table.spell(word)
        table.take_back()
    table.spell("KL")
    assert len(table.game.entries) == 7
    assert table.game.moves(0) == 7
    assert table.hand == [letter for letter in PLENTY.split() if letter not in "KL"]


def test_14_5_a_replayed_record_takes_back_alike() -> None:
    game = Game(rules_for(preset("anniversary"), EVERY_WORD), "x")
    game.start()
    wander(game, "x", take_back=0.3, most=200)
    assert any(isinstance(entry.did, TakeBack) for entry in game.entries)
    again = Game(game.rules, "x")
    again.resume(game.entries)
    assert again.state == game.state
    for seat in range(2):
        assert again.cannot_take_back(seat) == game.cannot_take_back(seat)


def test_14_6_no_command_leaves_a_running_game() -> None:
    """What a seat can want is a closed list, and none of it gives the seat up."""
    rules = rules_for(preset("anniversary"), EVERY_WORD)
    assert {kind.__name__ for kind in rules.commands} == {"PlayWord", "Pass", "Answer", "Pick", "Buy", "UseAbility", "Done"}
