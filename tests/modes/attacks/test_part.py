from __future__ import annotations

import random

import pytest

from paperback.abilities.vocabulary import Attack
from paperback.bots import buying
from paperback.bots.greedy import TASTE
from paperback.bots.window import Window
from paperback.engine.commands import Buy, Done, PlayWord, UseAbility
from paperback.engine.events import Gained
from paperback.engine.game import Game
from paperback.engine.rejection import Code
from paperback.engine.settings import Edition, preset
from paperback.engine.spelling import Tile
from paperback.engine.trial import Trial, attempt
from paperback.engine.view import view
from paperback.modes.attacks.events import Attacked, LeftPlay, StayedInPlay
from paperback.modes.attacks.state import ATTACKS, Limit, limits_on
from paperback.modes.bounty.commands import CashTokens
from paperback.modes.bounty.state import BOUNTY
from paperback.modes.registry import rules_for
from paperback.modes.typos.commands import TakeTypo
from paperback.testing import EVERY_WORD, Table
from paperback.testing.laws import check_command
from paperback.testing.scenario import scenario
from paperback.testing.secrets import check_stream, check_view
from paperback.testing.wanderer import Wanderer, wander

NO_WILDS, NO_COMMON, FEWER, TAX, SINGLE, SURCHARGE = (
    "attack-c-7-no-wilds",
    "attack-f-4-no-common",
    "attack-g-5-fewer-cards",
    "attack-d-4-word-tax",
    "attack-un-5-single-purchase",
    "attack-w-6-fame-surcharge",
)
MORE_FEWER = ("attack-ly-7-fewer-cards", "attack-v-8-fewer-cards")
MODULES = ("attacks",)


def attacked(*cards: str, seats: int = 2) -> Table:
    """A table at which seat 0 has played these cards; seat 1 is next."""
    table = scenario(f"{' '.join(cards)} A T", seats=seats, modules=MODULES, first_seat=0)
    table.lay(f"{' '.join(cards)} A T")
    table.finish()
    return table


def bound(hand: str, *attacks: str, **changes: object) -> Table:
    """A table at which these attacks of seat 1 are in force on seat 0."""
    made: dict[str, object] = {"modules": MODULES, **changes}
    table = scenario(hand, owned={1: " ".join(attacks)}, **made)  # type: ignore[arg-type] # what a table takes
    found = []
    for card in table.state.seats[1].discard:
        face = table.game.rules.faces[table.state.faces[card]]
        found += [Limit(0, 0, 1, card, do.kind, do.amount) for ability in face.abilities if isinstance(do := ability.do, Attack)]
    ATTACKS.of(table.state).limits = found
    return table


def kinds(table: Table, seat: int) -> list[tuple[str, int]]:
    return [(limit.kind, limit.amount) for limit in limits_on(table.state, seat)]


def common_tile(table: Table, letters: str) -> Tile:
    return Tile(table.state.market.commons[-1], letters)


# ---------------------------------------------------------------- the attack and its card


def test_9_1_an_attack_stays_in_play_until_the_start_of_its_owners_next_turn() -> None:
    table = scenario(f"{NO_WILDS} A T", draw="S S S S S", modules=MODULES)
    table.lay(f"{NO_WILDS} A T")
    assert table.keys(table.me.laid) == [NO_WILDS, "A", "T"]
    table.done()
    assert isinstance(table.events[0], StayedInPlay)
    assert table.keys(table.me.in_play) == [NO_WILDS]
    assert NO_WILDS not in table.discard
    table.others_pass()
    assert table.me.in_play == []
    assert NO_WILDS in table.discard
    assert any(isinstance(event, LeftPlay) for event in table.game.entries[-1].events)


def test_9_1_an_attack_card_in_play_belongs_to_its_owner() -> None:
    table = scenario(f"{NO_WILDS} A T", modules=MODULES)
    before = view(table.game.rules, table.state, None).seats[0].deck
    table.lay(f"{NO_WILDS} A T")
    table.finish()
    seat = view(table.game.rules, table.state, 1).seats[0]
    assert [card.card for card in seat.in_play] == [NO_WILDS]
    assert seat.deck == before


def test_9_1_an_attack_never_affects_its_owner() -> None:
    table = attacked(NO_WILDS, NO_COMMON, seats=3)
    assert [len(kinds(table, seat)) for seat in range(3)] == [0, 2, 2]


def test_9_1_attacks_do_not_bind_where_the_card_is_not_in_the_word() -> None:
    table = scenario(f"{NO_WILDS} A T", modules=MODULES)
    table.spell("AT")
    table.finish()
    assert kinds(table, 1) == []
    assert NO_WILDS not in table.keys(table.me.in_play)


