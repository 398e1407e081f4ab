"""Rules 6, and what abilities do with typos."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from paperback.abilities.vocabulary import TypoMove, TypoTaken
from paperback.catalogue.library import load
from paperback.engine.commands import Answer, Buy
from paperback.engine.events import Sifted
from paperback.engine.fame import fame
from paperback.engine.game import Entry, Game
from paperback.engine.rules import Moment, Place, Rules
from paperback.engine.seen import SeatView
from paperback.engine.settings import preset
from paperback.engine.state import NO_PLAY, NOBODY
from paperback.engine.steps import OUTSIDE, ChooseCards, Live, Shop, SpellWord, Use
from paperback.engine.view import FACE_DOWN, redact, view
from paperback.modes.attacks.state import ATTACKS, Limit
from paperback.modes.registry import COMBINES, MODES, rules_for
from paperback.modes.standard.mode import STANDARD
from paperback.modes.typos import abilities, moves
from paperback.modes.typos.advice import advise
from paperback.modes.typos.advice import give_back as give_back_first
from paperback.modes.typos.commands import TakeTypo
from paperback.modes.typos.events import TypoReceived, TyposReturned, received
from paperback.modes.typos.part import TYPOS_PART, GiveTyposBack, give_back
from paperback.modes.typos.seen import TyposSeen
from paperback.modes.typos.state import TYPOS
from paperback.testing import EVERY_WORD, Table, scenario
from paperback.testing.laws import check_places, check_waiting
from paperback.testing.secrets import check_stream, check_view
from paperback.testing.wanderer import Wanderer, wander


def table(hand: str, **more: Any) -> Table:
    return scenario(hand, modules=("typos",), **more)


def deck(of: Table) -> list[str]:
    """The typo deck, the top card first."""
    return of.keys(TYPOS.of(of.state).deck[::-1])


def moment(of: Table, seat: int = 0) -> Moment:
    """A moment in which a test may make things happen."""
    return Moment(of.game.rules, of.state, of.game.chance, seat, None)


def typos_seen(of: Table, viewer: int | None) -> TyposSeen:
    seen = view(of.game.rules, of.state, viewer).parts["typos"]
    assert isinstance(seen, TyposSeen)
    return seen


# ---------------------------------------------------------------- taking one


def test_6_1_the_deck_has_all_typos_shuffled_by_the_seed() -> None:
    orders = {tuple(deck(table("C A T", seed=seed))) for seed in "abc"}
    assert len(orders) == 3
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(card.key for card in load().faces if card.kind == "typo"))}


def test_6_1_a_seat_takes_the_top_typo_for_a_cent() -> None:
    one = table("C A T ? ?")
    top = deck(one)[0]
    one.do(TakeTypo())
    assert (one.discard, one.purse, deck(one)[0] != top, len(deck(one))) == ([top], 1, True, 13)
    one.spell("CAT")
    assert (one.score, one.purse) == (4, 4)


def test_6_1_once_in_a_turn() -> None:
    one = table("C A T ? ?")
    one.do(TakeTypo())
    assert one.refusal(TakeTypo()) == "typo_again"
    one.spell("CAT")
    assert one.refusal(TakeTypo()) == "typo_again"
    one.done()
    one.others_pass()
    one.do(TakeTypo())


def test_6_1_only_on_the_own_turn() -> None:
    assert table("C A T ? ?").at(1).refusal(TakeTypo()) == "not_now"


def test_6_1_its_owner_may_look_at_it_and_others_may_not() -> None:
    one = table("C A T ? ?")
    entry = one.do(TakeTypo())
    card = one.me.discard[-1]
    mine, theirs = (view(one.game.rules, one.state, seat).seats[0] for seat in (0, 1))
    assert [seen.id for seen in mine.discard] == [card]
    assert theirs.discard == (FACE_DOWN,)
    told = [redact(one.game.rules, one.state, entry.events, seat)[0] for seat in (0, 1, None)]
    assert told == [TypoReceived(0, card, "discard"), *[TypoReceived(0, None, "discard")] * 2]
    assert mine.play.lines[0].card == FACE_DOWN
    assert (mine.play.lines[0].kind, mine.play.lines[0].reason) == ("outside", "typo")


def test_6_1_a_typo_seen_cannot_be_taken_back() -> None:
    one = table("C A T ? ?")
    one.do(TakeTypo())
    assert one.game.cannot_take_back(0) == "seen_something_new"


def test_6_4_while_making_a_word_passing_or_buying() -> None:
    for before in (False, True):
        one = table("C A T ? ?")
        if before:
            one.do(TakeTypo())
            one.passes()
        else:
            one.passes()
            one.do(TakeTypo())
        assert isinstance(one.question, Shop)
        assert one.purse == 1
        assert typos_seen(one, 0) == TyposSeen(13, can_take=False)


def test_6_4_the_cent_buys_what_the_word_alone_could_not() -> None:
    one = table("C A T ? ?", offer={1: "letter-t-3-plain letter-h-4-consonant-run"})
    one.spell("CAT")
    assert one.purse == 3
    one.do(TakeTypo())
    one.buy("letter-h-4-consonant-run")
    assert one.purse == 0


def test_6_4_from_an_empty_deck_never() -> None:
    one = table("C A T ? ?")
    moves.gain(moment(one, 1), 99)
    assert (deck(one), len(one.at(1).discard)) == ([], 14)
    assert one.refusal(TakeTypo()) == "no_typo"
    assert typos_seen(one, 0) == TyposSeen(0, can_take=False)


def test_what_is_seen_of_the_deck_is_its_size() -> None:
    one = table("C A T ? ?")
    assert [typos_seen(one, viewer) for viewer in (0, 1, None)] == [TyposSeen(14, can_take=True), *[TyposSeen(14, can_take=False)] * 2]


# ---------------------------------------------------------------- using, losing, keeping


def test_6_2_a_typo_scores_nothing_and_goes_under_the_deck_when_used() -> None:
    one = table("C A typo-k ? ?", draw="E E E E E")
    assert one.me.hand[2] not in TYPOS.of(one.state).deck
    one.lay("C A typo-k")
    assert one.score == 2
    one.done()
    assert deck(one)[-1] == "typo-k"
    assert sorted(one.discard) == ["A", "C", "start-wild", "start-wild"]


def test_6_2_two_letters_lengthen_the_word() -> None:
    one = table("C A R A typo-ht E", common="common-e")
    one.lay("C A R A typo-ht E")
    assert "common-e" in one.discard


def test_6_2_it_is_worth_negative_fame_at_the_end() -> None:
    one = table("C A typo-e T S", discard="typo-q")
    assert fame(one.game.rules, one.state, 0, final=True) == -4


def test_6_3_the_bottom_is_known_only_to_who_saw_it_go() -> None:
    one = table("C A typo-k typo-ou ?", draw="E E E E E")
    one.lay("C typo-ou A typo-k")
    one.done()
    returned = next(event for event in one.events if isinstance(event, TyposReturned))
    assert one.keys(returned.cards or ()) == ["typo-ou", "typo-k"]
    for viewer in (1, None):
        assert returned in redact(one.game.rules, one.state, one.events, viewer)
        check_view(one.game.rules, one.state, viewer, random.Random(1))
    hidden_return = TyposReturned(0, returned.cards, 2, played=False)
    assert redact(one.game.rules, one.state, (hidden_return,), 1) == (TyposReturned(0, None, 2, played=False),)
    assert redact(one.game.rules, one.state, (hidden_return,), 0) == (hidden_return,)


def test_6_4_used_typos_go_under_the_deck_in_word_order() -> None:
    one = table("C A typo-k typo-ou ?", draw="E E E E E")
    one.lay("C typo-ou A typo-k")
    assert deck(one)[-1] != "typo-k"
    one.done()
    assert deck(one)[-2:] == ["typo-ou", "typo-k"]


def test_6_4_unused_it_is_discarded_face_down() -> None:
    one = table("C A T typo-k ?", draw="E E E E E")
    one.spell("CAT")
    one.done()
    assert "typo-k" in one.discard
    seen = view(one.game.rules, one.state, 1).seats[0].discard
    assert [card.card for card in seen].count("") == 1
    assert "typo-k" not in {card.card for card in seen}


def test_6_4_a_typo_is_trashed_like_any_card_and_leaves_the_game() -> None:
    one = table("letter-m-5-trash A T typo-k ?")
    one.lay("letter-m-5-trash A T")
    one.answer("typo-k")
    one.finish()
    assert (one.trash, "typo-k" in one.keys(TYPOS.of(one.state).deck[:1])) == (["typo-k"], False)


def test_6_2_a_typo_of_the_word_that_is_trashed_does_not_go_back() -> None:
    """Catalogue README, `multiply_card`: `then_trash` reaches a typo too."""
    one = table("unlock-w-8-triple-neighbour-trash typo-e A ? ?")
    one.lay("A unlock-w-8-triple-neighbour-trash typo-e")
    one.answer("typo-e")
    one.finish()
    assert one.trash == ["typo-e"]
    check_places(one.state)


def test_6_4_a_typo_that_is_kept_stays_in_the_hand() -> None:
    one = table("letter-u-5-keep-1 A T typo-k", draw="E E E E E")
    one.lay("letter-u-5-keep-1 A T")
    one.done()
    one.answer("typo-k")
    assert ("typo-k" in one.hand, "typo-k" in one.discard, len(one.hand)) == (True, False, 6)


def test_6_4_a_typo_that_was_looked_at_is_discarded_face_down() -> None:
    one = table("letter-n-6-look-5 A T", draw="typo-k E E E E")
    one.lay("letter-n-6-look-5 A T")
    entry = one.do(Answer((one.me.draw[-1],)))
    sifted = next(event for event in entry.events if isinstance(event, Sifted))
    told = [redact(one.game.rules, one.state, (sifted,), seat) for seat in (0, 1)]
    assert told == [(sifted,), (Sifted(0, (NOBODY,)),)]
    assert view(one.game.rules, one.state, 1).seats[0].discard == (FACE_DOWN,)


def test_6_1_the_cent_buys_nothing_more_where_one_purchase_is_all_and_is_none_itself() -> None:
    """Rules 9.3: typos are no purchases."""
    one = scenario("C/9 A T", modules=("attacks", "typos"))
    ATTACKS.of(one.state).limits = [Limit(0, 0, 1, one.state.market.piles[1][-1], "single_purchase", 0)]
    one.spell("CAT")
    one.do(TakeTypo())
    one.buy("vowel-a-2")
    assert one.refusal(Buy(one.state.market.fame[0][-1])) == "one_purchase"
    after = scenario("C/9 A T", modules=("attacks", "typos"))
    ATTACKS.of(after.state).limits = [Limit(0, 0, 1, after.state.market.piles[1][-1], "single_purchase", 0)]
    after.spell("CAT")
    after.buy("vowel-a-2")
    after.do(TakeTypo())


def test_6_4_hidden_typos_are_not_in_the_fame_that_others_see() -> None:
    one = table("C A T typo-e S")
    shown = [view(one.game.rules, one.state, viewer).seats[0].fame for viewer in (0, 1, None)]
    assert shown == [-3, 0, 0]


# ---------------------------------------------------------------- abilities


def place(of: Table, seat: int = 0) -> Place:
    """Beside the word, where a genre's abilities stand."""
    return Place(moment(of, seat), of.at(seat).me.turn.play, OUTSIDE, 0)


