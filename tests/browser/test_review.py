"""The review of a finished game, by keyboard and by touch, in three languages, day and night."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.person import ByKeyboard
from tests.browser.screens import PHONE, WIDE
from tests.browser.test_screens import MEASURES, RULES, axe
from tests.server.browser import Browser as Client


@pytest.fixture(scope="module")
def owner(product: str) -> Iterator[Client]:
    """Somebody's browser."""
    client = Client(product.rstrip("/"))
    yield client
    client.http.close()


@pytest.fixture(scope="module")
def finished(owner: Client) -> str:
    """A game of two people at one browser that is over."""
    game = owner.create("hh", settings={"fame_piles": "short", "first_seat": 0})
    owner.play(game, random.Random(2))
    return game


def opened(page: Page, product: str, game: str) -> None:
    page.goto(f"{product}#/game/{game}/review")
    expect(page.locator("details[data-focus]").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es", "pt"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_review_is_readable_for_everybody(browser: Browser, product: str, finished: str, size: str, language: str) -> None:
    phone = size == "phone"
    context = browser.new_context(
        viewport=PHONE if phone else WIDE, has_touch=phone, locale=language, bypass_csp=True, reduced_motion="reduce", color_scheme="light"
    )
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    opened(page, product, finished)
    for summary in page.locator("main summary").all():
        summary.tap() if phone else summary.click()
    expect(page.locator(".word-reviewed").first).to_be_visible()
    page.wait_for_timeout(100)
    faults: dict[str, Any] = {what: fault for what, script in MEASURES.items() if (fault := page.evaluate(script))}
    for scheme, rules in (("light", RULES), ("dark", ["color-contrast"])) if language == "en" else ():
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
        if found := axe(page, rules):
            faults[scheme] = found
    context.close()
    assert faults == {}
    assert wrong == []


def test_a_review_is_reached_from_the_end_of_a_game_and_read_by_keyboard(
    browser: Browser, product: str, owner: Client, finished: str
) -> None:
    context = browser.new_context(viewport=WIDE, locale="en", reduced_motion="reduce")
    context.add_cookies([{"name": "paperback", "value": owner.http.cookies["paperback"], "url": product}])
    page = context.new_page()
    person = ByKeyboard(page, product)
    page.goto(f"{product}#/game/{finished}")
    expect(page.locator("main.end-page")).to_be_visible()
    person.press(page.get_by_role("link", name="Review the game"))
    expect(page.get_by_role("heading", name="Review", exact=True)).to_be_visible()
    review = page.request.get(f"{product}api/games/{finished}/review").json()["review"]
    first, second = ([turn for turn in review["turns"] if turn["seat"] == seat] for seat in (0, 1))
    turns = page.locator("main ol > li")
    expect(turns).to_have_count(len(first))
    person.press(turns.first.locator("summary"))
    turn = first[0]
    expect(turns.first.locator(".held .card")).to_have_count(len(turn["hand"]) + bool(turn["lent"]))
    best = turn["best"] or turn["word"]
    expect(turns.first).to_contain_text(best["text"])
    expect(turns.first).to_contain_text(f"{best['money']}¢")
    person.press(page.get_by_text("The figures as a table"))
    rows = page.locator("tbody tr")
    expect(rows.filter(has_text=best["text"]).first).to_be_visible()
    person.reach(page.get_by_role("radio").first)
    page.keyboard.press("ArrowRight")
    expect(turns).to_have_count(len(second))
    expect(page.get_by_role("radio").nth(1)).to_be_checked()
    if second[0]["word"]:
        expect(turns.first).to_contain_text(second[0]["word"]["text"])
    context.close()
    assert person.errors == []


def test_a_running_game_has_no_review_and_the_page_says_so(browser: Browser, product: str, owner: Client) -> None:
    game = owner.create("hh")
    page = browser.new_page(locale="en")
    page.goto(f"{product}#/game/{game}/review")
    expect(page.get_by_role("alert")).to_contain_text("still running")
    page.close()


def test_a_long_review_says_how_far_it_is(browser: Browser, product: str, finished: str) -> None:
    page = browser.new_page(locale="en")
    go: list[bool] = []

    def slow(route: Route) -> None:
        route.continue_() if go else route.fulfill(json={"done": 20, "of": 80, "review": None})

    page.route("**/review", slow)
    page.goto(f"{product}#/game/{finished}/review")
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "20")
    expect(page.get_by_role("status")).to_contain_text("Looking at every turn again")
    go.append(True)
    expect(page.locator("details[data-focus]").first).to_be_visible()
    page.close()
