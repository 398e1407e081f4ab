from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from paperback.engine.commands import Buy, Command, Done, Pass
from paperback.engine.events import Bought, Discarded, Drawn, Gained, GameEnded, TurnEnded, TurnStarted
from paperback.engine.game import Entry, Game
from paperback.engine.play import Decision, decide
from paperback.engine.settings import preset
from paperback.engine.state import NOBODY, GameState, Line
from paperback.modes.attacks.state import ATTACKS, Limit
from paperback.modes.deadline.buying import SaveCard
from paperback.modes.deadline.events import FamePileGone, FameRecorded, RoundShown, RoundStarted
from paperback.modes.deadline.state import DRAFT, ROUNDS
from paperback.modes.genres.part import GENRES_PART
from paperback.modes.registry import COMBINES, MODULES, rules_for
from paperback.modes.themes.part import PART as THEMES_PART
from paperback.modes.typos.commands import TakeTypo
from paperback.modes.typos.part import TYPOS_PART
from paperback.notation.codec import digest
from paperback.testing import EVERY_WORD, Table
from paperback.testing.wanderer import Wanderer
from tests.modes.deadline.drafts import draft, finish, kept, packet, save

RICH = "C/20 A/20 T"
DRAWN = "? ? ? ? ?"


def rich(seats: int = 2, **more: Any) -> list[Table]:
    """Every seat in its shop with 41 cents."""
    table = draft(RICH, seats=seats, draw=DRAWN, **more)
    for seat in range(1, seats):
        me = table.state.seats[seat]
        me.hand, me.draw = me.draw[:3], me.hand + me.draw[3:]
    faces = list(table.state.faces)
    for seat in range(1, seats):
        for card, like in zip(table.state.seats[seat].hand, table.state.seats[0].hand, strict=True):
            faces[card] = faces[like]
    table.state.faces = tuple(faces)
    tables = [table.at(seat) for seat in range(seats)]
    for one in tables:
        one.lay("C/20 A/20 T")
        one.decline()
    return tables


def claim(table: Table, names: str) -> None:
    for name in names.split():
        table.buy(name)
    save(table, packet(table)[0])
    table.done()


def piles(table: Table) -> list[int]:
    return [len(pile) for pile in table.state.market.fame]


# ---------------------------------------------------------------- a round


def test_5_2_all_seats_take_the_same_round_at_once() -> None:
    table = draft(seats=5)
    assert table.game.waiting() == (0, 1, 2, 3, 4)
    finish(table.at(3), table.at(0))
    assert table.game.waiting() == (1, 2, 4)
    finish(table.at(4), table.at(1), table.at(2))
    assert table.game.waiting() == (0, 1, 2, 3, 4)
    assert kept(table).round == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_5_5_packets_with_their_common_cards_pass_to_the_right(seats: int) -> None:
    table = draft(seats=seats)
    packets, commons = [one[1:] for one in kept(table).packets], kept(table).commons[:]
    finish(*(table.at(seat) for seat in range(seats)))
    for seat in range(seats):
        assert kept(table).packets[(seat - 1) % seats] == packets[seat]
        assert kept(table).commons[(seat - 1) % seats] == commons[seat]
        seen = table.at(seat).view().parts["deadline"]
        assert (seen.passes_to, seen.comes_from) == ((seat - 1) % seats, (seat + 1) % seats)


def test_5_5_everyone_discards_and_draws_the_next_hand() -> None:
    table = draft("C A T S B", draw="R T S L N")
    hand = table.me.hand[:]
    finish(table, table.at(1))
    assert table.hand == ["R", "T", "S", "L", "N"]
    assert sorted(table.me.discard) == sorted(hand)
    assert len(table.at(1).hand) == 5


