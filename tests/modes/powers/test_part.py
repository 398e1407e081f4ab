from __future__ import annotations

import random
from functools import cache

import pytest

from paperback.bots.window import Window
from paperback.engine.card import Kind
from paperback.engine.commands import PlayWord
from paperback.engine.events import Drawn
from paperback.engine.game import Game
from paperback.engine.rejection import Code
from paperback.engine.rules import Moment
from paperback.engine.settings import Settings, preset
from paperback.engine.spelling import Tile
from paperback.engine.steps import Shop
from paperback.engine.trial import Trial, attempt
from paperback.engine.turn import draw_hand
from paperback.engine.view import redact, view
from paperback.modes.attacks.state import ATTACKS, Limit
from paperback.modes.powers.events import HandRedrawn, PowersDealt, PowerUsed
from paperback.modes.powers.state import POWERS, letters_before
from paperback.modes.powers.using import OTHER, SPENT, RedrawCards
from paperback.modes.registry import rules_for
from paperback.search import score_of, spellings
from paperback.testing import EVERY_WORD, Table
from paperback.testing.laws import check_command
from paperback.testing.scenario import scenario
from paperback.testing.secrets import check_stream, check_view
from paperback.testing.wanderer import Wanderer

TYPO, PLAGIARISM, BLOCK, STUCK, GHOST = (
    "power-typo",
    "power-plagiarism",
    "power-writers-block",
    "power-stuck-key",
    "power-ghost-writer",
)
ALL = {TYPO, PLAGIARISM, BLOCK, STUCK, GHOST}


@cache
def seed_for(power: str, seats: int) -> str:
    """A seed with which seat 0 has this power."""
    return next(seed for seed in map(str, range(200)) if dealt(scenario("A", modules=("powers",), seats=seats, seed=seed))[0] == power)


def dealt(table: Table) -> list[str]:
    return table.keys(POWERS.of(table.state).dealt)


def powered(power: str, hand: str, seats: int = 2, **changes: object) -> Table:
    """A table at which seat 0 has this power."""
    made: dict[str, object] = {"modules": ("powers",), "seed": seed_for(power, seats), **changes}
    return scenario(hand, seats=seats, **made)  # type: ignore[arg-type] # what a table takes


def laying(table: Table, *forms: str) -> PlayWord:
    """The cards of the hand in their order, read so; empty for those that are left."""
    return PlayWord((tuple(Tile(card, form) for card, form in zip(table.me.hand, forms, strict=True) if form),))


def own(table: Table) -> int:
    return POWERS.of(table.state).dealt[table.seat]


# ---------------------------------------------------------------- the deal


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_10_1_each_seat_is_dealt_a_different_power(seats: int) -> None:
    found = set()
    for seed in range(12):
        powers = dealt(scenario("A", modules=("powers",), seats=seats, seed=str(seed)))
        assert len(powers) == len(set(powers)) == seats
        assert set(powers) <= ALL
        found |= set(powers)
    assert found == ALL


def test_10_1_powers_lie_open_and_are_in_no_deck() -> None:
    table = powered(TYPO, "C A T", seats=3)
    before = scenario("C A T", seats=3)
    for viewer in (None, 0, 1, 2):
        seen = view(table.game.rules, table.state, viewer)
        assert [one.card.card for one in seen.parts["powers"].powers] == dealt(table)
        assert [seat.deck for seat in seen.seats] == [seat.deck for seat in view(before.game.rules, before.state, viewer).seats]
    assert table.game.rules.library.card(TYPO).kind is Kind.POWER


def test_1_13_the_deal_stands_in_the_record() -> None:
    game = Game(rules_for(preset("anniversary", seats=3, modules=("powers",)), EVERY_WORD), "seed")
    entry = game.start()
    assert [event.cards for event in entry.events if isinstance(event, PowersDealt)] == [tuple(POWERS.of(game.state).dealt)]


# ---------------------------------------------------------------- Typo: the letter before or after


def test_10_1_typo_reads_one_letter_as_the_one_before_or_after() -> None:
    for form in ("B", "D"):
        table = powered(TYPO, "C/3 A T")
        table.do(laying(table, form, "A", "T"))
        assert table.score == 2
        assert own(table) in table.me.turn.play.applied
    table = powered(TYPO, "C/3 A T")
    assert table.refusal(laying(table, "E", "A", "T")) is Code.WRONG_READING


def test_10_1_typo_is_used_for_one_card_only() -> None:
    table = powered(TYPO, "C/3 A T")
    assert table.refusal(laying(table, "B", "B", "T")) is Code.TOO_MANY_READINGS


