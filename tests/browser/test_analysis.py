"""Analysis by hand in a browser: by keyboard alone, by address, and back."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.screens import PHONE, POSITION


def test_a_position_is_put_together_by_keyboard_and_stands_in_the_address(page: Page, product: str) -> None:
    page.goto(f"{product}#/")
    page.get_by_role("link", name="Analysis").press("Enter")
    expect(page.locator(".best tbody tr")).not_to_have_count(0)
    page.get_by_role("button", name="Empty the hand").press("Enter")
    expect(page.locator(".best tbody tr")).to_have_count(0)
    page.get_by_label("Letters to add").press_sequentially("RSTA?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Hand", exact=True).get_by_role("button")).to_have_count(5)
    page.get_by_role("button", name="Choose cards for the hand").press("Enter")
    page.get_by_label("Letters or text of a card").fill("th")
    page.locator("dialog .card").first.press("Enter")
    expect(page.locator("dialog [role=status]")).to_have_text("6 cards chosen")
    page.get_by_role("button", name="Done").press("Enter")
    expect(page).to_have_url(re.compile(r"hand=start-r,start-s,start-t,.*,start-wild,pair-th-4-plain"))
    page.get_by_label("Contains").fill("th")
    page.get_by_label("Why not this word?").fill("paths")
    expect(page.locator(".one .said")).to_contain_text("PATHS")
    expect(page.locator(".one .said")).to_contain_text("It can be played")
    for word in page.locator(".best tbody button").all():
        assert "th" in (word.text_content() or "")
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    expect(page.get_by_role("list", name="Hand", exact=True).get_by_role("button")).to_have_count(6)
    expect(page.locator(".one .said")).to_contain_text("PATHS")


def test_a_word_is_chosen_looked_at_and_spent(page: Page, product: str) -> None:
    page.goto(f"{product}#/analysis?{POSITION}")
    first = page.locator(".best tbody tr").first
    first.get_by_role("button").click()
    expect(page.locator(".one .total")).to_contain_text(first.locator(".cents").inner_text().removesuffix("¢"))
    expect(page.locator(".buys li").first).to_contain_text("Fame")
    page.get_by_label("Cents to spend").select_option("those of the word")
    expect(page.locator(".buys > p").first).to_contain_text(first.get_by_role("button").inner_text())
    page.get_by_role("list", name="On sale").get_by_role("button").first.click()
    expect(page.get_by_role("list", name="On sale").get_by_role("button")).to_have_count(2)
    page.get_by_label("Why not this word?").fill("three")
    expect(page.locator(".one .said")).to_contain_text("is worth")


def test_on_a_phone_the_page_goes_to_the_word_looked_at(browser: Browser, product: str) -> None:
    page = browser.new_page(viewport=PHONE, locale="en", reduced_motion="reduce")
    page.goto(f"{product}#/analysis?{POSITION}")
    page.locator(".best tbody button").first.click()
    expect(page.locator(".one .said")).to_be_in_viewport()
    page.close()
