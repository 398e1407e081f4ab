"""From a first finished game to the card that it unlocks in the next one, by keyboard."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import ByKeyboard
from tests.browser.screens import PHONE, WIDE
from tests.browser.test_screens import MEASURES, RULES, axe
from tests.server.browser import Browser as Client


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_13_1_a_finished_game_unlocks_a_card_for_the_next(browser: Browser, product: str, size: str) -> None:
    client = Client(product.rstrip("/"))
    game = client.create("hh", settings={"fame_piles": "short", "first_seat": 0})
    client.play(game, random.Random(1))
    context = browser.new_context(
        viewport=PHONE if size == "phone" else WIDE, locale="en", bypass_csp=True, reduced_motion="reduce", color_scheme="light"
    )
    context.add_cookies([{"name": "paperback", "value": client.http.cookies["paperback"], "url": product}])
    page = context.new_page()
    person = ByKeyboard(page, product)
    faults = {}

    def look(name: str) -> None:
        page.wait_for_timeout(60)
        faults.update({f"{name}: {what}": fault for what, script in MEASURES.items() if (fault := page.evaluate(script))})
        for scheme, rules in (("light", RULES), ("dark", ["color-contrast"])):
            page.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
            if found := axe(page, rules):
                faults[f"{name}, {scheme}"] = found

    page.goto(f"{product}#/game/{game}")
    expect(page.get_by_role("status").get_by_role("heading", name="This game unlocked")).to_be_visible()
    look("end")
    person.press(page.get_by_role("link", name="Achievements"))
    expect(page.get_by_role("heading", name="Achievements")).to_be_visible()
    expect(page.locator("main li")).to_have_count(22)
    first = page.locator("main li").first
    expect(first).to_contain_text("Finish 1 game")
    expect(first).to_contain_text("1 of 1")
    expect(first).to_contain_text("Unlocked on")
    expect(page.locator("main li").nth(1)).to_contain_text("Locked")
    look("achievements")
    page.goto(product)
    person.begin()
    settings = page.request.get(f"{product}api/games/{person.game}").json()["settings"]
    assert "unlock-r-3-again-draw-1" in dict(settings["options"])["unlocked_cards"]
    context.close()
    client.http.close()
    assert faults == {}
    assert person.errors == []