def test_5_6_after_twelve_rounds_the_packets_are_empty_and_the_game_ends() -> None:
    game = Game(rules_for(preset("anniversary", mode="deadline", seats=3), EVERY_WORD), "twelve")
    game.start()
    player = Wanderer(game, random.Random(3))
    rounds = 0
    while waiting := game.waiting():
        entry = game.do(waiting[-1], player.command(waiting[-1]))
        assert isinstance(entry, Entry)
        rounds += sum(isinstance(event, RoundStarted) for event in entry.events)
        last = entry.events
    assert rounds == ROUNDS - 1
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "rounds"
    assert DRAFT.of(game.state).packets == [[], [], []]
    assert game.state.turn == ROUNDS * 3
    assert not any(isinstance(event, Drawn | TurnStarted) for event in last)
    assert [type(event) for event in last][-2:] != [GameEnded, RoundStarted]


def test_5_6_highest_fame_wins() -> None:
    tables = rich(number=ROUNDS, packets=["letter-t-3-plain", "letter-n-3-plain"])
    claim(tables[0], "fame-5")
    claim(tables[1], "fame-17")
    outcome = tables[0].state.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.fame[1] > outcome.fame[0]


def test_3_3_the_same_fame_is_a_shared_victory() -> None:
    table = draft("start-r start-t start-s start-l start-n", draw=DRAWN, number=ROUNDS, packets=["letter-t-3-plain", "letter-n-3-plain"])
    finish(table, table.at(1))
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 1)


def test_5_6_empty_fame_piles_and_idle_rounds_do_not_end_the_game() -> None:
    table = draft(fame={0: 0, 1: 0, 2: 0, 3: 0}, idle=1000)
    finish(table, table.at(1))
    assert table.state.outcome is None


def test_5_6_the_length_track_is_not_used() -> None:
    table = draft("C A T S B R D F G H", commons=["common-o"])
    table.lay("C A T S B R D F G H common-o")
    finish(table, table.at(1))
    assert table.state.market.won == []
    assert "common-o" in {table.keys([card])[0] for card in kept(table).commons}
    assert table.view().market.needed is None


# ---------------------------------------------------------------- Fame


def test_5_4_with_exactly_enough_everybody_is_served() -> None:
    tables = rich(fame={3: 2})
    for table in tables:
        claim(table, "fame-17")
    assert piles(tables[0])[3] == 0
    assert kept(tables[0]).gone == []
    assert [fame >= 15 for fame in tables[0].fame] == [True, True]


def test_5_4_if_more_are_wanted_than_are_left_nobody_gets_one_and_all_record_the_fame() -> None:
    tables = rich(fame={3: 1})
    before = tables[0].fame
    for table in tables:
        claim(table, "fame-17")
    events = tables[1].events
    fame = [face.fame for face in tables[0].game.rules.faces if face.key.startswith("fame-17")][:1] or [15]
    assert [seat - start for seat, start in zip(tables[0].fame, before, strict=True)] == fame * 2
    assert piles(tables[0])[3] == 0
    assert len(kept(tables[0]).gone) == 1
    assert not any(isinstance(event, Bought) for event in events)
    assert [event.seat for event in events if isinstance(event, FameRecorded)] == [0, 1]
    assert [event.pile for event in events if isinstance(event, FamePileGone)] == [3]
    seen = tables[0].view().parts["deadline"]
    assert seen.gone == (17,)
    assert [(one.seat, one.round) for one in seen.recorded] == [(0, 1), (1, 1)]


def test_5_4_every_copy_is_recorded_and_other_piles_are_served() -> None:
    tables = rich(fame={0: 2})
    before = tables[0].fame
    claim(tables[0], "fame-5 fame-5 fame-8")
    claim(tables[1], "fame-5")
    recorded = [len(cards) for cards in kept(tables[0]).recorded]
    assert recorded == [2, 1]
    assert tables[0].fame[0] - before[0] == 4 * 2 + tables[0].game.rules.faces[tables[0].game.rules.library.fame_piles[1][0]].fame
    assert tables[0].fame[1] - before[1] == 4