@pytest.mark.parametrize(("letter", "right", "wrong"), [("A", "B", "Z"), ("Z", "Y", "A")])
def test_10_1_the_alphabet_has_two_ends(letter: str, right: str, wrong: str) -> None:
    table = powered(TYPO, f"{letter} T")
    assert table.refusal(laying(table, wrong, "T")) is Code.WRONG_READING
    table.do(laying(table, right, "T"))


def test_10_1_typo_takes_the_score_and_the_abilities_of_the_card() -> None:
    table = powered(TYPO, "letter-j-10-double-word A")
    table.do(laying(table, "K", "A"))
    assert table.score == 1
    plain = powered(TYPO, "letter-j-10-double-word A")
    plain.do(laying(plain, "J", "A"))
    assert plain.score == 10


def test_10_1_typo_is_not_for_wilds_pairs_and_the_common_card() -> None:
    table = powered(TYPO, "TH ? A", common="common-e")
    assert table.refusal(laying(table, "TI", "", "A")) is Code.WRONG_READING
    common = table.state.market.commons[-1]
    assert table.refusal(PlayWord(((Tile(common, "F"), Tile(table.me.hand[2], "A")),))) is Code.WRONG_READING
    wild = table.me.hand[1]
    table.do(PlayWord(((Tile(wild, "B"), Tile(table.me.hand[2], "A")),)))
    assert own(table) not in table.me.turn.play.applied


def test_10_1_an_attack_card_with_one_letter_may_be_read_so_and_attacks_nobody_then() -> None:
    """Rules 9.3: not if the card was read as another letter; then it is discarded with the word, too."""
    table = powered(TYPO, "attack-c-7-no-wilds A T", modules=("attacks", "powers"))
    table.do(laying(table, "B", "A", "T"))
    table.finish()
    assert ATTACKS.of(table.state).limits == []
    assert table.me.in_play == []


def test_10_1_a_typo_of_the_hand_may_be_read_so() -> None:
    table = powered(TYPO, "typo-j A", modules=("powers", "typos"))
    table.do(laying(table, "K", "A"))


def test_9_2_what_may_not_be_used_may_not_be_read_otherwise() -> None:
    table = powered(STUCK, "? A")
    assert table.refusal(laying(table, "BB", "A")) is Code.WRONG_READING


def test_8_3_a_power_serves_one_card_of_both_words_together() -> None:
    table = powered(STUCK, "T O B E", common="common-spacebar", spacebar=True)
    hand = table.me.hand
    one, other = (Tile(hand[0], "T"), Tile(hand[1], "OO")), (Tile(hand[2], "B"), Tile(hand[3], "EE"))
    assert table.refusal(PlayWord((one, other))) is Code.TOO_MANY_READINGS
    table.do(PlayWord((one, (other[0], Tile(hand[3], "E")))))
    assert table.score == 5


def test_10_1_a_card_read_as_its_neighbour_is_not_copied_and_multiplied_to_nothing() -> None:
    table = powered(TYPO, "letter-h-6-copy letter-j-10-double-word")
    table.do(laying(table, "H", "K"))
    assert isinstance(table.question, Shop)
    double = powered(TYPO, "letter-t-6-double-neighbour C/3")
    double.do(laying(double, "T", "D"))
    double.decline()
    assert double.score == 2


# ---------------------------------------------------------------- Stuck Key: one letter twice


def test_10_1_stuck_key_reads_one_letter_twice_and_it_scores_once() -> None:
    table = powered(STUCK, "T/3 A")
    table.do(laying(table, "TT", "A"))
    assert table.score == 4
    assert table.me.turn.play.muted == ()


def test_10_1_stuck_key_is_used_for_one_card_only_and_not_for_pairs() -> None:
    table = powered(STUCK, "T A TH")
    assert table.refusal(laying(table, "TT", "AA", "")) is Code.TOO_MANY_READINGS
    assert table.refusal(laying(table, "T", "A", "THTH")) is Code.WRONG_READING


def test_2_5_both_letters_count_for_the_length() -> None:
    table = powered(STUCK, "C A T S D O", common="common-e")
    table.do(laying(table, "C", "A", "T", "SS", "D", "O"))
    assert "common-e" in table.discard


def test_10_1_abilities_of_a_card_read_twice_stay() -> None:
    table = powered(STUCK, "letter-j-10-double-word A")
    table.do(laying(table, "JJ", "A"))
    assert table.score == 10


def test_10_1_a_card_that_is_doubled_by_its_own_ability_leaves_the_power_to_another() -> None:
    table = powered(STUCK, "letter-o-4-doubled T")
    table.do(laying(table, "OO", "TT"))
    assert table.me.turn.play.applied == (own(table),)


