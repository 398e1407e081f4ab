"""The rules pages: chapters and clauses by address, contents beside the text or folded above it."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.screens import PHONE, WIDE


def open_rules(browser: Browser, address: str, place: str, *, phone: bool = False, language: str = "en") -> Page:
    page = browser.new_context(viewport=PHONE if phone else WIDE, has_touch=phone, locale=language, reduced_motion="reduce").new_page()
    page.goto(f"{address}#/rules{place}")
    expect(page.locator(".rules-page .lead")).to_be_visible()
    return page


def test_a_clause_by_address_is_in_view_marked_and_focused(browser: Browser, product: str) -> None:
    page = open_rules(browser, product, "/9.3")
    expect(page.locator("h1")).to_have_text("Attacks")
    heading = page.locator(".meant h2")
    expect(heading).to_contain_text("9.3")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    page.context.close()


def test_a_clause_of_the_standard_game_opens_the_part_that_tells_of_it(browser: Browser, product: str) -> None:
    page = open_rules(browser, product, "/2.17")
    expect(page.locator(".meant h2")).to_contain_text("Buying")
    page.context.close()


def test_from_chapter_to_chapter_by_contents_and_next(browser: Browser, product: str) -> None:
    page = open_rules(browser, product, "")
    page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Deadline").click()
    expect(page.locator("h1")).to_have_text("Deadline")
    expect(page.locator("h1")).to_be_focused()
    page.get_by_role("link", name="Next: Co-operative").click()
    expect(page.locator("h1")).to_have_text("Co-operative")
    expect(page.locator(".boards figure")).to_have_count(4)
    page.context.close()


def test_on_a_phone_the_contents_fold_away_when_a_chapter_is_chosen(browser: Browser, product: str) -> None:
    page = open_rules(browser, product, "/bounty", phone=True, language="es")
    contents = page.get_by_role("navigation", name="Capítulos")
    expect(contents.get_by_role("link", name="Temas")).to_be_hidden()
    contents.locator("summary").tap()
    contents.get_by_role("link", name="Temas").tap()
    expect(page.locator("h1")).to_have_text("Temas")
    expect(contents.get_by_role("link", name="Temas")).to_be_hidden()
    page.context.close()


def test_1_14_what_goes_together_comes_from_the_server_and_is_left_out_without_it(browser: Browser, product: str) -> None:
    page = open_rules(browser, product, "/together")
    expect(page.locator("#rules-combinations")).to_be_visible()
    page.route("**/api/modes", lambda route: route.fulfill(status=404, json={"code": "bad_request", "params": {}}))
    page.reload()
    expect(page.locator(".rules-page .lead")).to_be_visible()
    expect(page.locator("#rules-combinations")).to_have_count(0)
    page.context.close()


def test_a_chapter_that_cannot_be_fetched_is_asked_for_again(browser: Browser, product: str) -> None:
    page = open_rules(browser, product, "/themes")
    page.context.set_offline(True)
    page.evaluate("location.hash = '#/rules/powers'")
    expect(page.locator(".rules-page [role=status]")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".rules-page .lead")).to_be_visible(timeout=10_000)
    page.context.close()
