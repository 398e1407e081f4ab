"""The Spy Novel in a real browser (rules 12): by mouse, by keyboard, by touch on a phone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.faults import faults
from tests.browser.person import ByKeyboard, ByMouse, ByTouch, Person
from tests.browser.screens import PHONE, WIDE, Frame, altered

ALONE = [{"kind": "human", "name": "Ines", "colour": "red"}]


def begin(person: Person, level: int, **new_game: Any) -> None:
    """Begin a Spy Novel of this level."""
    settings = {"mode": "spy_novel", "options": {"level": level}}
    person.open(settings=settings, seats=ALONE, lexicon="en", seed="spies", **new_game)


def board(page: Page) -> Locator:
    """The nine novels."""
    return page.get_by_role("list", name="The board")


def action(page: Page, name: str) -> Locator:
    """A hero action."""
    return page.locator(".action").filter(has=page.locator(".name", has_text=name))


def free(page: Page) -> Locator:
    """The hero actions that can be taken now."""
    return page.locator('.action[aria-disabled="false"]')


def asks_what_to_upgrade(frame: Frame) -> None:
    """A common card was won."""
    actions = [one["action"] for one in frame["view"]["parts"]["spy_novel"]["actions"]]
    frame["view"]["mine"]["question"] = {"ask": "choose_option", "options": actions[:3], "reason": "upgrade_action"}


def is_in_danger(frame: Frame) -> None:
    """Three cubes lie where the next one comes, under the hero; two actions are better, squares are filled, a corner lies bare."""
    seen = frame["view"]["parts"]["spy_novel"]
    seen["card"]["cubes"][seen["hero"]] = 1
    seen["places"][seen["hero"]]["counters"] = 3
    for one in seen["actions"][:2]:
        one["upgraded"] = True
    seen["squares"] = 3
    seen["bare"] = 1


def is_won(frame: Frame) -> None:
    """The centre was bought."""
    frame["view"]["outcome"] = {"reason": "centre_bought", "fame": [20], "commons": [1], "places": [1], "winners": [0]}


class Agent(ByMouse):
    """Takes a hero action every turn, before or after the word, and looks at every kind of moment once."""

    def __init__(self, page: Page, address: str) -> None:
        """An agent who opens the start page."""
        super().__init__(page, address)
        self.wrong: dict[str, Any] = {}
        self.seen: set[str] = set()

    def look(self, moment: str) -> None:
        """Note what is wrong with the page."""
        if moment not in self.seen:
            self.seen.add(moment)
            self.wrong |= {f"{moment}: {what}": fault for what, fault in faults(self.page).items()}

    def act(self) -> None:
        """Take the first action that can be taken, and answer what it asks."""
        if not free(self.page).count():
            return
        name = free(self.page).first.locator(".name").inner_text().split("\n")[0]
        self.does(lambda: self.press(free(self.page).first))
        while self.phase() == "ask":
            self.look("question")
            self.answer()
        if self.phase() in ("word", "shop"):
            expect(action(self.page, name)).to_contain_text("Taken in this turn")
            expect(free(self.page)).to_have_count(0)

    def write(self) -> None:
        """Act first, then write."""
        self.look("word")
        self.act()
        super().write()

    def buy(self) -> None:
        """Look at the shop, then buy."""
        self.look("shop")
        super().buy()


def test_12_3_a_whole_game_by_mouse(browser: Browser, product: str) -> None:
    """One hero action a turn, not the one under the X; what the enemy is about to do is told, and then done."""
    context = browser.new_context(viewport=WIDE, locale="en", bypass_csp=True, reduced_motion="reduce")
    agent = Agent(context.new_page(), product)
    page = agent.page
    begin(agent, level=4)
    expect(board(page).get_by_role("listitem")).to_have_count(9)
    expect(board(page).get_by_role("button")).to_have_count(2)
    expect(board(page).get_by_role("button", name="your hero stands here")).to_have_count(1)
    expect(board(page).get_by_role("button", name=re.compile("now 40¢.*in the centre"))).to_have_count(1)
    expect(board(page).get_by_role("img", name="the enemy stands here")).to_have_count(1)
    expect(board(page).get_by_role("img", name="open, out of your hero's reach")).to_have_count(3)
    expect(page.get_by_role("heading", name="After your turn: ")).to_be_visible()
    while agent.phase() != "end":
        if blocked := page.locator('.action[data-state="blocked"]').count():
            assert blocked == 1
            expect(page.locator('.action[data-state="blocked"]')).to_contain_text("Blocked by the X")
            agent.seen.add("blocked")
        told = page.locator(".plan .outlook").first.inner_text()
        assert told.startswith("As things stand: it goes to ")
        if not agent.turn() or agent.phase() == "end":
            break
        expect(page.locator("p[role=status]")).to_contain_text("the enemy moves to ")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("The enemy wins|Mission accomplished"))
    expect(board(page).get_by_role("img", name="your hero stands here")).to_have_count(1)
    agent.look("end")
    with altered(page, is_won):
        expect(page.get_by_role("heading", name="Mission accomplished")).to_be_visible()
    assert agent.seen == {"word", "question", "shop", "blocked", "end"}
    assert agent.wrong == {}
    assert agent.errors == []
    context.close()


def test_14_5_a_hero_action_can_be_taken_back_before_the_word(page: Page, product: str) -> None:
    """The hero moves, and is back where it was; the other actions are free again."""
    person = ByMouse(page, product)
    begin(person, level=1)
    hero = board(page).get_by_role("button", name="your hero stands here")
    start, actions = hero.get_attribute("data-focus"), free(page).count()
    person.does(lambda: person.press(free(page).last))
    person.answer()
    assert person.phase() == "word"
    expect(hero).to_have_count(0)
    expect(free(page)).to_have_count(0)
    person.does(lambda: person.press(page.locator(".act").get_by_role("button", name="Undo")))
    if person.phase() == "ask":
        person.does(lambda: person.press(page.locator(".ask").get_by_role("button", name="Undo")))
    expect(hero).to_have_attribute("data-focus", str(start))
    expect(free(page)).to_have_count(actions)


def test_12_8_what_an_upgrade_would_bring_is_told_with_the_question(browser: Browser, product: str) -> None:
    """Each action is told as it would be; danger, squares and what is upgraded already are told in words."""
    for size in (WIDE, PHONE):
        context = browser.new_context(viewport=size, locale="en", bypass_csp=True, reduced_motion="reduce")
        person = ByMouse(context.new_page(), product)
        page = person.page
        begin(person, level=1)
        with altered(page, asks_what_to_upgrade):
            expect(page.get_by_role("heading", name="Upgrade which hero action?")).to_be_visible()
            expect(page.locator(".ask .abilities .btn")).to_have_text(["On the Move", "Infiltration", "Counterintel"])
            expect(action(page, "On the Move")).to_contain_text("Move up to 3 times")
            expect(page.get_by_text("Upgrade to this")).to_have_count(3)
            assert faults(page) == {}
        with altered(page, is_in_danger):
            expect(page.get_by_text("As things stand, that loses the game!")).to_be_visible()
            expect(page.get_by_text("3 of 4 squares filled")).to_have_count(1)
            expect(page.locator(".action .up")).to_have_count(2)
            expect(board(page).get_by_text("3 cubes of 4")).to_have_count(1)
            assert faults(page) == {}
        context.close()


def test_12_a_whole_game_by_keyboard_alone(page: Page, product: str) -> None:
    """Words typed, everything else reached by Tab, hero actions too."""
    person = ByKeyboard(page, product)
    begin(person, level=2)
    for _ in range(2):
        if person.phase() == "word" and free(page).count():
            person.does(lambda: person.press(free(page).first))
    person.play()
    expect(page.get_by_role("button", name="Play again")).to_be_focused()
    assert person.errors == []


def test_12_a_whole_game_by_touch_on_a_phone(browser: Browser, product: str) -> None:
    """The board above, the hand below, never a sideways scroll."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en", bypass_csp=True)
    person = ByTouch(context.new_page(), product)
    begin(person, level=3)
    assert faults(person.page) == {}
    person.does(lambda: person.press(free(person.page).first))
    assert faults(person.page) == {}
    person.play()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert person.errors == []
    context.close()
