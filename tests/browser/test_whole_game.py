"""A whole game in a real browser: by keyboard alone, by mouse, by touch on a phone."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.person import ByKeyboard, ByMouse, ByTouch
from tests.browser.screens import PHONE


def test_a_whole_game_by_keyboard_alone(page: Page, product: str) -> None:
    """From the start page to the next game, without a mouse; the focus is never lost."""
    person = ByKeyboard(page, product)
    person.begin()
    assert person.play() > 1
    expect(page.get_by_role("button", name="Play again")).to_be_focused()
    first = person.game
    page.keyboard.press("Enter")
    expect(person.table()).to_be_visible()
    assert person.game != first


def test_a_whole_game_by_mouse(page: Page, product: str) -> None:
    """Card by card, wilds by their dialog."""
    person = ByMouse(page, product)
    person.open(settings={"fame_piles": "short"})
    assert person.play() > 1
    expect(page.get_by_role("list").filter(has=page.locator(".place"))).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(browser: Browser, product: str) -> None:
    """The classic edition, with taps, and never a sideways scroll."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en")
    person = ByTouch(context.new_page(), product)
    person.open(settings={"edition": "classic", "fame_piles": "short"})
    assert person.play() > 1
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    context.close()