def test_9_2_an_attack_limits_each_other_seat_in_exactly_its_next_turn() -> None:
    table = attacked(NO_COMMON, seats=3)
    assert [len(kinds(table, seat)) for seat in range(3)] == [0, 1, 1]
    table.at(1).passes()
    assert [len(kinds(table, seat)) for seat in range(3)] == [0, 1, 1]
    table.at(1).finish()
    assert [len(kinds(table, seat)) for seat in range(3)] == [0, 0, 1]
    table.at(2).passes()
    table.at(2).finish()
    assert [len(kinds(table, seat)) for seat in range(3)] == [0, 0, 0]


def test_9_2_several_attacks_add_up_for_that_turn_alone() -> None:
    table = attacked(TAX, "attack-h-8-word-tax")
    assert kinds(table, 1) == [("word_tax", 1), ("word_tax", 1)]
    table.others_pass()
    assert kinds(table, 1) == []


def test_9_3_an_attack_works_even_if_its_card_is_trashed_in_the_same_turn() -> None:
    """The neighbour of a card that trashes what it multiplies is doomed, and attacks all the same."""
    table = scenario(f"{NO_COMMON} unlock-w-8-triple-neighbour-trash A", modules=MODULES)
    table.lay(f"{NO_COMMON} unlock-w-8-triple-neighbour-trash A")
    table.answer(NO_COMMON)
    table.finish()
    assert table.trash == [NO_COMMON]
    assert table.me.in_play == []
    assert kinds(table, 1) == [("no_common", 0)]


def test_9_3_an_attack_is_never_copied() -> None:
    table = scenario(f"letter-h-6-copy {NO_COMMON} A", modules=MODULES)
    table.lay(f"letter-h-6-copy {NO_COMMON} A")
    assert sum(isinstance(event, Attacked) for event in table.events) == 1
    assert table.options == []


# ---------------------------------------------------------------- the six kinds


def test_9_3_no_wilds_forbids_starting_wilds_and_fame_cards() -> None:
    table = bound("C A T ? fame-5", NO_WILDS)
    for wild in table.me.hand[-2:]:
        word = (*table.spelling("CAT").words[0], Tile(wild, "S"))
        assert table.refusal(PlayWord((word,))) is Code.CARD_NOT_USABLE
    table.spell("CAT")


def test_9_3_no_common_forbids_the_tracks_card() -> None:
    table = bound("C T S", NO_COMMON, common="common-e")
    word = table.spelling("CTS").words[0]
    assert table.refusal(PlayWord(((*word, common_tile(table, "E")),))) is Code.CARD_NOT_USABLE
    table.do(PlayWord((word,)))


def test_8_4_no_common_forbids_the_spacebar_of_the_track() -> None:
    table = bound("C A T S O", NO_COMMON, common="common-spacebar", spacebar=True)
    word = table.spelling("CATSO").words[0]
    assert table.refusal(PlayWord((word[:3], word[3:]))) is Code.NO_SPLIT


def test_8_4_no_common_forbids_the_dyslexic_of_the_track() -> None:
    table = bound("C TA S", NO_COMMON, common="common-dyslexic", dyslexic=True)
    c, ta, s = table.me.hand
    assert table.refusal(PlayWord(((Tile(c, "C"), Tile(ta, "AT"), Tile(s, "S")),))) is Code.WRONG_READING


def test_9_3_a_seat_that_may_not_use_the_common_card_can_still_gain_it_by_length() -> None:
    table = bound("C A T S D O G", NO_COMMON, common="common-e")
    table.spell("CATSDOG")
    assert "common-e" in table.discard


def test_9_3_a_seat_that_may_not_use_the_common_card_may_use_common_cards_of_its_hand() -> None:
    table = bound("C T common-a", NO_COMMON, common="common-e")
    table.lay("C common-a T")


def test_9_2_fewer_cards_are_drawn_and_several_add_up() -> None:
    for attacks, drawn in (((FEWER,), 4), ((FEWER, MORE_FEWER[0]), 3)):
        table = bound("A T", *attacks, draw="A B C D E F G H")
        table.spell("AT")
        table.finish()
        assert len(table.me.hand) == drawn


def test_9_2_attacks_never_bring_the_cards_drawn_below_3() -> None:
    table = bound("A T", FEWER, *MORE_FEWER, draw="A B C D E F G H")
    table.spell("AT")
    table.finish()
    assert len(table.me.hand) == 3