def test_2_16_typo_taken_is_judged_when_it_is_needed() -> None:
    one = table("C A T ? ?")
    assert TypoTaken.late
    assert not abilities.typo_taken(place(one), TypoTaken())
    moves.gain(moment(one), 1)
    assert not abilities.typo_taken(place(one), TypoTaken()), "a typo that an ability brings is not taken for a cent"
    one.do(TakeTypo())
    assert abilities.typo_taken(place(one), TypoTaken())
    one.spell("CAT")
    assert abilities.typo_taken(place(one), TypoTaken())


def test_typo_gain_takes_from_the_deck_into_the_discard_pile() -> None:
    one = table("C A T ? ?")
    tops = deck(one)[:2]
    abilities.move(place(one), TypoMove("gain", 2), ())
    assert (one.discard, one.purse) == (tops, 0)


def test_typo_give_lets_every_other_seat_take_in_turn_order() -> None:
    one = table("C A T ? ?", seats=3)
    tops = deck(one)[:2]
    abilities.move(place(one, 1), TypoMove("give", 1), ())
    assert [one.at(seat).discard[-1:] for seat in (2, 0, 1)] == [tops[:1], tops[1:], []]


def test_typo_give_goes_as_far_as_the_deck_does() -> None:
    one = table("C A T ? ?", seats=3)
    moves.gain(moment(one), 13)
    abilities.move(place(one), TypoMove("give", 1), ())
    assert [len(one.at(seat).discard) for seat in (0, 1, 2)] == [13, 1, 0]
    abilities.move(place(one), TypoMove("give", 1), ())
    assert deck(one) == []