# ---------------------------------------------------------------- Plagiarism: a letter of the word before


def played_before(letters: str, hand: str, seats: int = 2, **changes: object) -> Table:
    """Seat 0 has Plagiarism, and the seat before it made a word of these letters."""
    table = powered(PLAGIARISM, hand, seats, **changes)
    POWERS.of(table.state).latest[seats - 1] = letters
    return table


def borrowing(table: Table, *forms: str, letter: str) -> PlayWord:
    return PlayWord(((*laying(table, *forms).words[0], Tile(own(table), letter)),))


def test_10_1_plagiarism_borrows_any_one_letter_of_the_word_before() -> None:
    for letter in "DOG":
        table = played_before("DOG", "C/3 A")
        table.do(borrowing(table, "C", "A", letter=letter))
        assert (table.score, table.me.turn.play.unused) == (4, 0)
    table = played_before("DOG", "C/3 A")
    assert table.refusal(borrowing(table, "C", "A", letter="T")) is Code.WRONG_READING
    assert table.refusal(borrowing(table, "C", "A", letter="DO")) is Code.WRONG_READING


def test_10_1_the_letter_is_borrowed_once_in_a_turn() -> None:
    table = played_before("DOG", "C/3 A")
    word = (*laying(table, "C", "A").words[0], Tile(own(table), "D"), Tile(own(table), "O"))
    assert table.refusal(PlayWord((word,))) is Code.CARD_TWICE


def test_10_1_no_word_yet_no_letter() -> None:
    table = powered(PLAGIARISM, "C A")
    assert table.refusal(borrowing(table, "C", "A", letter="T")) is Code.CARD_NOT_USABLE


def test_10_1_a_borrowed_letter_has_no_ability_and_scores_nothing_however_often() -> None:
    table = played_before("K", "letter-t-6-double-neighbour A")
    table.do(PlayWord(((Tile(own(table), "K"), Tile(table.me.hand[0], "T"), Tile(table.me.hand[1], "A")),)))
    table.answer(PLAGIARISM)
    assert table.score == 2 + 1
    table.decline()
    table.finish()
    assert own(table) in POWERS.of(table.state).cards()


def test_2_11_a_borrowed_letter_is_not_copied() -> None:
    table = played_before("K", "letter-h-6-copy A")
    table.do(PlayWord(((Tile(own(table), "K"), Tile(table.me.hand[0], "H"), Tile(table.me.hand[1], "A")),)))
    assert table.options == []


def test_2_5_a_borrowed_letter_counts_for_the_length() -> None:
    table = played_before("G", "C A T S D O", common="common-e")
    table.do(borrowing(table, "C", "A", "T", "S", "D", "O", letter="G"))
    assert "common-e" in table.discard


def test_10_1_the_word_before_is_that_of_the_player_before_passes_skipped() -> None:
    table = powered(PLAGIARISM, "C A T", seats=3)
    table.passes()
    table.finish()
    for seat, word in ((1, "RT"), (2, "SL")):
        other = table.at(seat)
        other.spell(word)
        other.finish()
    assert letters_before(table.state, 0) == "LS"
    table.passes()
    table.finish()
    assert letters_before(table.state, 2) == "RT"
    table.at(1).passes()
    table.at(1).finish()
    table.at(2).passes()
    table.at(2).finish()
    assert letters_before(table.state, 0) == "LS"


def test_8_3_of_two_words_any_letter_is_borrowed() -> None:
    table = powered(PLAGIARISM, "C A T D O G", common="common-spacebar", spacebar=True)
    word = table.spelling("CATDOG").words[0]
    table.do(PlayWord((word[:3], word[3:])))
    table.finish()
    assert letters_before(table.state, 1) == "ACDGOT"


def test_10_1_alone_it_is_the_own_word() -> None:
    table = powered(PLAGIARISM, "C A T", seats=2)
    POWERS.of(table.state).latest[:] = ["DOG"]
    assert letters_before(table.state, 0) == "DGO"


def test_14_2_everybody_sees_which_letters_can_be_borrowed() -> None:
    table = played_before("DOG", "C A", seats=3)
    for viewer in (None, 0, 1, 2):
        powers = view(table.game.rules, table.state, viewer).parts["powers"].powers
        assert [one.borrow for one in powers] == ["DGO", "", ""]


