"""Deadline in a real browser: whole games, packets, saved cards, claims, waiting for others, the curtain."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.drafting import Drafting, DraftingByKeyboard, DraftingByMouse, DraftingByTouch, Sharing
from tests.browser.faults import faults, seen_as
from tests.browser.screens import PHONE, WIDE, Frame, altered

ROUNDS = 12
SEED = "w3"
"""Deals a word that is worth several cards of the first packet."""
DEADLINE = {"mode": "deadline"}
TWO_AND_ONE = [
    {"kind": "human", "name": "Ines", "colour": "red"},
    {"kind": "ai", "name": "Rex", "colour": "blue"},
    {"kind": "human", "name": "Otis", "colour": "gold"},
]


@pytest.fixture
def person(page: Page, product: str) -> DraftingByMouse:
    """A person in the first round."""
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size(WIDE)
    ines = DraftingByMouse(page, product)
    ines.open(settings=DEADLINE, seed=SEED)
    assert ines.phase() == "word"
    return ines


def shop(person: Drafting) -> None:
    """Write the best word, and answer what it asks."""
    person.write()
    while person.phase() == "ask":
        person.answer()
    assert person.phase() == "shop"


def test_5_6_a_whole_game_by_mouse(page: Page, product: str) -> None:
    """Twelve rounds, with typos, genres, attacks and powers."""
    person = DraftingByMouse(page, product)
    person.open(settings={"mode": "deadline", "modules": ["typos", "genres", "attacks", "powers"]})
    assert person.play() == ROUNDS
    expect(page.get_by_text("All rounds are played.")).to_be_visible()


def test_5_6_a_whole_game_by_keyboard_alone(page: Page, product: str) -> None:
    """Packet cards are reached, bought and saved with keys."""
    person = DraftingByKeyboard(page, product)
    person.open(settings=DEADLINE)
    assert person.play() == ROUNDS


def test_5_6_a_whole_game_by_touch_on_a_phone(browser: Browser, product: str) -> None:
    """With taps, and never a sideways scroll."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en")
    person = DraftingByTouch(context.new_page(), product)
    person.open(settings={"mode": "deadline", "modules": ["genres"]}, seed=SEED)
    assert person.play() == ROUNDS
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    context.close()


def test_5_2_two_people_and_a_computer_share_a_screen(page: Page, product: str) -> None:
    """Each round is played by one after the other, behind the curtain; who has just played goes on with the next round."""
    people = Sharing(page, product, ["Ines", "Rex", "Otis"])
    people.open(settings=DEADLINE, seats=TWO_AND_ONE)
    assert people.play() == 2 * ROUNDS
    assert set(people.opened) == {0, 2}
    assert all(earlier != later for earlier, later in zip(people.opened, people.opened[1:], strict=False))


def test_5_3_one_packet_card_is_bought_or_saved_before_the_round_ends(person: DraftingByMouse) -> None:
    """The button says so; another card in the basket takes the first one's place; what is saved lies on the shelf from then on."""
    page = person.page
    packet = page.locator(".packet > section .card")
    expect(packet).to_have_count(ROUNDS)
    expect(page.locator(".packet .save")).to_have_count(0)
    shop(person)
    expect(page.locator(".packet .save")).to_have_count(ROUNDS)
    expect(person.main()).to_have_attribute("aria-disabled", "true")
    expect(person.main()).to_have_text("Buy or save a packet card first")
    basket = page.locator('.packet .card[data-state~="basket"]')
    names = set()
    for _ in range(2):
        page.locator('.packet .card[data-state~="afford"]').first.click()
        expect(basket).to_have_count(1)
        names.add(basket.get_attribute("data-focus"))
    assert len(names) == 2
    basket.click()
    name = str(page.locator(".packet .save").first.get_attribute("aria-label"))
    person.does(page.get_by_role("button", name=name, exact=True).first.click)
    expect(page.locator(".packet .save")).to_have_count(0)
    expect(page.locator(".saved .card")).to_have_count(1)
    expect(packet).to_have_count(ROUNDS - 1)
    person.does(lambda: page.get_by_role("button", name="Undo").click())
    expect(packet).to_have_count(ROUNDS)
    person.finish()
    assert person.phase() == "word"
    expect(packet).to_have_count(ROUNDS - 1)
    shop(person)
    expect(page.locator(".saved button.card")).to_have_count(1)