def test_9_3_typo_give_does_nothing_where_nobody_is_a_rival() -> None:
    one = table("C A T ? ?")
    rules = Rules(replace(STANDARD, rivals=False), one.game.rules.settings, load(), EVERY_WORD, (TYPOS_PART,))
    abilities.move(Place(Moment(rules, one.state, one.game.chance, 0, None), NO_PLAY, OUTSIDE, 0), TypoMove("give", 1), ())
    assert (len(deck(one)), one.at(1).discard) == (14, [])


def test_typo_return_puts_typos_of_hand_and_discard_pile_under_the_deck() -> None:
    one = table("C A T typo-k ?", discard="typo-ou S typo-x")
    at = place(one)
    choice = abilities.choose(at, TypoMove("return", 2))
    assert choice
    assert (sorted(one.keys(choice.options)), choice.at_least, choice.at_most) == (["typo-k", "typo-ou", "typo-x"], 2, 2)
    hand, heap = one.me.hand[3], one.me.discard[0]
    abilities.move(at, TypoMove("return", 2), (heap, hand))
    assert (one.hand, one.discard, deck(one)[-2:]) == (["C", "A", "T", "start-wild"], ["S", "typo-x"], ["typo-ou", "typo-k"])
    check_places(one.state)
    assert abilities.choose(at, TypoMove("gain", 1)) is None