def test_14_3_a_computer_player_finds_words_with_a_borrowed_letter() -> None:
    table = played_before("DOG", "C/3 T")
    rack = Window(table.game.rules, table.state, 0).rack()
    assert [tile.card for tile in spellings(rack, "COT")[0].words[0]] == [table.me.hand[0], own(table), table.me.hand[1]]
    assert spellings(rack, "CUT") == []


def test_14_3_a_computer_player_values_what_lies_with_a_borrowed_letter() -> None:
    table = played_before("K", "letter-h-6-copy letter-j-10-double-word")
    table.do(PlayWord(((Tile(table.me.hand[1], "J"), Tile(table.me.hand[0], "H"), Tile(own(table), "K")),)))
    window = Window(table.game.rules, table.state, 0)
    assert score_of(window.rack_laid(), window.play.words).copies == ((table.me.laid[1], table.me.laid[0]),)


def test_14_3_a_computer_player_borrows_no_letter_for_its_own_sake() -> None:
    table = played_before("T", "D/2 O/1 G/1")
    window = Window(table.game.rules, table.state, 0)
    assert window.rack().beside
    assert window.brings() is None


# ---------------------------------------------------------------- Writer's Block: another card


def test_10_6_writers_block_draws_one_more_if_the_new_hand_has_no_wild() -> None:
    for draw, drawn in (("A B C D E F G", "ABCDEF"), ("A B ? D E F G", "AB?DE")):
        table = powered(BLOCK, "C A T", draw=draw)
        table.passes()
        table.finish()
        assert "".join(key[0] if key != "start-wild" else "?" for key in table.hand) == drawn


def test_10_6_it_draws_once_only_whatever_comes() -> None:
    table = powered(BLOCK, "C A T", draw="A B C D E F G H")
    table.passes()
    table.finish()
    assert len(table.me.hand) == 6
    drawn = [event.count for event in table.events if isinstance(event, Drawn) and event.seat == 0]
    assert drawn == [5, 1]
    assert sum(isinstance(event, PowerUsed) for event in table.events) == 1


def test_10_6_kept_cards_belong_to_the_new_hand() -> None:
    table = powered(BLOCK, "letter-u-5-keep-1 ? S", draw="A B C D E F G H")
    table.lay("letter-u-5-keep-1 S")
    table.done()
    table.answer("?")
    assert table.hand == ["start-wild", "A", "B", "C", "D", "E"]


def test_10_6_the_first_hand_of_the_game_counts() -> None:
    """A deck without any wild, as no printed one is: the first hand is drawn like every other."""
    counts = set()
    for seed in range(40):
        game = Game(rules_for(preset("anniversary", seats=5, modules=("powers",)), EVERY_WORD), str(seed))
        game.start()
        for seat, card in enumerate(POWERS.of(game.state).dealt):
            hand = game.state.seats[seat].hand
            wild = any(game.rules.faces[game.state.faces[one]].wild for one in hand[:5])
            blocked = game.rules.faces[game.state.faces[card]].key == BLOCK
            assert len(hand) == 5 + (blocked and not wild)
            counts.add((blocked, len(hand)))
    assert counts == {(False, 5), (True, 5), (True, 6)}


def test_9_2_it_comes_on_top_of_what_attacks_leave() -> None:
    table = powered(BLOCK, "C A T", draw="A B C D E F G H", modules=("attacks", "powers"), owned={1: "attack-g-5-fewer-cards"})
    ATTACKS.of(table.state).limits = [Limit(0, 0, 1, table.state.seats[1].discard[0], "fewer_cards", 1)]
    table.passes()
    table.finish()
    assert len(table.me.hand) == 4 + 1


def test_2_14_with_nothing_to_draw_the_hand_stays_short() -> None:
    table = powered(BLOCK, "C")
    table.me.hand.clear()
    table.state.trash.append(0)
    draw_hand(Moment(table.game.rules, table.state, table.game.chance, 0, []))
    assert table.me.hand == []


# ---------------------------------------------------------------- Ghost Writer: other cards


def test_10_1_ghost_writer_discards_up_to_two_cards_and_draws_as_many() -> None:
    for count in (1, 2):
        table = powered(GHOST, "C A T S", draw="X Y Z")
        table.do(RedrawCards(tuple(table.me.hand[:count])))
        assert table.hand == ["C", "A", "T", "S"][count:] + ["X", "Y"][:count]
        assert table.discard == ["C", "A"][:count]


def test_10_1_ghost_writer_once_in_a_turn_before_the_word() -> None:
    table = powered(GHOST, "C A T S", draw="X Y Z V W")
    table.do(RedrawCards(tuple(table.me.hand[:1])))
    assert table.refusal(RedrawCards(tuple(table.me.hand[:1]))) == SPENT
    table.passes()
    assert table.refusal(RedrawCards(tuple(table.me.hand[:1]))) is Code.NOT_NOW
    table.finish()
    table.others_pass()
    table.do(RedrawCards(tuple(table.me.hand[:1])))


