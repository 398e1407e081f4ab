"""What is wrong with a page as it is: accessibility, text cut off, controls too small, a sideways scroll."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.screens import PHONE, WIDE
from tests.browser.test_screens import MEASURES, RULES, axe


def seen_as(browser: Browser, size: str, language: str) -> BrowserContext:
    """A wide window or a phone, in a language, where scripts of ours may look at the page."""
    phone = size == "phone"
    return browser.new_context(
        viewport=PHONE if phone else WIDE, has_touch=phone, locale=language, bypass_csp=True, reduced_motion="reduce", color_scheme="light"
    )


def faults(page: Page, *, contrast: bool = True) -> dict[str, Any]:
    """Every fault by what it is; contrast is looked at by day and by night, if wanted."""
    page.wait_for_timeout(60)
    found: dict[str, Any] = {what: fault for what, script in MEASURES.items() if (fault := page.evaluate(script))}
    for scheme, rules in (("light", RULES), ("dark", ["color-contrast"])) if contrast else ():
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
        if wrong := axe(page, rules):
            found[scheme] = wrong
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found