def test_12_13_a_typo_on_top_of_the_draw_pile_is_not_seen_until_drawn() -> None:
    one = table("C A T T S", draw="E R S")
    top = deck(one)[0]
    one.state.seats[0].known = 2
    moves.put_on_draw_pile(moment(one))
    assert (one.draw[0], one.me.known) == (top, 0)
    seen = view(one.game.rules, one.state, 0)
    assert seen.mine
    assert sorted(card.card for card in seen.mine.deck) == ["", "E", "R", "S"]
    assert (seen.mine.known, seen.seats[0].fame, seen.seats[0].shelf) == ((), 0, ())
    check_view(one.game.rules, one.state, 0, random.Random(1))
    one.passes()
    one.done()
    assert top in one.hand
    assert view(one.game.rules, one.state, 0).seats[0].fame == load().card(top).fame
    assert TYPOS.of(one.state).unseen == [[], []]


def test_12_13_looking_at_the_draw_pile_uncovers_it_and_it_can_be_sifted() -> None:
    one = table("letter-n-6-look-5 A T ? ?", draw="E R S")
    top = deck(one)[0]
    moves.put_on_draw_pile(moment(one))
    one.lay("letter-n-6-look-5 A T")
    assert top in one.options
    assert TYPOS.of(one.state).unseen == [[], []]
    one.answer(top)
    assert top in one.discard


def test_12_13_an_empty_deck_gives_none() -> None:
    one = table("C A T ? ?", draw="E R S")
    moves.gain(moment(one, 1), 14)
    moves.put_on_draw_pile(moment(one))
    assert one.draw == ["E", "R", "S"]


def test_14_5_what_goes_on_the_draw_pile_shows_nothing() -> None:
    event = TypoReceived(0, 7, "draw_top")
    assert (event.showed(), TypoReceived(0, 7, "discard").showed()) == (False, True)
    assert [received(event, viewer) for viewer in (0, 1, None)] == [TypoReceived(0, None, "draw_top")] * 3


# ---------------------------------------------------------------- played at once


def at_once(hand: str, **more: Any) -> Table:
    """A table whose seats take a round at once: what it settles is called by the test."""
    one = table(hand, **more)
    one.game.rules = Rules(replace(STANDARD, at_once=True), one.game.rules.settings, one.game.rules.library, EVERY_WORD, (TYPOS_PART,))
    return one


def test_5_9_the_cent_comes_at_once_and_the_typo_when_the_round_ends() -> None:
    one = at_once("C A T ? ?")
    top = deck(one)[0]
    one.do(TakeTypo())
    assert (one.purse, one.discard, len(deck(one))) == (1, [], 14)
    assert one.refusal(TakeTypo()) == "typo_again"
    moves.settle(moment(one))
    assert (one.discard, len(deck(one))) == ([top], 13)
    moves.settle(moment(one))
    assert one.discard == [top]


def test_5_9_first_all_that_go_back_then_by_seat_what_it_takes_and_gives() -> None:
    one = at_once("C A typo-k ? ?", seats=3, discard="typo-x")
    tops = deck(one)
    one.lay("C A typo-k")
    moves.give_back(moment(one), (one.me.discard[0],))
    for seat, gains, gives in ((0, 1, 1), (1, 1, 0), (2, 1, 1)):
        moves.gain(moment(one, seat), gains)
        moves.give(moment(one, seat), gives)
    assert (len(deck(one)), one.discard) == (14, [])
    check_places(one.state)
    moves.settle(moment(one, 1))
    # seat 1 takes; seat 2 takes, and gives to 0 and 1; seat 0 takes, and gives to 1 and 2
    assert [one.at(seat).discard for seat in (1, 2, 0)] == [[tops[0], tops[3], tops[5]], [tops[1], tops[6]], [tops[2], tops[4]]]
    assert deck(one) == [*tops[7:], "typo-x", "typo-k"]