def test_5_4_one_seat_alone_can_want_more_than_there_are() -> None:
    tables = rich(fame={0: 1})
    before = tables[0].fame
    claim(tables[0], "fame-5 fame-5")
    finish(tables[1])
    assert len(kept(tables[0]).recorded[0]) == 2
    assert tables[0].fame[0] - before[0] == 8


def test_5_4_what_is_gained_is_recorded_too() -> None:
    table = draft("letter-e-7-gain-5 C/20 T S B", draw=DRAWN, fame={0: 1})
    before = table.fame[0]
    table.lay("letter-e-7-gain-5 C/20")
    table.decline()
    table.use("letter-e-7-gain-5")
    table.answer("fame-5")
    claim(table, "fame-5")
    finish(table.at(1))
    assert len(kept(table).recorded[0]) == 2
    assert table.fame[0] - before == 8


def test_5_4_a_gained_fame_card_that_is_served_is_no_purchase() -> None:
    table = draft("letter-e-7-gain-5 C/20 T S B", draw=DRAWN)
    table.lay("letter-e-7-gain-5 C/20")
    table.decline()
    table.use("letter-e-7-gain-5")
    table.answer("fame-5")
    claim(table, "")
    finish(table.at(1))
    assert [type(event) for event in table.game.entries[-1].events if isinstance(event, Bought | Gained)] == [Gained]


def test_5_4_a_price_stays_what_it_was_when_the_card_was_claimed() -> None:
    tables = rich()
    claim(tables[0], "fame-17")
    finish(tables[1])
    bought = [event for event in tables[1].game.entries[-1].events if isinstance(event, Bought)]
    assert [(event.seat, event.price) for event in bought] == [(0, 17)]


def test_5_9_what_others_see_of_the_round_is_what_was_bought_and_paid_in_the_end() -> None:
    tables = rich(fame={0: 4, 1: 1})
    claim(tables[0], "fame-5 fame-5 fame-8")
    claim(tables[1], "fame-8")
    mine, theirs = (tables[1 - seat].view().seats[seat].play for seat in (0, 1))
    costs = [[tables[0].game.rules.library.card(card.card).cost for card in play.bought] for play in (mine, theirs)]
    assert costs == [[5, 5], []]
    assert ([play.spent for play in (mine, theirs)], [play.money for play in (mine, theirs)]) == ([18, 8], [23, 33])


def test_3_2_recorded_fame_counts_at_the_end() -> None:
    tables = rich(fame={3: 1}, number=ROUNDS, packets=["letter-t-3-plain", "letter-n-3-plain"])
    for table in tables:
        claim(table, "fame-17")
    outcome = tables[0].state.outcome
    assert outcome is not None
    assert outcome.fame == tuple(tables[0].fame)
    assert min(outcome.fame) >= 15


# ---------------------------------------------------------------- the order of a round's end


def test_5_9_all_is_shown_when_all_have_finished_and_then_settled_in_order() -> None:
    tables = rich()
    claim(tables[1], "fame-8")
    claim(tables[0], "fame-5")
    order = [
        type(event) for event in tables[0].events if isinstance(event, RoundShown | Bought | Discarded | Drawn | TurnEnded | RoundStarted)
    ]
    assert order == [RoundShown, Bought, Bought, Discarded, Discarded, Drawn, Drawn, TurnEnded, TurnEnded, RoundStarted]
    shown = next(event for event in tables[0].events if isinstance(event, RoundShown))
    assert [one.seat for one in shown.seats] == [0, 1]
    assert [one.score for one in shown.seats] == [41, 41]
    assert [[claim.price for claim in one.claims] for one in shown.seats] == [[5], [8]]
    assert [one.cards for one in shown.seats] == [(), ()]


