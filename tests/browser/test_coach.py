"""The coach at the table: hints that are counted, and what a finished turn could have been."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.person import ByKeyboard, ByMouse, Person
from tests.browser.screens import PHONE

SEED = "typewriter"


@pytest.fixture
def person(page: Page, product: str) -> ByMouse:
    """A person whose turn it is, who may ask twice."""
    page.emulate_media(reduced_motion="reduce")
    ines = ByMouse(page, product)
    ines.open(settings={"first_seat": 0}, seed=SEED, hints=2, lexicon="en")
    expect(ines.focused("hint")).to_have_text("Hint2")
    return ines


def said(person: Person) -> str:
    """What the coach says."""
    return person.page.locator(".hints [role=status]").inner_text()


def end(person: ByMouse) -> None:
    """End the turn, whatever money is left, and wait for the next one."""
    page = person.page
    person.focused("end").or_(person.main()).last.click()
    if page.locator(".warning").count():
        person.focused("end").click()
    expect(page.locator("main.table")).not_to_have_attribute("data-phase", "shop")
    assert person.phase() == "word"


def test_a_nudge_then_the_word_then_it_lies_on_the_roller(person: ByMouse) -> None:
    person.focused("hint").click()
    expect(person.page.locator(".hints")).to_contain_text("letters and begins with")
    nudge = said(person)
    expect(person.focused("hint")).to_have_accessible_name("Hint, 1 left")
    person.focused("hint").click()
    expect(person.page.locator(".hints .w")).to_be_visible()
    word = person.page.locator(".hints .w").inner_text().lower()
    assert f"{len(word)} letters and begins with {word[0].upper()}" in nudge
    expect(person.page.locator(".word .tile")).to_have_count(0)
    person.focused("hint-use").click()
    person.ready()
    expect(person.page.locator(".verdict .w")).to_have_text(word)
    expect(person.focused("hint")).to_have_accessible_name("Hint, 1 left")
    person.does(lambda: person.page.keyboard.press("Enter"))
    expect(person.table()).to_have_attribute("data-phase", "shop")


def test_a_reload_shows_what_was_told_and_gives_no_more(person: ByMouse) -> None:
    person.focused("hint").click()
    expect(person.focused("hint-use")).to_be_visible()
    nudge = said(person)
    person.page.reload()
    expect(person.page.locator(".hints")).to_contain_text(nudge)
    expect(person.focused("hint")).to_have_accessible_name("Hint, 1 left")


def test_what_to_buy_goes_into_the_basket_and_when_all_hints_are_used_the_button_says_so(person: ByMouse) -> None:
    for left in (1, 0):
        person.write()
        expect(person.table()).to_have_attribute("data-phase", "shop")
        person.focused("hint").click()
        expect(person.page.locator(".hints b").first).to_be_visible()
        expect(person.focused("hint")).to_have_accessible_name(f"Hint, {left} left")
        goods = person.page.locator(".hints b").count()
        person.focused("hint-use").click()
        expect(person.page.locator('.market .card[data-state~="basket"]')).to_have_count(goods)
        person.main().click()
        expect(person.page.locator('.market .card[data-state~="basket"]')).to_have_count(0)
        end(person)
    expect(person.focused("hint")).to_have_attribute("aria-disabled", "true")
    person.focused("hint").click(force=True)
    expect(person.focused("hint-use")).to_have_count(0)


def test_the_coach_is_reached_and_heard_by_keyboard_alone(page: Page, product: str) -> None:
    ines = ByKeyboard(page, product)
    ines.open(settings={"first_seat": 0}, seed=SEED, hints=1, lexicon="en")
    expect(ines.focused("hint")).to_have_text("Hint1")
    ines.press(ines.focused("hint"))
    expect(page.locator(".hints [role=status][aria-live=polite]")).to_contain_text("begins with")
    ines.press(ines.focused("hint-use"))
    expect(page.locator(".hints .w")).to_be_visible()
    # the same button goes on: nothing has to be looked for
    expect(ines.focused("hint-use")).to_be_focused()
    page.keyboard.press("Enter")
    ines.ready()
    ines.does(lambda: page.keyboard.press("Enter"))


def test_the_question_mark_asks_too(person: ByMouse) -> None:
    person.page.keyboard.press("?")
    expect(person.page.locator(".hints")).to_contain_text("begins with")
    person.page.keyboard.press("?")
    expect(person.page.locator(".hints .w")).to_be_visible()
    person.page.keyboard.press("?")
    person.ready()


def test_a_table_without_hints_has_no_hint_button(page: Page, product: str) -> None:
    ines = ByMouse(page, product)
    ines.open(settings={"first_seat": 0})
    expect(ines.page.get_by_role("button", name="Pass")).to_be_visible()
    expect(ines.focused("hint")).to_have_count(0)


def test_on_a_phone_the_hint_is_among_the_further_actions(browser: Browser, product: str) -> None:
    context = browser.new_context(viewport=PHONE, locale="en", has_touch=True)
    ines = ByMouse(context.new_page(), product)
    ines.open(settings={"first_seat": 0}, seed=SEED, hints=2, lexicon="en")
    ines.page.locator(".act .more").tap()
    ines.page.locator("dialog [data-focus=hint]").tap()
    expect(ines.page.locator("dialog")).to_have_count(0)
    expect(ines.page.locator(".hints")).to_contain_text("begins with")
    for part in (".hints", ".hand .cards", ".act .main"):
        expect(ines.page.locator(part)).to_be_in_viewport(ratio=0.95)
    context.close()


def test_a_new_game_of_the_form_has_three_hints(page: Page, product: str) -> None:
    ines = ByMouse(page, product)
    ines.begin()
    assert ines.phase() == "word"
    expect(ines.focused("hint")).to_have_accessible_name("Hint, 3 left")


def test_after_the_turn_the_best_word_of_the_hand_is_told_only_if_wanted(person: ByMouse) -> None:
    page = person.page
    person.skip()
    person.finish()
    expect(page.locator(".afterwards")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("After my turn").check()
    page.keyboard.press("Escape")
    expect(page.locator(".afterwards")).to_contain_text("you made 0¢")


def test_behind_the_curtain_nobody_is_told_of_anothers_hand(page: Page, product: str) -> None:
    page.add_init_script("localStorage.setItem('paperback.afterwards', 'yes')")
    ines = ByMouse(page, product)
    seats = [{"kind": "human", "name": name, "colour": colour} for name, colour in (("Ines", "teal"), ("Otis", "gold"))]
    ines.open(seats=seats, settings={"first_seat": 0}, lexicon="en", seed=SEED, hints=1)
    curtain = page.locator(".curtain").get_by_role("button")
    curtain.click()
    ines.skip()
    ines.finish()
    expect(page.locator(".curtain")).to_contain_text("Otis")
    expect(page.locator(".afterwards")).to_have_count(0)
    curtain.click()
    expect(ines.focused("hint")).to_have_text("Hint1")
    expect(page.locator(".afterwards")).to_have_count(0)
    ines.skip()
    ines.finish()
    expect(page.locator(".curtain")).to_contain_text("Ines")
    curtain.click()
    expect(page.locator(".afterwards")).to_contain_text("you made 0¢")