def test_5_9_a_settled_round_is_told(person: DraftingByMouse) -> None:
    """What each seat wrote stands beside the empty word, and was announced."""
    page = person.page
    expect(page.locator(".now")).to_contain_text("Round 1 of 12")
    expect(page.get_by_text("All seats play at the same time.")).to_be_visible()
    shop(person)
    word = page.locator(".verdict .w").inner_text()
    person.finish()
    assert person.phase() == "word"
    expect(page.locator(".now")).to_contain_text("Round 2 of 12")
    report = page.locator(".right .report")
    expect(report.locator("h3")).to_have_text("Round 1 is settled")
    expect(report.locator("li")).to_have_count(2)
    expect(report).to_contain_text(word)
    expect(page.locator('p[role="status"]').first).to_contain_text("Round 1 is settled")
    expect(page.locator(".panel", has_text="Your packet goes on to Rex")).to_be_visible()


def waits(frame: Frame) -> None:
    """One's own round is done, Rex is at work."""
    view = frame["view"]
    view["mine"]["question"] = None
    view["seats"][0]["waiting"] = False
    view["seats"][1]["waiting"] = True


def has_claimed(frame: Frame) -> None:
    """Two of a kind are claimed, a pile is gone, its Fame noted in the first round."""
    view = frame["view"]
    view["round"] = 2
    draft, top = view["parts"]["deadline"], view["market"]["fame"][0]["top"]
    claim = {"card": {"id": top["id"], "card": top["card"]}, "pile": 0, "price": 5, "on_top": False, "gained": False}
    draft["claims"] = [claim, claim]
    gone = view["market"]["fame"][3]
    draft["recorded"] = [{"seat": 1, "card": gone["top"]["card"], "fame": 15, "round": 1}]
    draft["gone"] = [gone["cost"]]
    gone.update(top=None, count=0)


def test_5_5_a_wait_for_others_is_shown(person: DraftingByMouse) -> None:
    """By name, for eyes and ears; packet and piles stay readable."""
    with altered(person.page, waits):
        expect(person.page.locator(".now")).to_contain_text("waiting for Rex")
        expect(person.page.locator(".act .waits")).to_have_text("waiting for Rex")
        expect(person.page.locator('p[role="status"]').first).to_contain_text("waiting for Rex")
        expect(person.page.locator(".seat").nth(1)).to_contain_text("at work")
        expect(person.page.locator(".packet .card").first).to_be_visible()


def test_5_4_claims_and_piles_that_are_gone_are_explained(person: DraftingByMouse) -> None:
    """How often a pile is claimed, what happens if too many want it, who noted what."""
    with altered(person.page, has_claimed):
        piles = person.page.locator(".fames .pile")
        expect(piles.first).to_contain_text("2 ordered")
        expect(piles.last).to_contain_text("left the game")
        panel = person.page.locator(".side .panel").first
        expect(panel).to_contain_text(re.compile("If more of a pile are wanted than it holds, nobody gets one"))
        expect(panel).to_contain_text("Rex notes 15 Fame")


@pytest.mark.parametrize(("size", "language"), [("wide", "en"), ("phone", "en"), ("wide", "es"), ("phone", "pt")])
def test_every_state_of_a_round(browser: Browser, product: str, size: str, language: str) -> None:
    """Axe finds nothing, by day and by night; nothing is cut off, too small or askew."""
    context = seen_as(browser, size, language)
    page = context.new_page()
    person = DraftingByMouse(page, product)
    person.open(settings={"mode": "deadline", "modules": ["typos", "genres"]}, seats=[TWO_AND_ONE[0], TWO_AND_ONE[1]], seed=SEED)
    found: dict[str, Any] = {}

    def look(name: str) -> None:
        found.update({f"{name}: {what}": fault for what, fault in faults(page, contrast=language == "en").items()})

    assert person.phase() == "word"
    look("word")
    shop(person)
    look("shop")
    person.does(page.locator(".packet .save").first.click)
    look("saved")
    with altered(page, waits):
        look("waiting")
    with altered(page, has_claimed):
        look("claims")
    page.reload()
    person.phase()
    person.finish()
    assert person.phase() == "word"
    look("settled")
    context.close()
    assert found == {}
