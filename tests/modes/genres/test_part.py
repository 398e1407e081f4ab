"""Rules 7, and what genre cards do (catalogue README, Genres)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from paperback.bots.window import Window
from paperback.catalogue.genres import genre_card, genres
from paperback.catalogue.library import load
from paperback.engine.commands import Answer, PlayWord
from paperback.engine.fame import fame
from paperback.engine.game import Entry, Game
from paperback.engine.market import price
from paperback.engine.rules import Rules
from paperback.engine.settings import preset
from paperback.engine.spelling import Tile
from paperback.engine.steps import ChooseAbility, ChooseCards, Shop, SpellWord
from paperback.engine.view import view
from paperback.modes.genres import cards, play
from paperback.modes.genres.advice import advise
from paperback.modes.genres.events import GenreFlipped
from paperback.modes.genres.part import GENRES_PART
from paperback.modes.genres.seen import GenresSeen
from paperback.modes.genres.state import GENRES
from paperback.modes.module import SettingsError
from paperback.modes.registry import complete, parts_of, rules_for
from paperback.modes.standard.mode import STANDARD
from paperback.modes.typos.commands import TakeTypo
from paperback.testing import EVERY_WORD
from paperback.testing.laws import check_places, check_waiting
from paperback.testing.secrets import check_stream, check_view
from paperback.testing.wanderer import Wanderer, wander
from tests.modes.genres.laid import ALL, active, card, cubes, genre_fame, moment, names, table

# ---------------------------------------------------------------- who has which


def start(
    seats: int, *, modules: tuple[str, ...] = ALL, choice: str = "draw", seed: str = "g", first: int = 0, mode: str = "standard"
) -> Game:
    settings = preset("anniversary", mode=mode, seats=seats, modules=modules, options=(("genre_choice", choice),), first_seat=first)
    one = Game(rules_for(settings, EVERY_WORD), seed)
    one.start()
    return one


def spelled(of: Game, seat: int) -> str:
    return "".join(of.rules.faces[of.state.faces[card]].letters for card in cards.held(of.state, seat))


def test_7_1_each_seat_has_one_genre_of_four_cards_by_lot() -> None:
    dealt = {tuple(spelled(start(3, seed=seed), seat) for seat in range(3)) for seed in "abcdef"}
    assert len(dealt) > 1
    assert {word for deal in dealt for word in deal} <= {genre.spells for genre in genres()}
    assert all(len(set(deal)) == 3 for deal in dealt)


def test_7_1_genre_cards_lie_beside_the_seat_and_never_in_the_deck() -> None:
    one = table("C A T ? ?", "mystery")
    one.lay("genre-mystery-c A T")
    one.done()
    assert card(one, "c") not in [*one.me.discard, *one.me.draw, *one.me.hand]
    check_places(one.state)


def test_7_7_some_genres_need_the_typos() -> None:
    without = {spelled(start(4, modules=("genres",), seed=seed), seat) for seed in "abc" for seat in range(4)}
    assert without == {"CLUE", "OUTLAW", "KNIGHT", "VOYAGE"}
    assert {genre.spells for genre in genres() if genre.needs_typos} == {"PRESENT", "GHOST", "HEART", "ALIEN"}


def test_7_8_five_seats_need_the_typos() -> None:
    with pytest.raises(SettingsError) as error:
        complete(preset("anniversary", seats=5, modules=("genres",)))
    assert (error.value.code, error.value.params) == ("genres_too_few", {"genres": 4, "seats": 5})
    assert complete(preset("anniversary", seats=5, modules=ALL)).modules == ALL


def test_7_8_adventure_is_played_with_the_length_track_only() -> None:
    settings = complete(preset("anniversary", seats=3, modules=("genres",)))
    for seed in "abcd":
        one = Game(Rules(replace(STANDARD, track=False), settings, load(), EVERY_WORD, parts_of(settings)), seed)
        one.start()
        assert {spelled(one, seat) for seat in range(3)} == {"CLUE", "OUTLAW", "KNIGHT"}
        drafted = start(3, modules=("genres",), seed=seed, mode="deadline")
        assert {spelled(drafted, seat) for seat in range(3)} == {"CLUE", "OUTLAW", "KNIGHT"}
    with pytest.raises(SettingsError):
        complete(preset("anniversary", mode="deadline", seats=4, modules=("genres",)))


def test_7_8_drafting_goes_backwards_from_the_last_seat_in_turn_order() -> None:
    one = start(3, choice="draft", first=1)
    order = []
    while not isinstance(one.state.seats[one.waiting()[0]].agenda[-1], SpellWord):
        (seat,) = one.waiting()
        question = one.state.seats[seat].agenda[-1]
        assert isinstance(question, ChooseCards)
        assert (question.effect, question.at_least, question.at_most) == ("draft_genre", 1, 1)
        taken = question.options[-1]
        one.do(seat, Answer((taken,)))
        assert cards.held(one.state, seat)[0] == taken
        order.append((seat, len(question.options)))
    assert order == [(0, 8), (2, 7), (1, 6)]
    assert one.waiting() == (1,)
    check_places(one.state)


def test_7_8_a_last_genre_is_not_asked_for() -> None:
    one = start(4, modules=("genres",), choice="draft")
    for seat in (3, 2, 1):
        question = one.state.seats[seat].agenda[-1]
        assert isinstance(question, ChooseCards)
        one.do(seat, Answer(question.options[:1]))
    assert len({spelled(one, seat) for seat in range(4)}) == 4
    assert one.waiting() == (0,)


# ---------------------------------------------------------------- active cards and their letters


def test_7_2_order_i_is_active_from_the_start_and_others_when_all_lower_are_flipped() -> None:
    one = table("C A T ? ?", "western")
    assert active(one) == ["out", "l", "a"]
    for name in ("out", "l"):
        moment(one).say(GenreFlipped(0, card(one, name)))
    assert active(one) == ["a"]
    moment(one).say(GenreFlipped(0, card(one, "a")))
    assert active(one) == ["w"]
    moment(one).say(GenreFlipped(0, card(one, "w")))
    assert active(one) == []


def test_7_3_letters_stand_in_the_word_once_and_only_the_own_and_active_ones() -> None:
    one = table("A T S ? ?", "mystery")
    c = card(one, "c")
    a, t = one.me.hand[:2]
    tiles = (Tile(c, "C"), Tile(a, "A"), Tile(t, "T"))
    assert one.refusal(PlayWord(((*tiles, Tile(c, "C")),))) == "card_twice"
    assert one.refusal(PlayWord(((Tile(card(one, "l"), "L"), Tile(a, "A")),))) == "card_not_usable"
    assert one.refusal(PlayWord(((Tile(cards.held(one.state, 1)[0], "O"), Tile(a, "A")),))) == "card_not_usable"
    assert one.refusal(PlayWord(((Tile(c, "K"), Tile(a, "A")),))) == "wrong_reading"
    one.do(PlayWord((tiles,)))
    assert one.score == 2


def test_7_3_several_letters_stay_together_and_count_for_the_length() -> None:
    one = table("A B C D ?", "western", common="common-e")
    one.lay("genre-western-out A B C D")
    assert "common-e" in one.discard
    assert one.score == 4
    assert one.me.turn.play.unused == 1


@pytest.mark.parametrize(
    ("genre", "flipped", "right", "wrong"),
    [
        ("western", "", "genre-western-out A B", "A genre-western-out B"),
        ("western", "out l a", "genre-western-w A B C D", "genre-western-w A B C"),
        ("romance", "h ar", "A genre-romance-t T", "A genre-romance-t B"),
    ],
)
def test_7_3_and_catalogue_19_the_word_must_meet_what_the_card_asks(genre: str, flipped: str, right: str, wrong: str) -> None:
    one = table("A B C D T", genre, flipped=flipped)
    assert one.refusal(one.laying(wrong)) == "genre_not_met"
    one.lay(right)


def test_8_3_a_requirement_looks_at_the_word_in_which_the_card_stands() -> None:
    one = table("A B C D T", "western", flipped="out l a", common="common-spacebar", spacebar=True)
    assert one.refusal(one.laying("genre-western-w A B | C D T")) == "genre_not_met"


def test_a_genre_card_has_no_abilities_in_the_word() -> None:
    one = table("A T S ? ?", "fantasy")
    one.lay("genre-fantasy-k A T")
    assert (one.score, one.me.turn.live) == (2, ())


# ---------------------------------------------------------------- cubes and completion


def test_7_4_using_it_puts_a_cube_on_it() -> None:
    one = table("A T S ? ?", "western")
    one.lay("genre-western-out A genre-western-l")
    assert [cubes(one, name) for name in ("out", "l", "a")] == [1, 1, 0]
    assert isinstance(one.question, Shop)


def test_7_4_with_all_spaces_full_it_may_be_completed_at_once() -> None:
    one = table("A T S ? ?", "fantasy", cubes="k")
    one.lay("genre-fantasy-k A T")
    assert one.options == ["genre-fantasy-k"]
    one.answer("genre-fantasy-k")
    assert (cubes(one, "k"), active(one), one.score) == (0, ["n"], 4)


def test_7_4_and_catalogue_21_or_in_a_later_turn_also_after_a_pass_and_until_then_it_lends_its_letters_without_a_further_cube() -> None:
    """Rule question 21: a full card may wait."""
    one = table("A T S ? ?", "mystery", cubes="c c")
    one.lay("genre-mystery-c A T")
    assert cubes(one, "c") == 2
    one.answer()
    assert (cubes(one, "c"), active(one)) == (2, ["c"])
    one.done()
    one.others_pass()
    one.passes()
    assert one.options == ["genre-mystery-c"]
    one.answer("genre-mystery-c")
    assert active(one) == ["l"]


def test_2_8_completing_comes_before_everything_else_that_is_resolved() -> None:
    one = table("letter-h-6-copy letter-m-5-trash A T S", "mystery", cubes="c c", draw="E R T S L")
    one.lay("letter-h-6-copy letter-m-5-trash A T")
    asked = view(one.game.rules, one.state, 0).mine
    assert asked
    assert (asked.question.ask, asked.question.effect) == ("choose_cards", "complete_genre")
    one.answer("genre-mystery-c")
    assert one.options == ["letter-m-5-trash"], "now the copy chooses"
    one.answer()
    assert isinstance(one.question, ChooseAbility), "what asks is asked one at a time, the genre among it"
    assert one.options == ["letter-m-5-trash", "genre-mystery-c"]


def test_several_full_cards_are_completed_together() -> None:
    one = table("A T S ? ?", "western", cubes="out out l l")
    one.passes()
    assert one.options == ["genre-western-out", "genre-western-l"]
    one.answer("genre-western-out genre-western-l")
    assert names(one, cards.flipped(one.state, 0)) == ["out", "l"]
    assert one.options == ["A", "T", "S", "start-wild", "start-wild"], "what L does when it is completed"


def test_14_5_completing_can_be_taken_back() -> None:
    one = table("A T S ? ?", "fantasy", cubes="k")
    one.lay("genre-fantasy-k A T")
    one.answer("genre-fantasy-k")
    one.take_back()
    assert (cubes(one, "k"), one.options) == (2, ["genre-fantasy-k"])


def test_an_endless_card_takes_any_number_of_cubes_and_is_never_full() -> None:
    one = table("A T S T ?", "science-fiction", flipped="a l i", cubes="en en en en")
    one.lay("genre-science-fiction-en A T S T")
    assert (cubes(one, "en"), isinstance(one.question, Shop)) == (5, True)
    assert genre_fame(one) == 5


# ---------------------------------------------------------------- what it does


def test_7_5_effects_happen_on_completion_only() -> None:
    one = table("A T S ? ?", "western", cubes="out")
    one.lay("genre-western-out A T")
    one.answer()
    assert one.score == 2
    again = table("A T S ? ?", "western", cubes="out")
    again.lay("genre-western-out A T")
    again.answer("genre-western-out")
    assert (again.score, again.lines[-1]) == (6, ("outside", 4, "genre-western-out"))


def test_7_5_effects_work_in_their_steps_of_that_same_turn() -> None:
    one = table("A T S ? ?", "fantasy", cubes="n n n", draw="E " * 9)
    one.passes()
    one.answer("genre-fantasy-n")
    one.done()
    assert len(one.hand) == 7


def test_8_3_from_outside_the_dearer_word_doubles() -> None:
    one = table("A/3 T C D ?", "fantasy", cubes="k k", common="common-spacebar", spacebar=True)
    one.lay("A/3 T | C D")
    one.answer("genre-fantasy-k")
    assert one.score == 4 * 2 + 2 + 1


def test_7_5_passive_effects_work_from_the_next_turn_on() -> None:
    one = table("A T S ? ?", "western", flipped="out l", cubes="a a", draw="A T S D B")
    one.lay("genre-western-a T S")
    one.answer("genre-western-a")
    top = one.state.market.fame[0][-1]
    assert price(one.game.rules, one.state, 0, top) == 5
    one.done()
    one.others_pass()
    one.lay("A T S")
    assert price(one.game.rules, one.state, 0, top) == 4
    one.done()
    one.others_pass()
    one.passes()
    assert price(one.game.rules, one.state, 0, top) == 5, "a pass meets no condition (rules 2.16)"


def test_8_3_a_passive_takes_both_words_as_one_and_judges_length_by_the_longer() -> None:
    one = table("A CH C D TH", "fantasy", flipped="k n i", common="common-spacebar", spacebar=True)
    one.lay("A CH | C D TH")
    assert one.score == 5 + 1
    long = table("A TH TH TH B", "fantasy", flipped="k n i", common="common-spacebar", spacebar=True)
    long.lay("A TH TH TH")
    assert long.score == 6


def test_length_bonus_counts_for_the_length_track_only() -> None:
    one = table("A B C D TH", "adventure", flipped="v y", common="common-e")
    one.lay("A B C D TH")
    assert "common-e" in one.discard
    plain = table("A B C D TH", "adventure", flipped="v", common="common-e")
    plain.lay("A B C D TH")
    assert "common-e" not in plain.discard
    asks = table("A TH T T ?", "adventure", flipped="v o y", common="common-e")
    assert asks.refusal(asks.laying("genre-adventure-age A TH")) == "genre_not_met"


@pytest.mark.parametrize("taken_before", [True, False])
def test_typo_taken_pays_before_scoring_or_after(*, taken_before: bool) -> None:
    """Catalogue README: only `typo_taken` and `hand_without_wild` are judged when they are needed."""
    one = table("A T S ? ?", "science-fiction", flipped="l")
    if taken_before:
        one.do(TakeTypo())
    one.lay("A T S")
    if not taken_before:
        assert one.score == 3
        one.do(TakeTypo())
    assert one.score == 3 + 1 + 1


def test_score_per_typo_counts_those_of_the_word() -> None:
    one = table("A typo-k typo-x S T", "horror", flipped="g h o")
    one.lay("A typo-k typo-x S")
    assert one.score == 2 + 2 * 2


def test_keep_lasts() -> None:
    one = table("A T S D B", "time-travel", flipped="p re s", draw="E " * 9)
    one.lay("A T")
    one.done()
    assert one.options == ["S", "D", "B"]
    one.answer("D")
    assert len(one.hand) == 6


def test_gain_and_typos_of_one_completion() -> None:
    one = table("A T S typo-k ?", "science-fiction", flipped="a l", cubes="i i i", discard="typo-x", offer={1: "TH/2@4 R S"})
    one.passes()
    one.answer("genre-science-fiction-i")
    assert one.tickets == ["genre-science-fiction-i"]
    assert ("typo-k" in one.hand, "typo-x" in one.discard) == (False, False)
    one.use("genre-science-fiction-i")
    one.answer("TH/2@4")
    assert one.discard == ["TH/2@4"]


def test_9_3_an_attack_from_a_genre_works_without_a_card_in_play() -> None:
    one = table("A T S ? ?", "western", flipped="out l a", cubes="w w w", draw="E " * 9)
    one.passes()
    one.answer("genre-western-w")
    one.done()
    assert one.me.in_play == []
    one.at(1).passes()
    one.at(1).done()
    assert len(one.at(1).hand) == 4
    assert genre_fame(one) == 4 + 5


def test_9_3_an_attack_from_a_genre_does_nothing_where_there_are_no_opponents() -> None:
    one = table("A T S ? ?", "western", flipped="out l a", cubes="w w w", mode="cooperative")
    one.passes()
    one.answer("genre-western-w")
    assert view(one.game.rules, one.state, 1).parts["attacks"].limits == ()


def test_a_copy_finds_nothing_on_a_genre_card() -> None:
    one = table("letter-h-6-copy A T", "western")
    one.lay("genre-western-l letter-h-6-copy")
    assert isinstance(one.question, Shop)


def test_7_5_fame_counts_only_from_completed_cards_but_each_cube_where_the_card_says_so() -> None:
    one = table("A T S ? ?", "mystery", flipped="c l u", cubes="e e e")
    assert genre_fame(one) == 0
    one.passes()
    one.answer("genre-mystery-e")
    assert genre_fame(one) == 5 + 5


def test_fame_per_counts_the_whole_deck() -> None:
    one = table("A typo-e typo-k T S", "horror", flipped="g h o st", discard="typo-x")
    assert genre_fame(one) == 3 * 2 + 3
    assert fame(one.game.rules, one.state, 0) == 9 - 3 - 2 - 1
    common = table("A T S C D", "adventure", flipped="v o y age", discard="common-a common-e")
    assert genre_fame(common) == 2 * 3


# ---------------------------------------------------------------- the prize


def test_7_6_the_first_full_set_records_5_the_second_3_every_later_one_1() -> None:
    one = table("A T S ? ?", "mystery", flipped="c l u", seats=4)
    got = []
    for seat in range(4):
        for held in cards.held(one.state, seat):
            if held not in cards.flipped(one.state, seat):
                moment(one, seat).say(GenreFlipped(seat, held))
        play.award(moment(one, seat))
        play.award(moment(one, seat))
        got.append(GENRES.of(one.state).prizes[seat])
    assert got == [5, 3, 1, 1]


def test_7_6_the_fourth_card_records_it_at_once() -> None:
    one = table("A T S ? ?", "fantasy", flipped="k n i", cubes="ght ght")
    one.passes()
    one.answer("genre-fantasy-ght")
    assert GENRES.of(one.state).prizes == [5, 0]
    assert genre_fame(one) == 5 + 5


def test_7_6_science_fiction_never_has_it() -> None:
    one = table("A T S ? ?", "science-fiction", flipped="a l i", cubes="en en")
    play.award(moment(one))
    assert (GENRES.of(one.state).prizes, cards.complete_set(one.state, 0)) == ([0, 0], False)


def test_5_11_who_finish_in_the_same_round_share_the_best_free_place_and_use_up_as_many() -> None:
    one = table("A T S ? ?", "mystery", flipped="c l u", cubes="e e e", seats=4)
    modules = tuple(part for part in one.game.rules.parts if part not in STANDARD.parts)
    one.game.rules = Rules(replace(STANDARD, at_once=True), one.game.rules.settings, one.game.rules.library, EVERY_WORD, modules)
    one.passes()
    one.answer("genre-mystery-e")
    assert GENRES.of(one.state).prizes == [0, 0, 0, 0]
    for held in cards.held(one.state, 2):
        moment(one, 2).say(GenreFlipped(2, held))
    for end in one.game.rules.round_ends:
        end(moment(one))
    assert GENRES.of(one.state).prizes == [5, 0, 5, 0]
    for held in cards.held(one.state, 1):
        moment(one, 1).say(GenreFlipped(1, held))
    play.award(moment(one))
    assert GENRES.of(one.state).prizes == [5, 1, 5, 0]


# ---------------------------------------------------------------- seen, advised, played


def test_14_2_genre_cards_lie_open_with_their_cubes() -> None:
    one = table("A T S ? ?", "western", flipped="out", cubes="l l a")
    for viewer in (0, 1, None):
        seen = view(one.game.rules, one.state, viewer).parts["genres"]
        assert isinstance(seen, GenresSeen)
        shown = [(c.card.card[14:], c.order, c.cubes, c.spaces, c.active, c.full, c.flipped) for c in seen.seats[0].cards]
        assert shown == [
            ("out", 1, 0, 2, False, False, True),
            ("l", 1, 2, 2, True, True, False),
            ("a", 1, 1, 3, True, False, False),
            ("w", 2, 0, 3, False, False, False),
        ]
        assert (len(seen.free), seen.prizes, seen.seats[0].prize) == (6, (5, 3, 1), 0)


class Nobody:
    """A mind that is not asked."""

    def worth(self, card: str, view: object) -> int:
        raise NotImplementedError

    def best_word(self, hand: object, common: object, view: object) -> None:
        raise NotImplementedError


def test_7_4_a_computer_player_is_brought_on_by_cards_that_take_a_cube() -> None:
    one = table("C A T ? ?", "western", cubes="l l")
    brings = Window(one.game.rules, one.state, 0).brings()
    assert brings
    assert [brings[0](one.laying(word).words) for word in ("C A T", "genre-western-l A", "genre-western-out A genre-western-a")] == [
        0,
        0,
        32,
    ]


def test_advice_completes_what_is_full_but_keeps_a_doubling_for_a_good_word() -> None:
    for word, wanted in (("A T", ["genre-fantasy-n"]), ("A/5 T", ["genre-fantasy-k", "genre-fantasy-n"])):
        one = table(f"{word} S ? ?", "fantasy", cubes="k k n n n")
        one.lay(word)
        found = advise(view(one.game.rules, one.state, 0), Nobody())
        assert found
        assert one.keys(found.cards) == wanted


def test_advice_drafts_and_leaves_other_questions_alone() -> None:
    one = start(2, choice="draft")
    found = advise(view(one.rules, one.state, 1), Nobody())
    assert found
    assert one.rules.faces[one.state.faces[found.cards[0]]].key in {genre.cards[0].key for genre in genres()}
    one.do(1, found)
    assert cards.held(one.state, 1)
    other = table("letter-m-5-trash A T S B", "mystery")
    other.lay("letter-m-5-trash A T")
    assert isinstance(other.question, ChooseCards)
    assert advise(view(other.game.rules, other.state, 0), Nobody()) is None


def test_every_genre_can_be_completed_in_whole_games() -> None:
    done: set[str] = set()

    def check(entry: Entry) -> None:
        check_places(one.state)
        check_waiting(one.rules, one.state)
        flipped = [event.card for event in entry.events if isinstance(event, GenreFlipped)]
        done.update(one.rules.faces[one.state.faces[card]].key for card in flipped)

    for number, seed in enumerate("abcdef"):
        one = start(4, choice="draft", seed=seed, mode="deadline" if number % 2 else "standard")
        wander(one, seed, take_back=0.05, most=900, after=check)
    assert len(done) > 20
    assert all(not genre_card(key).endless for key in done)


def test_14_2_nobody_sees_or_is_told_what_it_may_not_see() -> None:
    one, chance = start(3, choice="draft", seed="secret"), random.Random(1)
    player = Wanderer(one, chance, eager=True)
    while waiting := one.waiting():
        seat = waiting[0]
        command = player.command(seat)
        for viewer in {chance.choice([None, 0, 1, 2]), seat}:
            check_view(one.rules, one.state, viewer, chance)
            check_stream(one.rules, one.state, seat, command, one.chance, viewer, chance)
        one.do(seat, command)
    assert one.state.outcome
    assert GENRES_PART in one.rules.parts