def test_5_9_the_first_player_comes_first_whoever_that_is() -> None:
    table = draft(seats=3)
    table.state.active = 1
    finish(*(table.at(seat) for seat in (2, 0, 1)))
    shown = next(event for event in table.game.entries[-1].events if isinstance(event, RoundShown))
    assert [one.seat for one in shown.seats] == [1, 2, 0]
    assert table.state.active == 1


def test_5_9_typos_are_settled_after_claims_and_before_the_discard() -> None:
    table = draft(modules=("typos",))
    table.do(TakeTypo())
    finish(table)
    finish(table.at(1))
    kinds = [event.event for event in table.game.entries[-1].events]  # type: ignore[attr-defined]
    assert kinds.index("round_shown") < kinds.index("typo_received") < kinds.index("discarded")


def test_5_9_typos_then_the_theme_then_genre_prizes_whatever_order_they_were_asked_for() -> None:
    rules = draft(modules=("genres", "themes", "typos")).game.rules
    assert rules.round_ends == tuple(part.round_end for part in (TYPOS_PART, THEMES_PART, GENRES_PART))


def test_5_10_the_latest_fame_card_on_top_lies_on_top() -> None:
    """It goes there when its claim is served."""
    table = draft("letter-l-6-buy-to-top C/30 T S B", draw=DRAWN)
    table.lay("letter-l-6-buy-to-top C/30")
    table.decline()
    table.me.turn.tops = 2
    table.buy("fame-5", on_top=True)
    table.buy("fame-8", on_top=True)
    save(table, packet(table)[0])
    table.done()
    finish(table.at(1))
    assert [table.game.rules.library.card(key).cost for key in table.hand[:2]] == [8, 5]


def test_5_10_an_attack_card_goes_to_the_discard_pile_when_the_next_round_starts() -> None:
    table = draft("attack-g-5-fewer-cards A T S B", draw=DRAWN, modules=("attacks",))
    table.lay("attack-g-5-fewer-cards A")
    finish(table)
    assert table.keys(table.me.in_play) == ["attack-g-5-fewer-cards"]
    assert len(table.at(1).hand) == 5
    finish(table.at(1))
    assert table.me.in_play == []
    assert "attack-g-5-fewer-cards" in table.discard
    seen = table.at(1).view().seats[0]
    assert seen.in_play == ()
    assert "attack-g-5-fewer-cards" in [card.card for card in seen.discard]


def test_5_10_single_purchase_counts_packet_saved_and_fame_cards_together() -> None:
    table = draft("attack-un-5-single-purchase A T S B", draw=DRAWN, modules=("attacks",), saved=["", "letter-h-3-beside-t"])
    table.lay("attack-un-5-single-purchase A")
    finish(table, table.at(1))
    other = table.at(1)
    me = other.me
    me.hand, me.draw = [], [*me.hand, *me.draw]
    faces = list(table.state.faces)
    for card in me.draw[:3]:
        me.draw.remove(card)
        me.hand.append(card)
        faces[card] = table.state.faces[table.state.seats[0].hand[0]]
    table.state.faces = tuple(faces)
    other.passes()
    turn = other.me.turn
    turn.lines.append(Line("outside", 30, NOBODY))
    other.buy("fame-5")
    for command in (Buy(table.state.market.fame[0][-1]), *(Buy(card) for card in (*kept(table).packets[1], *kept(table).saved[1]))):
        assert other.refusal(command) == "one_purchase"
    save(other, packet(other)[0])
    other.done()


def test_5_10_a_fame_card_gained_is_no_purchase_for_who_may_buy_but_one() -> None:
    table = draft("letter-e-7-gain-5 C/20 T S B", seats=2, modules=("attacks",))
    limits = ATTACKS.of(table.state).limits
    limits.append(Limit(0, table.me.turns, 1, table.me.hand[0], "single_purchase", 0))
    table.lay("letter-e-7-gain-5 C/20")
    table.decline()
    table.use("letter-e-7-gain-5")
    table.answer("fame-5")
    table.buy("fame-5")
    assert table.refusal(Buy(kept(table).packets[0][0])) == "one_purchase"


