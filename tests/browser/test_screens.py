"""Every screen and state, day and night, in three languages, wide and on a phone: accessible, nothing cut off, no sideways scroll."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.screens import PHONE, WIDE, Visitor

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
CUT = """() => [...document.querySelectorAll('button, a, label, legend, summary, h1, h2, h3, th, td, select, .seat, .counts, .ability .t')]
    .filter((el) => el.checkVisibility() && !el.closest('.vh, .cover') && !el.matches('.card') && !el.classList.contains('vh'))
    .filter((el) => el.scrollWidth > el.clientWidth + 2 && el.clientWidth > 0 && getComputedStyle(el).display !== 'inline')
    .map((el) => el.outerHTML.slice(0, 120))"""
SMALL = """() => innerWidth > 760 ? [] : [...document.querySelectorAll('button, select, input, a.btn, summary')]
    .filter((el) => el.checkVisibility({ visibilityProperty: true }))
    .map((el) => [el, (el.closest('label') ?? el).getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
    .map(([el, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${el.outerHTML.slice(0, 90)}`)"""
MEASURES = {
    "cut off": CUT,
    "too small to touch": SMALL,
    "askew": "() => document.documentElement.scrollWidth - document.documentElement.clientWidth",
}


def axe(page: Page, rules: list[str]) -> list[Any]:
    """What axe finds on the page as it is."""
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    result = page.evaluate("rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })", rules)
    return [(v["id"], [node["html"][:160] for node in v["nodes"][:3]]) for v in result["violations"]]


@pytest.mark.parametrize(
    ("size", "language"),
    [(size, language) for language in ("en", "es", "pt") for size in ("wide", "phone")],
)
def test_every_screen(browser: Browser, product: str, size: str, language: str) -> None:
    """Axe finds nothing by day, nor wrong contrast by night; no text is wider than its control, and the page never scrolls sideways."""
    phone = size == "phone"
    context = browser.new_context(
        viewport=PHONE if phone else WIDE, has_touch=phone, locale=language, bypass_csp=True, reduced_motion="reduce", color_scheme="light"
    )
    page = context.new_page()
    faults: dict[str, Any] = {}
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" and "404" not in message.text else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))

    def look(name: str) -> None:
        page.wait_for_timeout(60)
        faults.update({f"{name}: {what}": fault for what, script in MEASURES.items() if (fault := page.evaluate(script))})
        for scheme, rules in (("light", RULES), ("dark", ["color-contrast"])) if language == "en" else ():
            page.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
            if found := axe(page, rules):
                faults[f"{name}, {scheme}"] = found

    Visitor(page, product, look).all()
    context.close()
    assert faults == {}
    assert wrong == []
