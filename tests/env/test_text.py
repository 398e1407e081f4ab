"""Text from which a reader can play: every action by its number, every card that matters, and the rules."""

from __future__ import annotations

import re

import pytest

from paperback.engine.commands import Answer, Buy, PlayWord
from paperback.env import PaperbackEnv, raw_env
from paperback.testing.combinations import Combination
from tests.env.playing import ALL, FULL, agreed, moments


@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_every_action_that_is_legal_is_said_by_its_number(combination: Combination) -> None:
    env = PaperbackEnv(agreed(combination, "text"))
    for agent in moments(env, 1, 60):
        text = env.text(agent)
        said = [int(number) for number in re.findall(r"^ +(\d+): ", text.split("What you can do, by number:")[1], re.MULTILINE)]
        assert said == list(env._menu().legal)
        assert "You are asked" in text


@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_every_card_that_can_matter_is_said_once_with_what_it_does(combination: Combination) -> None:
    env = PaperbackEnv(agreed(combination, "cards"))
    for agent in moments(env, 2, 30):
        view, text = env.view(agent), env.text(agent)
        assert view.mine is not None
        parts = re.findall(r"card='([\w-]+)'", repr(view.parts))
        for key in {*[card.card for card in view.mine.hand], *[one.card for one in view.market.offers], *parts}:
            assert len(re.findall(rf"^  {key} \(card [\d, -]+\): \S", text, re.MULTILINE)) == 1, key


def test_words_and_choices_are_said_in_words() -> None:
    env = PaperbackEnv(agreed(FULL[0], "text"))
    words = answers = 0
    for agent in moments(env, 3, 200):
        text, menu = env.text(agent), env._menu()
        for action, does in menu.legal.items():
            if isinstance(does, PlayWord) and action < 64:
                letters = " and ".join("".join(tile.letters for tile in word) for word in does.words)
                assert f"  {action}: play {letters} for {menu.words[action].score} cents" in text
                line = next(line for line in text.splitlines() if line.startswith(f"  {action}: "))
                assert (", wins the common card (" in line) == menu.wins(menu.words[action])
                words += 1
            if isinstance(does, Answer):
                assert f"  {action}: answer with " in text
                answers += 1
        if menu.chosen:
            assert "Chosen so far: " in text
    assert words
    assert answers


def test_what_a_seat_laid_and_bought_in_its_latest_turn_is_told_to_all() -> None:
    env = raw_env()
    env.reset(seed=5)
    env.step(0)
    env.step(int(next(action for action, does in env._menu().legal.items() if isinstance(does, Buy))))
    play = env.view("seat_0").seats[0].play
    word = "".join(tile.letters for tile in play.words[0])
    cards = " ".join(tile.card for tile in play.words[0])
    for agent in env.possible_agents:
        assert f"  seat 0, its latest turn: {word} for {play.score} cents ({cards}), bought {play.bought[0].card}\n" in env.text(agent)


def test_prices_are_said_as_they_are_now() -> None:
    env = PaperbackEnv(agreed(FULL[0], "prices"))
    seen = 0
    for agent in moments(env, 3, 200):
        text, menu = env.text(agent), env._menu()
        for action, does in menu.legal.items():
            if isinstance(does, Buy):
                price = next(price for _, card, price in menu.window.offers(menu.window.money) if card == does.card)
                assert re.search(rf"^  {action}: buy \S+ for {price} cents", text, re.MULTILINE)
                seen += 1
    assert seen


def test_what_is_agreed_is_told() -> None:
    env = raw_env("spy_novel", edition="classic", minimum_word=3, level=2)
    env.reset(seed=1)
    assert "\nAgreed: edition classic, minimum_word 3, level 2.\n" in env.text("seat_0")
    assert env.text("seat_0").startswith("Paperback, spy_novel with typos, 1 seat, ")


def test_who_is_not_asked_sees_the_table_and_no_actions() -> None:
    env = raw_env()
    env.reset(seed=1)
    other = next(agent for agent in env.possible_agents if agent != env.agent_selection)
    assert "What you can do" not in env.text(other)
    assert f"You are seat {other[-1]}." in env.text(other)


def test_the_end_is_told() -> None:
    env = raw_env("spy_novel")
    list(moments(env, 1, 1))
    while env.state_now.outcome is None:
        env.step(int(env.action_space("seat_0").sample(env.infos["seat_0"]["action_mask"])))
    assert "The game is over" in env.text("seat_0")


def test_the_rules_are_those_of_the_mode_and_its_modules() -> None:
    plain, more = raw_env().rules_text(), raw_env("deadline", modules=["typos"], spacebar=True).rules_text()
    assert plain.startswith("# standard")
    assert [line for line in more.splitlines() if line.startswith("# ")] == ["# standard", "# deadline", "# typos", "# commons"]
    assert len(more) > len(plain)