# ---------------------------------------------------------------- whatever the order of arrival


def after(game: Game, state: GameState, order: Iterable[int], scripts: Sequence[Sequence[Command]]) -> GameState:
    """The state after these commands, given in this order of seats."""
    left = [iter(script) for script in scripts]
    for seat in order:
        decision = decide(game.rules, state, seat, next(left[seat]), game.chance)
        assert isinstance(decision, Decision), (seat, decision)
        state = decision.state
    return state


def orders(lengths: Sequence[int]) -> set[tuple[int, ...]]:
    """Every order in which seats can give so many commands each."""
    if not any(lengths):
        return {()}
    found = set()
    for seat, length in enumerate(lengths):
        if length:
            rest = [n - (other == seat) for other, n in enumerate(lengths)]
            found |= {(seat, *order) for order in orders(rest)}
    return found


def test_5_7_every_interleaving_of_a_short_round_gives_the_same_state() -> None:
    """Two seats with every kind of command, trashing among them: all orders of five and six commands."""
    tables = [draft("letter-o-7-trash-2c C/20 T S B", draw=DRAWN, fame={0: 2})]
    tables.append(tables[0].at(1))
    state, faces = tables[0].state, list(tables[0].state.faces)
    for card, like in zip(state.seats[1].hand, state.seats[0].hand, strict=True):
        faces[card] = faces[like]
    state.faces = tuple(faces)
    start = state.copy()
    scripts: list[list[Command]] = []
    for table in tables:
        first = len(table.game.entries)
        table.lay("letter-o-7-trash-2c C/20")
        table.answer("S")
        table.buy("fame-5")
        save(table, packet(table)[0])
        if table.seat:
            table.buy("fame-5")
        table.done()
        scripts.append([entry.did for entry in table.game.entries[first:] if entry.did])
    want = digest(tables[0].state)
    every = orders([len(script) for script in scripts])
    assert len(every) == 462
    assert {digest(after(tables[0].game, start, order, scripts)) for order in every} == {want}


def test_5_7_every_interleaving_of_three_seats_gives_the_same_state() -> None:
    table = draft(seats=3)
    start = table.state.copy()
    scripts = [[Pass(), SaveCard(kept(table).packets[seat][seat]), Done()] for seat in range(3)]
    every = orders([3, 3, 3])
    assert len(every) == 1680
    assert len({digest(after(table.game, start, order, scripts)) for order in every}) == 1


MIXES = [(), *((name,) for name in sorted(MODULES) if "deadline" in COMBINES[name] and not MODULES[name].people)]


@pytest.mark.parametrize("modules", MIXES, ids=lambda names: "-".join(names) or "plain")
@pytest.mark.parametrize("seats", [2, 3])
def test_5_7_random_interleavings_of_whole_games_give_the_same_rounds(seats: int, modules: tuple[str, ...]) -> None:
    """Each round of a game is played again in other orders: the state after it is the same, card for card."""
    settings = preset("anniversary", mode="deadline", seats=seats, modules=modules, spacebar=True, dyslexic=True)
    game = Game(rules_for(settings, EVERY_WORD), "interleaved")
    game.start()
    chance = random.Random(seats)
    player = Wanderer(game, chance, eager=seats == 2)
    start = game.state
    scripts: list[list[Command]] = [[] for _ in range(seats)]
    while waiting := game.waiting():
        seat = chance.choice(waiting)
        command = player.command(seat)
        entry = game.do(seat, command)
        assert isinstance(entry, Entry)
        scripts[seat].append(command)
        if any(isinstance(event, RoundShown) for event in entry.events):
            for _ in range(3):
                order = [seat for seat, script in enumerate(scripts) for _ in script]
                chance.shuffle(order)
                assert digest(after(game, start, order, scripts)) == digest(game.state)
            start, scripts = game.state, [[] for _ in range(seats)]
    assert game.state.outcome is not None
