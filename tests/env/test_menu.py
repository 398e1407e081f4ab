"""Mask = legal: every action of a menu is accepted, and what is accepted has its actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from paperback.engine.commands import Answer, Buy, Command, Done, Pass, Pick, PlayWord, UseAbility
from paperback.engine.part import Part
from paperback.engine.play import refused
from paperback.engine.steps import Arrange, ChooseCards, Question, SpellWord
from paperback.env import IllegalActionError, PaperbackEnv, UnencodedError, raw_env
from paperback.env.blocks import MORE
from paperback.env.menu import Menu
from paperback.search import every
from paperback.testing.combinations import Combination
from tests.env.playing import ALL, agreed, moments

STEPS = 160
FEW = 30


def legal(env: PaperbackEnv, seat: int, command: Command) -> bool:
    return refused(env.table.rules, env.state_now, seat, command, env._chance) is None


def menu_of(env: PaperbackEnv) -> Menu:
    return env._menu()


def follow(env: PaperbackEnv, menu: Menu, actions: tuple[int, ...]) -> Command:
    """The command that these actions give, one after the other, each of them unmasked."""
    for action in actions:
        assert menu.mask[action]
        does = menu.take(action)
        if isinstance(does, Command):
            assert action == actions[-1]
            return does
        menu = Menu(env.table, env.state_now, menu.seat, does)
    pytest.fail("the actions give no command")


@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_whatever_the_mask_allows_is_accepted(combination: Combination) -> None:
    env = PaperbackEnv(agreed(combination, "mask"))
    for agent in moments(env, 1, STEPS):
        menu, seat = menu_of(env), env.seat(agent)
        assert menu.mask.sum() == len(menu.legal) > 0
        for action, does in menu.legal.items():
            assert menu.mask[action]
            if isinstance(does, Command):
                assert legal(env, seat, does)
                assert env.decode(action) == does
            else:
                assert env.decode(action) is None


def thinkable(env: PaperbackEnv, seat: int) -> Iterator[Command]:
    """Everything that could be wanted, words apart, without a look at the menu."""
    state, rules = env.state_now, env.table.rules
    question = state.seats[seat].agenda[-1]
    yield from (Pass(), Done())
    for number in range(FEW):
        yield from (Pick(number), UseAbility(number))
    for card in range(len(state.faces)):
        yield from (Buy(card), Buy(card, on_top=True))
    if isinstance(question, ChooseCards):
        few = question.options[:7]
        yield from (Answer(cards) for size in range(3) for cards in permutations(few, size))
        yield Answer(question.options[::-1][: question.at_most])
    if isinstance(question, Arrange):
        yield from (Answer(cards) for cards in list(permutations(question.cards[::-1]))[:FEW])
    if isinstance(question, Question):
        yield from (command for tries in rules.tries.get(type(question), ()) for command in tries(rules, state, seat))


def twin(env: PaperbackEnv, menu: Menu, command: Command) -> bool:
    """Whether another card of the same design is offered in place of this one."""
    if not isinstance(command, Buy):
        return False
    faces = env.state_now.faces
    offered = [does for does in menu.legal.values() if isinstance(does, Buy) and does.card != command.card]
    return any(faces[one.card] == faces[command.card] and one.on_top == command.on_top for one in offered)


@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_whatever_is_accepted_has_its_actions_and_they_give_it_back(combination: Combination) -> None:
    env = PaperbackEnv(agreed(combination, "round trip"))
    for agent in moments(env, 2, STEPS):
        seat = env.seat(agent)
        menu = Menu(env.table, env.state_now, seat)
        for command in thinkable(env, seat):
            if not legal(env, seat, command):
                continue
            try:
                actions = menu.encode(command)
            except UnencodedError:
                suggested = isinstance(command, PlayWord) and len(list(menu._added())) > MORE
                assert suggested or twin(env, menu, command)
                continue
            assert follow(env, menu, actions) == command


def test_words_are_the_best_ones_and_go_there_and_back() -> None:
    env = raw_env(vocabulary=2)
    for agent in moments(env, 3, 80):
        menu = menu_of(env)
        if not isinstance(menu.question, SpellWord):
            assert menu.words == []
            continue
        worth = [one.score for one in every(env.table.arrays, menu.window.rack(), level=2)]
        assert len(menu.words) == min(64, len(worth))
        if menu.words and menu.words[0].length < menu.window.mark:
            assert menu.words[0].score == worth[0]
        for rank, one in enumerate(menu.words):
            assert env.encode(PlayWord(one.words)) == (env.table.blocks.word.at(rank),)
        assert agent in env.possible_agents


def test_a_masked_action_and_one_that_does_not_exist_are_refused_by_code() -> None:
    env = raw_env()
    env.reset(seed=1)
    menu = menu_of(env)
    with pytest.raises(IllegalActionError, match="masked") as masked:
        menu.take(env.table.blocks.done.start)
    assert (masked.value.code, masked.value.params) == ("masked", {"action": env.table.blocks.done.start})
    with pytest.raises(IllegalActionError, match="no_such_action"):
        menu.take(env.table.blocks.size)


def test_a_word_beyond_the_ranked_ones_has_no_number() -> None:
    env = raw_env()
    env.reset(seed=1)
    worst = every(env.table.arrays, menu_of(env).window.rack())[-1]
    with pytest.raises(UnencodedError):
        env.encode(PlayWord(worst.words))


def parts_that_add(env: PaperbackEnv) -> list[Part]:
    return [part for part in env.table.rules.parts if part.tries]


@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_what_modules_add_keeps_its_place_whether_it_is_legal_or_not(combination: Combination) -> None:
    env = PaperbackEnv(agreed(combination, "places"))
    if not parts_that_add(env):
        return
    more = env.table.blocks.more
    for agent in moments(env, 4, 60):
        menu = menu_of(env)
        if menu.chosen:
            continue
        added = list(menu._added())[:MORE]
        now = [legal(env, env.seat(agent), command) for command in added]
        assert [bool(menu.mask[more.start + place]) for place in range(len(added))] == now


def test_where_purchases_may_go_on_top_both_ways_to_buy_are_there() -> None:
    env = raw_env()
    for agent in moments(env, 5, 200):
        seat = env.seat(agent)
        menu = menu_of(env)
        bought = {does.card for does in menu.legal.values() if isinstance(does, Buy)}
        if not bought:
            continue
        assert env.table.blocks.buy_on_top.name not in {env.table.blocks.of(action)[0].name for action in menu.legal}
        env.state_now.seats[seat].turn.tops = 1
        again = Menu(env.table, env.state_now, seat)
        on_top = {does.card for does in again.legal.values() if isinstance(does, Buy) and does.on_top}
        assert on_top == bought
        assert all(legal(env, seat, Buy(card, on_top=True)) for card in on_top)
        assert all(follow(env, again, again.encode(Buy(card, on_top=True))) == Buy(card, on_top=True) for card in on_top)
        return
    pytest.fail("nobody could buy anything")


def test_the_answer_that_does_least_is_offered_where_nothing_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    env = raw_env(modules=["bounty"])
    env.reset(seed=1)
    env.step({"do": "want_word"})
    menu = menu_of(env)
    least = env.table.blocks.least.start
    assert not menu.mask[least]
    monkeypatch.setattr(env.table.rules, "tries", {})
    alone = Menu(env.table, env.state_now, menu.seat)
    assert list(alone.legal) == [least]
    assert alone.take(least) == menu.window.least()