def test_5_9_a_typo_may_be_taken_for_a_cent_if_the_deck_held_one_when_the_round_began() -> None:
    one = at_once("C A T ? ?")
    moves.settle(moment(one))
    TYPOS.of(one.state).deck[:-1], gone = [], TYPOS.of(one.state).deck[:-1]
    one.state.trash.extend(gone)
    one.do(TakeTypo())
    other = one.at(1)
    other.me.agenda.append(SpellWord())
    other.do(TakeTypo())
    assert (one.purse, other.purse) == (1, 1)
    moves.settle(moment(one))
    assert (len(one.discard), other.discard, other.purse) == (1, [], 1)


def test_5_9_used_typos_wait_for_the_end_of_the_round() -> None:
    one = at_once("C A typo-k ? ?")
    give_back(moment(one), GiveTyposBack())
    one.lay("C A typo-k")
    give_back(moment(one), GiveTyposBack())
    assert "typo-k" in one.keys(one.me.laid)


# ---------------------------------------------------------------- advice, laws


class Simple:
    """A mind for which a card is worth its cost, ten to the cent."""

    def worth(self, card: str, view: SeatView) -> int:  # noqa: ARG002 - a mind is asked so
        return 10 * load().card(card).cost

    def best_word(self, hand: object, common: object, view: SeatView) -> None:
        """Not asked here."""


@pytest.mark.parametrize(("fame_left", "taken"), [(4, True), (0, False)])
def test_advice_takes_a_typo_only_for_what_is_better_by_more_than_a_typo_costs(fame_left: int, taken: bool) -> None:
    one = table("C/2 A T ? ?", offer={0: "vowel-a-2", 1: "", 2: "", 3: ""}, fame={0: fame_left, 1: 0, 2: 0, 3: 0})
    one.spell("CAT")
    assert one.purse == 4
    assert (advise(view(one.game.rules, one.state, 0), Simple()) == TakeTypo()) is taken
    one.do(TakeTypo())
    assert advise(view(one.game.rules, one.state, 0), Simple()) is None


def test_advice_gives_back_the_typos_that_cost_most_fame() -> None:
    one = table("A T typo-k typo-e", discard="typo-x")
    live = Live(OUTSIDE, 0, load().index["genre-romance-t"], 0)
    moment(one).queue(ChooseCards(moves.returnable(moment(one)), 2, 2, Use(live)))
    seen = view(one.game.rules, one.state, 0)
    chosen = give_back_first(seen, Simple())
    fames = {key: load().card(key).fame for key in ("typo-k", "typo-e", "typo-x")}
    assert chosen is not None
    assert sorted(fames[key] for key in one.keys(chosen.cards)) == sorted(fames.values())[:2]
    one.do(chosen)
    assert give_back_first(view(one.game.rules, one.state, 0), Simple()) is None


def game(seed: str, mode: str = "standard") -> Game:
    one = Game(rules_for(preset("anniversary", mode=mode, seats=3, modules=("typos",)), EVERY_WORD), seed)
    one.start()
    return one


@pytest.mark.parametrize("mode", [mode for mode in COMBINES["typos"] if mode in MODES and MODES[mode].seats[1] > 1])
def test_whole_games_keep_the_laws(mode: str) -> None:
    one = game("laws", mode)
    kinds: set[str] = set()

    def check(entry: Entry) -> None:
        check_places(one.state)
        check_waiting(one.rules, one.state)
        kinds.update(type(event).__name__ for event in entry.events)

    wander(one, "laws", eager=True, take_back=0.05, after=check)
    assert one.state.outcome
    assert {"TypoReceived", "TyposReturned"} <= kinds


def test_14_2_nobody_sees_or_is_told_what_it_may_not_see() -> None:
    one, chance = game("secret"), random.Random(1)
    player = Wanderer(one, chance, eager=True)
    while waiting := one.waiting():
        seat = waiting[0]
        command = player.command(seat)
        for viewer in {chance.choice([None, 0, 1, 2]), seat}:
            check_view(one.rules, one.state, viewer, chance)
            check_stream(one.rules, one.state, seat, command, one.chance, viewer, chance)
        one.do(seat, command)
    assert one.state.outcome
