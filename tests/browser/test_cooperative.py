"""The co-operative game in a real browser (rules 11): by mouse, by keyboard, by touch on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.faults import faults
from tests.browser.person import ByKeyboard, ByMouse, ByTouch, Person
from tests.browser.screens import FIVE, PHONE, WIDE, Frame, altered


def begin(person: Person, options: dict[str, Any] | None = None, **new_game: Any) -> None:
    """Begin a co-operative game with the first seat."""
    settings = {"mode": "cooperative", "first_seat": 0, "options": options or {}}
    person.open(settings=settings, lexicon="en", seed="together", **new_game)


def board(page: Page) -> Locator:
    """The novels on the table."""
    return page.get_by_role("list", name="Novels on the table")


def is_won(frame: Frame) -> None:
    """The last novel was bought."""
    view = frame["view"]
    view["outcome"] = {"reason": "last_fame_card", "fame": [9, 7], "commons": [0, 0], "places": [1, 1], "winners": [0, 1]}


class Author(ByMouse):
    """Buys no novel, puts tokens where most lie, and looks at every kind of moment once."""

    def __init__(self, page: Page, address: str) -> None:
        """An author who opens the start page."""
        super().__init__(page, address)
        self.wrong: dict[str, Any] = {}
        self.seen: set[str] = set()

    def look(self, moment: str) -> None:
        """Note what is wrong with the page."""
        if moment not in self.seen:
            self.seen.add(moment)
            self.wrong |= {f"{moment}: {what}": fault for what, fault in faults(self.page).items()}

    def buy(self) -> None:
        """Buy nothing: leaving money behind is warned of once."""
        self.look("shop")
        while self.phase() == "shop":
            if self.page.locator(".warning").count():
                self.does(lambda: self.press(self.focused("end")))
            else:
                self.press(self.main())
                self.page.wait_for_selector('.warning, main.table:not([data-phase="shop"]), main.end-page')

    def answer(self) -> None:
        """Put the token on an open novel that has some already."""
        lit = board(self.page).locator('.card[data-state~="pick"]')
        assert lit.count() == board(self.page).get_by_role("button").count() > 1
        expect(self.page.get_by_role("heading", name="Put a token on which open novel?")).to_be_visible()
        self.look("token")
        names = [one.inner_text() for one in lit.all()]
        laden = [n for n, name in enumerate(names) if "of 3" in name]
        self.press(lit.nth(laden[-1] if laden else 0))
        self.does(lambda: self.press(self.page.locator(".ask .btn.main")))
        if self.phase() != "end":
            expect(self.page.locator("p[role=status]")).to_contain_text("a token on ")
            expect(board(self.page).get_by_text("of 3")).not_to_have_count(0)


def test_11_2_a_whole_game_by_mouse_to_its_defeat(browser: Browser, product: str) -> None:
    """Open novels can be chosen, covered ones say what lies on them; tokens are counted in words; too many lose for all."""
    context = browser.new_context(viewport=WIDE, locale="en", bypass_csp=True, reduced_motion="reduce")
    author = Author(context.new_page(), product)
    begin(author, {"token_limit": 3})
    places = board(author.page)
    expect(places.get_by_role("listitem")).to_have_count(11)
    expect(places.get_by_role("button")).to_have_count(5)
    expect(places.get_by_role("img", name="under ")).to_have_count(6)
    author.look("word")
    author.play()
    expect(author.page.get_by_role("heading", name="The game wins")).to_be_visible()
    expect(author.page.get_by_text("bore too many tokens")).to_be_visible()
    expect(places.get_by_role("img", name="3 tokens of 3")).to_have_count(1)
    expect(places.get_by_role("button")).to_have_count(0)
    author.look("end")
    with altered(author.page, is_won):
        expect(author.page.get_by_role("heading", name="You win together")).to_be_visible()
    assert author.seen == {"word", "shop", "token", "end"}
    assert author.wrong == {}
    assert author.errors == []
    context.close()


def test_11_4_a_novel_bought_lays_others_open_and_spares_the_token_by_keyboard(page: Page, product: str) -> None:
    """A whole game without a mouse, in the hard game; novels are bought as soon as there is money."""
    person = ByKeyboard(page, product)
    begin(person, {"token_limit": 3, "fame_layout": "tower"})
    person.play()
    expect(page.get_by_role("button", name="Play again")).to_be_focused()
    assert person.errors == []


@pytest.mark.parametrize("layout", ["twin_peaks", "pyramid", "diamond", "tower"])
def test_11_1_every_layout_of_five_fits_a_phone(browser: Browser, product: str, layout: str) -> None:
    """Every novel of the largest tables is there, large enough to be touched, and the page never scrolls sideways."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en", bypass_csp=True)
    person = ByTouch(context.new_page(), product)
    begin(person, {"fame_layout": layout}, seats=FIVE)
    expect(board(person.page).get_by_role("listitem")).to_have_count(28)
    assert faults(person.page, contrast=layout == "diamond") == {}
    context.close()


def test_11_a_whole_game_by_touch_on_a_phone(browser: Browser, product: str) -> None:
    """With taps alone, and never a sideways scroll."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en")
    person = ByTouch(context.new_page(), product)
    begin(person, {"token_limit": 3})
    person.play()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert person.errors == []
    context.close()
