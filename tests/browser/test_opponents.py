"""Opponents with faces, names and two dials: chosen by keyboard and by touch, seen at the table and at the end."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.person import ByKeyboard, ByTouch, Person
from tests.browser.screens import PHONE, WIDE, altered, is_over
from tests.browser.test_screens import MEASURES, RULES, axe


def seats(person: Person) -> list[dict[str, Any]]:
    """What the server says of the seats."""
    answer = person.page.request.get(f"{person.address}api/games/{person.game}").json()
    return list(answer["seats"])


def chooser(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Choose an opponent")


def faults_of(page: Page) -> dict[str, Any]:
    """What axe and a look at the page find wrong, by day and by night."""
    faults = {what: fault for what, script in MEASURES.items() if (fault := page.evaluate(script))}
    for scheme, rules in (("light", RULES), ("dark", ["color-contrast"])):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
        if found := axe(page, rules):
            faults[scheme] = found
    return faults


def test_somebody_new_meets_a_friendly_opponent(page: Page, product: str) -> None:
    person = ByKeyboard(page, product)
    person.begin()
    assert [(seat["name"], seat["bot"]) for seat in seats(person)][1:] == [("Hattie Bloom", "casual@2")]
    seat = page.locator(".seat", has_text="Hattie Bloom")
    expect(seat.locator(".portrait svg")).to_be_visible()
    expect(seat).to_contain_text(re.compile("casual, vocabulary 2|playing|thinking"))


def test_an_opponent_and_its_dials_are_chosen_by_keyboard(browser: Browser, product: str) -> None:
    context = browser.new_context(viewport=WIDE, locale="en", bypass_csp=True, reduced_motion="reduce", color_scheme="light")
    page = context.new_page()
    person = ByKeyboard(page, product)
    person.press(page.get_by_role("button", name=re.compile("^Hattie Bloom")))
    dialog = chooser(page)
    person.reach(dialog.get_by_role("radio", name=re.compile("^Hattie Bloom")))
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("radio", name="Rex Dunmore, casual, vocabulary 3")).to_be_checked()
    skill = dialog.get_by_role("slider", name="Skill")
    person.reach(skill)
    expect(skill).to_have_attribute("aria-valuetext", "2 of 5: casual")
    page.keyboard.press("ArrowLeft")
    expect(skill).to_have_attribute("aria-valuetext", "1 of 5: novice")
    person.reach(dialog.get_by_role("slider", name="Vocabulary"))
    page.keyboard.press("End")
    faults = faults_of(page)
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    chosen = page.get_by_role("button", name=re.compile("^Rex Dunmore"))
    expect(chosen).to_be_focused()
    expect(chosen).to_contain_text("novice, vocabulary 5")
    person.begin()
    assert [(seat["name"], seat["bot"]) for seat in seats(person)][1:] == [("Rex Dunmore", "novice@5")]
    # the next visit begins with the same ones
    page.goto(product)
    expect(page.get_by_role("button", name=re.compile("^Rex Dunmore"))).to_contain_text("novice, vocabulary 5")
    context.close()
    assert faults == {}
    assert person.errors == []


def test_an_opponent_is_chosen_by_touch_and_stays_for_the_next_game(browser: Browser, product: str) -> None:
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, locale="en", bypass_csp=True, reduced_motion="reduce", color_scheme="light"
    )
    page = context.new_page()
    person = ByTouch(page, product)
    person.press(page.get_by_role("button", name="Add a computer"))
    person.press(page.get_by_role("button", name=re.compile("^Hattie Bloom")))
    dialog = chooser(page)
    expect(dialog.get_by_role("radio", name=re.compile("already at the table"))).to_be_disabled()
    dialog.locator("label", has=page.get_by_role("radio", name=re.compile("^Mabel Teague"))).tap()
    faults = faults_of(page)
    person.press(dialog.get_by_role("button", name="Play against Mabel Teague"))
    person.begin()
    wanted = [(seat["name"], seat["bot"]) for seat in seats(person)][1:]
    assert wanted[0] == ("Mabel Teague", "novice@4")
    with altered(page, is_over):
        first = person.game
        place = page.locator(".place", has_text="Mabel Teague")
        expect(place.locator(".portrait svg")).to_be_visible()
        expect(place).to_contain_text("novice, vocabulary 4")
        faults |= {f"end: {what}": fault for what, fault in faults_of(page).items()}
        with page.expect_response(lambda answer: "/frame?" in answer.url and first not in answer.url):
            person.press(page.get_by_role("button", name="Play again"))
        assert [(seat["name"], seat["bot"]) for seat in seats(person)][1:] == wanted
    context.close()
    assert faults == {}
    assert person.errors == []


def test_a_game_of_before_shows_who_played(page: Page, product: str) -> None:
    person = ByKeyboard(page, product)
    person.open(
        seats=[
            {"kind": "human", "name": "Ines", "colour": "red"},
            {"kind": "ai", "name": "Otis", "colour": "blue", "bot": "greedy"},
        ],
        settings={"first_seat": 0},
    )
    seat = page.locator(".seat", has_text="Otis")
    expect(seat).to_contain_text("greedy, vocabulary 3")
    expect(seat.locator(".portrait svg")).to_be_visible()