def test_9_2_kept_cards_come_on_top_of_the_cards_drawn() -> None:
    table = bound("letter-u-5-keep-1 T S", FEWER, *MORE_FEWER, draw="A B C D E F G H")
    table.lay("letter-u-5-keep-1 T")
    table.done()
    table.answer("S")
    assert table.hand == ["S", "A", "B", "C"]


def test_9_2_cards_that_abilities_gave_are_counted_before_attacks_take_theirs() -> None:
    table = bound("letter-p-7-draw-3 A", FEWER, *MORE_FEWER, draw="A B C D E F G H")
    table.lay("letter-p-7-draw-3 A")
    table.finish()
    assert len(table.me.hand) == 5 + 3 - 3


def test_9_2_the_draw_is_short_in_the_bound_turn_only() -> None:
    table = bound("A T", FEWER, draw="A B C D E F G H I J K L")
    table.finish()
    assert len(table.me.hand) == 4
    table.others_pass()
    table.finish()
    assert len(table.me.hand) == 5


def test_9_3_a_word_tax_takes_from_the_money_of_the_turn() -> None:
    table = bound("C/5 A T", TAX, "attack-h-8-word-tax")
    table.spell("CAT")
    assert (table.score, table.purse) == (5, 5)
    assert [line for line in table.lines if line[0] == "outside"] == [("outside", -1, TAX), ("outside", -1, "attack-h-8-word-tax")]


def test_9_3_a_word_tax_never_brings_the_money_below_0() -> None:
    table = bound("A ?", TAX, "attack-h-8-word-tax")
    table.spell("AB")
    assert table.purse == 0


def test_9_3_a_word_tax_is_due_without_a_word() -> None:
    table = bound("A ?", TAX)
    table.passes()
    assert table.lines == [("outside", -1, TAX)]
    assert table.purse == 0


def test_9_3_what_a_word_is_tried_out_for_has_the_tax_in_it() -> None:
    table = bound("C/5 A T", TAX)
    tried = attempt(table.game.rules, table.state, 0, table.spelling("CAT").words)
    assert isinstance(tried, Trial)
    assert tried.score == 6


def test_9_2_a_single_purchase_is_one_card_of_any_kind() -> None:
    table = bound("C/20 A T", SINGLE)
    table.spell("CAT")
    table.buy("fame-5")
    card = table.state.market.piles[0][-1]
    assert table.refusal(Buy(card)) == "one_purchase"
    table.done()


def test_9_2_after_the_single_purchase_nothing_looks_affordable() -> None:
    table = bound("C/20 A T", SINGLE)
    table.spell("CAT")

    def affordable() -> int:
        market = table.view().market
        piles = [offered for pile in market.piles for offered in (pile.top, *pile.alternates)] + [pile.top for pile in market.fame]
        return sum(offered is not None and offered.affordable for offered in piles)

    assert affordable()
    table.buy("fame-5")
    assert not affordable()


def test_9_3_gains_are_no_purchases() -> None:
    table = bound("letter-p-6-gain-4 C/9 A", SINGLE, SINGLE)
    table.lay("letter-p-6-gain-4 C/9 A")
    table.do(Buy(table.state.market.piles[0][-1]))
    table.use("letter-p-6-gain-4")
    table.do(table.least())
    assert isinstance(table.events[0], Gained)


def test_9_2_a_fame_surcharge_is_paid_for_fame_cards_only_and_adds_up() -> None:
    table = bound("C/9 A T", SURCHARGE, SURCHARGE)
    assert [table.price(name) for name in ("fame-5", "fame-8", "fame-17")] == [7, 10, 19]
    assert table.at(1).price("fame-5") == 5
    assert [seen.top.price for seen in view(table.game.rules, table.state, 0).market.fame if seen.top] == [7, 10, 13, 19]
    piles = view(table.game.rules, table.state, 0).market.piles
    assert [pile.top.price for pile in piles if pile.top] == [
        table.game.rules.library.card(pile.top.card).cost for pile in piles if pile.top
    ]
    table.spell("CAT")
    table.buy("fame-8")
    assert table.purse == 1


def test_9_2_in_the_last_turn_a_computer_player_buys_the_most_fame_at_the_dearer_price() -> None:
    table = bound("C/10 A T", SURCHARGE, SURCHARGE, fame={0: 0, 3: 0})
    table.spell("CAT")
    assert (table.purse, table.price("fame-11"), table.price("fame-8")) == (12, 13, 10)
    window = Window(table.game.rules, table.state, 0)
    assert buying.last_turn(window)
    chosen = buying.command(window, TASTE)
    assert isinstance(chosen, Buy)
    assert table.keys([chosen.card])[0].startswith("fame-8")


