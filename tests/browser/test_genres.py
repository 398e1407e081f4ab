"""Genres in a real browser: whole games, the choice of a genre, letters beside the hand, cubes, completing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.faults import faults, seen_as
from tests.browser.person import ByMouse, ByTouch
from tests.browser.screens import FIVE, PHONE, WIDE, Frame, altered
from tests.browser.test_table import drag

GENRES = {"modules": ["typos", "genres"], "first_seat": 0}
CHOSEN = {**GENRES, "options": {"genre_choice": "draft"}}


@pytest.fixture
def person(page: Page, product: str) -> ByMouse:
    """A person who has a genre."""
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size(WIDE)
    ines = ByMouse(page, product)
    ines.open(settings=GENRES, seed="genres")
    assert ines.phase() == "word"
    return ines


def test_7_1_a_whole_game_by_mouse(page: Page, product: str) -> None:
    """The genre is chosen, its letters are laid, its cards completed; the end counts them."""
    person = ByMouse(page, product)
    person.open(settings={**CHOSEN, "fame_piles": "short"}, seed="genres")
    assert person.phase() == "ask"
    assert person.play() > 1
    expect(page.get_by_role("list").filter(has=page.locator(".place"))).to_be_visible()


def test_7_1_a_whole_game_by_touch_on_a_phone(browser: Browser, product: str) -> None:
    """With taps, and never a sideways scroll."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en")
    person = ByTouch(context.new_page(), product)
    person.open(settings={**CHOSEN, "fame_piles": "short"}, seed="genres")
    assert person.play() > 1
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    context.close()


def test_7_1_a_genre_is_chosen_by_its_word_and_what_it_is_good_at(page: Page, product: str) -> None:
    """Each with its four cards and, if wanted, their texts; then it is mine."""
    person = ByMouse(page, product)
    person.open(settings=CHOSEN)
    assert person.phase() == "ask"
    choices = page.locator(".genre-choice")
    free = choices.count()
    western = choices.filter(has_text="OUTLAW")
    if not western.count():
        western = choices.first
    expect(western.locator(".card")).to_have_count(4)
    title = str(western.get_attribute("aria-label"))
    western.get_by_role("button", name="What its cards do").click()
    expect(western.locator(".texts li")).to_have_count(4)
    expect(western.locator(".pick")).to_have_attribute("aria-pressed", "false")
    western.locator(".pick").click()
    expect(western.locator(".pick")).to_have_attribute("aria-pressed", "true")
    person.does(lambda: page.get_by_role("button", name="Write this genre").click())
    assert person.phase() == "word"
    assert free > 1
    expect(page.locator(".side .panel", has_text=f"My genre: {title}")).to_be_visible()


def test_7_3_letters_beside_the_hand_are_tapped_dragged_and_typed(person: ByMouse) -> None:
    """Like cards of the hand, and taken back like them."""
    page = person.page
    beside = page.locator(".lent .place")
    expect(beside).not_to_have_count(0)
    hint, lent_card = lending(person)
    card = str(beside.first.get_attribute("data-card"))
    tile = page.locator(f'.word [data-card="{card}"]')
    person.focused(f"hand-{card}").click()
    expect(tile).to_have_count(1)
    person.focused(f"hand-{card}").click()
    expect(tile).to_have_count(0)
    drag(page, beside.first, page.locator(".word"))
    expect(tile).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.type(hint["text"])
    expect(page.locator(f'.word [data-card="{lent_card}"]')).to_have_count(1)


def test_7_4_a_cube_lies_on_the_card_whose_letter_was_used(person: ByMouse) -> None:
    """Beside the card, in words for readers; others see it at that seat."""
    page = person.page
    hint, card = lending(person)
    place = page.locator(f'.lent [data-card="{card}"]')
    expect(place.locator(".cube.on")).to_have_count(0)
    letters = place.locator(".letters").inner_text()
    person.lay(hint)
    person.ready()
    person.does(lambda: person.main().click())
    page.locator(".seat .open").first.click()
    its = page.locator("dialog ol.genre li").filter(has=page.locator(".cube.on"))
    expect(its).to_have_count(1)
    assert its.locator(".letters").inner_text() == letters
    expect(its.locator(".cubes")).to_have_attribute("aria-label", re.compile("^1 of [123] cubes$"))


def lending(person: ByMouse) -> tuple[dict[str, Any], int]:
    """The best word that uses a card beside the hand, and that card."""
    beside = {int(place.get_attribute("data-card") or 0) for place in person.page.locator(".lent .place").all()}
    return next((hint, tile["card"]) for hint in person.hints() for word in hint["words"] for tile in word if tile["card"] in beside)


def is_full(frame: Frame) -> None:
    """The first two genre cards are full; the third is completed."""
    mine = frame["view"]["mine"]
    own = frame["view"]["parts"]["genres"]["seats"][0]
    for card in own["cards"][:2]:
        card.update(active=True, full=True, cubes=card["spaces"])
    own["cards"][2].update(flipped=True, active=False, full=False)
    own["prize"] = 3
    options = [card["card"] for card in own["cards"][:2]]
    mine["question"] = {
        "ask": "choose_cards", "options": options, "at_least": 0, "at_most": 2, "ability": None, "effect": "complete_genre",
    }  # fmt: skip


def test_7_4_completing_is_asked_and_may_wait(person: ByMouse) -> None:
    """The question says what completing does; cards, cubes and the prize are told in words."""
    page = person.page
    with altered(page, is_full):
        ask = page.locator(".ask")
        expect(ask).to_contain_text("Complete genre cards?")
        expect(ask.get_by_role("button", name="Not yet")).to_be_visible()
        page.locator(".choose .card").first.click()
        expect(ask.locator(".btn.main")).to_contain_text("Complete ")
        page.locator(".seat .open").first.click()
        genre = page.locator("dialog ol.genre")
        expect(genre.locator(".full")).to_have_count(2)
        expect(genre.locator(".flipped")).to_contain_text("completed")
        expect(page.locator("dialog")).to_contain_text("3 Fame")


def test_7_6_the_genres_of_others_lie_in_their_sheets(person: ByMouse) -> None:
    """All four cards, with how they stand."""
    page = person.page
    page.locator(".seat .open").nth(1).click()
    expect(page.locator("dialog ol.genre > li")).to_have_count(4)
    expect(page.locator("dialog ol.genre")).to_contain_text("active")


@pytest.mark.parametrize(("size", "language"), [("wide", "en"), ("phone", "en"), ("phone", "es"), ("wide", "pt")])
def test_every_state_of_genres(browser: Browser, product: str, size: str, language: str) -> None:
    """Axe finds nothing, by day and by night; nothing is cut off, too small or askew."""
    phone = size == "phone"
    context = seen_as(browser, size, language)
    page = context.new_page()
    person = ByMouse(page, product)
    person.open(settings=CHOSEN, seats=FIVE, seed="genres")
    found: dict[str, Any] = {}

    def look(name: str) -> None:
        found.update({f"{name}: {what}": fault for what, fault in faults(page, contrast=language == "en").items()})

    assert person.phase() == "ask"
    page.locator(".genre-choice .plain").first.click()
    look("choice of a genre")
    person.answer()
    assert person.phase() == "word"
    look("letters beside the hand")
    page.locator(".seat .open").nth(1).click()
    look("another seat's genre")
    page.keyboard.press("Escape")
    if phone:
        page.locator(".shelved").click()
        look("on the table")
        page.keyboard.press("Escape")
    with altered(page, is_full):
        look("completing")
    context.close()
    assert found == {}