def test_10_1_ghost_writer_takes_one_or_two_different_cards_of_the_hand() -> None:
    table = powered(GHOST, "C A T S", draw="X Y Z", discard="D")
    c, a, t, _ = table.me.hand
    assert table.refusal(RedrawCards(())) is Code.CHOICE_COUNT
    assert table.refusal(RedrawCards((c, a, t))) is Code.CHOICE_COUNT
    assert table.refusal(RedrawCards((c, c))) is Code.CHOICE_TWICE
    assert table.refusal(RedrawCards((table.me.discard[0],))) is Code.CHOICE_NOT_OFFERED


def test_10_1_only_ghost_writer_redraws() -> None:
    table = powered(TYPO, "C A T S", draw="X Y Z")
    assert table.refusal(RedrawCards(tuple(table.me.hand[:1]))) == OTHER


def test_2_14_a_redraw_shuffles_what_it_discarded_if_the_deck_is_empty() -> None:
    table = powered(GHOST, "C A T S")
    table.do(RedrawCards(tuple(table.me.hand[:2])))
    assert sorted(table.hand) == ["A", "C", "S", "T"]


def test_14_5_a_redraw_shows_new_cards_and_cannot_be_taken_back() -> None:
    table = powered(GHOST, "C A T S", draw="X Y Z")
    table.do(RedrawCards(tuple(table.me.hand[:1])))
    assert table.game.cannot_take_back(0) is Code.SEEN_SOMETHING_NEW


def test_6_4_a_typo_that_is_redrawn_lies_face_down_for_the_others() -> None:
    table = powered(GHOST, "typo-j A T", draw="X Y Z", modules=("powers", "typos"))
    typo, a = table.me.hand[:2]
    table.do(RedrawCards((typo, a)))
    told = {viewer: redact(table.game.rules, table.state, table.events, viewer) for viewer in (None, 0, 1)}
    cards = {viewer: [event.cards for event in told[viewer] if isinstance(event, HandRedrawn)] for viewer in told}
    assert cards == {None: [(-1, a)], 0: [(typo, a)], 1: [(-1, a)]}


# ---------------------------------------------------------------- what is seen, and whole games


def test_10_1_it_is_seen_whether_the_power_was_used_this_turn() -> None:
    table = powered(STUCK, "T A")
    seen = [view(table.game.rules, table.state, 1).parts["powers"].powers[0].used]
    table.do(laying(table, "TT", "A"))
    seen.append(view(table.game.rules, table.state, 1).parts["powers"].powers[0].used)
    table.finish()
    table.others_pass()
    seen.append(view(table.game.rules, table.state, 1).parts["powers"].powers[0].used)
    assert seen == [False, True, False]


def test_10_1_a_word_with_a_power_can_be_tried_out() -> None:
    table = powered(STUCK, "T/3 A")
    tried = attempt(table.game.rules, table.state, 0, laying(table, "TT", "A").words)
    assert isinstance(tried, Trial)
    assert tried.score == 4


MIXES = [
    preset("anniversary", seats=5, modules=("attacks", "bounty", "discount", "powers", "typos"), spacebar=True, dyslexic=True),
    preset("classic", seats=2, modules=("attacks", "powers")),
    preset("anniversary", seats=3, modules=("powers",), mode="deadline"),
    preset("anniversary", seats=4, modules=("attacks", "powers", "typos"), mode="deadline", spacebar=True, dyslexic=True),
]


@pytest.mark.parametrize("settings", MIXES, ids=lambda one: f"{one.mode}-{one.seats}")
def test_random_games_with_powers_keep_the_laws(settings: Settings) -> None:
    game = Game(rules_for(settings, EVERY_WORD), "powers")
    game.start()
    chance = random.Random(settings.seats)
    player = Wanderer(game, chance)
    used = 0
    while waiting := game.waiting():
        seat = chance.choice(waiting)
        command = player.command(seat)
        check_command(game.rules, game.state, seat, command, game.chance)
        viewer = chance.choice([None, *range(settings.seats)])
        check_view(game.rules, game.state, viewer, chance)
        check_stream(game.rules, game.state, seat, command, game.chance, viewer, chance)
        entry = game.do(seat, command)
        used += sum(isinstance(event, PowerUsed) for event in getattr(entry, "events", ()))
    assert game.state.outcome is not None
    assert used > 0 or settings.seats < 5