def test_9_3_a_word_tax_takes_cents_from_outside_the_word_too() -> None:
    table = bound("C A T", TAX, TAX, modules=("attacks", "bounty", "typos"))
    BOUNTY.of(table.state).tokens[0] = 2
    table.do(TakeTypo())
    table.passes()
    assert table.purse == 0
    table.do(CashTokens(2))
    assert table.purse == 1


def test_9_3_a_fame_card_that_is_gained_costs_no_surcharge() -> None:
    table = bound("letter-e-7-gain-5 A", SURCHARGE)
    table.lay("letter-e-7-gain-5 A")
    purse = table.purse
    table.use("letter-e-7-gain-5")
    table.answer("fame-5")
    assert isinstance(table.events[0], Gained)
    assert table.purse == purse


def test_9_2_a_limit_that_leaves_no_word_leads_to_a_pass() -> None:
    table = bound("C ? ?", NO_WILDS, NO_COMMON, lexicon=frozenset({"CAT"}))
    cat = PlayWord(((Tile(table.me.hand[0], "C"), Tile(table.me.hand[1], "A"), Tile(table.me.hand[2], "T")),))
    assert table.refusal(cat) is Code.CARD_NOT_USABLE
    table.passes()
    table.finish()
    assert table.state.active == 1


# ---------------------------------------------------------------- who sees it, who plays it, whole games


def test_14_2_everybody_sees_the_limits_in_force_and_whose_they_are() -> None:
    table = attacked(TAX, seats=3)
    for viewer in (None, 0, 1, 2):
        limits = view(table.game.rules, table.state, viewer).parts["attacks"].limits
        assert [(one.seat, one.by, one.card.card, one.kind, one.amount) for one in limits] == [
            (1, 0, TAX, "word_tax", 1),
            (2, 0, TAX, "word_tax", 1),
        ]


def test_14_5_an_attack_is_taken_back_with_its_word() -> None:
    table = scenario(f"{TAX} A T", modules=MODULES)
    before = table.state.copy()
    table.lay(f"{TAX} A T")
    assert kinds(table, 1) == [("word_tax", 1)]
    table.take_back()
    assert table.state == before


def wanted(table: Table) -> object:
    return buying.command(Window(table.game.rules, table.state, table.seat), TASTE)


def test_14_3_a_computer_player_is_done_after_its_only_purchase() -> None:
    table = bound("C/20 A T", SINGLE)
    table.spell("CAT")
    assert isinstance(wanted(table), Buy)
    table.buy("fame-5")
    assert wanted(table) == Done()


def test_14_3_a_computer_player_still_takes_what_is_no_purchase() -> None:
    table = bound("letter-p-6-gain-4 A/20 T", SINGLE)
    table.spell("PAT")
    table.buy("fame-5")
    assert wanted(table) == UseAbility(0)


def test_14_3_a_computer_player_knows_no_wild_that_it_may_not_use() -> None:
    table = bound("C A ?", NO_WILDS)
    assert not Window(table.game.rules, table.state, 0).rack().wilds


@pytest.mark.parametrize(("edition", "seats"), [("anniversary", 2), ("classic", 3)])
def test_random_games_with_attacks_keep_the_laws(edition: Edition, seats: int) -> None:
    settings = preset(edition, seats=seats, modules=MODULES, spacebar=True, dyslexic=True)
    game = Game(rules_for(settings, EVERY_WORD), f"attacks-{seats}")
    game.start()
    chance = random.Random(seats)
    player = Wanderer(game, chance)
    happened: set[str] = set()
    while waiting := game.waiting():
        seat = waiting[0]
        command = player.command(seat)
        check_command(game.rules, game.state, seat, command, game.chance)
        viewer = chance.choice([None, *range(seats)])
        check_view(game.rules, game.state, viewer, chance)
        check_stream(game.rules, game.state, seat, command, game.chance, viewer, chance)
        entry = game.do(seat, command)
        happened |= {event.kind for event in getattr(entry, "events", ()) if isinstance(event, Attacked)}
    assert game.state.outcome is not None
    assert len(happened) >= 3


def test_attacks_that_are_over_are_forgotten() -> None:
    game = Game(rules_for(preset("anniversary", seats=3, modules=MODULES), EVERY_WORD), "attacks")
    game.start()
    most = 0

    def count(_: object) -> None:
        nonlocal most
        most = max(most, len(ATTACKS.of(game.state).limits))

    wander(game, "attacks", take_back=0.05, after=count)
    assert 0 < most < 12
