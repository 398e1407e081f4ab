"""The pictures of the README: a game that was really played, by day on a wide screen and by night on a phone."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.person import ByMouse
from tests.browser.screens import PHONE, WIDE

PICTURES = Path(__file__).parents[2] / "docs" / "screenshots"
ROUNDS = 7
SEED = "the final draft"
SEATS = [("Ines", "human", "red"), ("Otis", "ai", "blue"), ("Hattie", "ai", "green"), ("Rex", "ai", "gold")]


def test_pictures_of_the_table(browser: Browser, product: str, tmp_path: Path) -> None:
    """They are drawn anew when they are missing, or when PAPERBACK_PICTURES is set."""
    folder = PICTURES if os.environ.get("PAPERBACK_PICTURES") or not (PICTURES / "table-phone.png").is_file() else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    context = browser.new_context(viewport=WIDE, locale="en", reduced_motion="reduce")
    ines = ByMouse(context.new_page(), product)
    page = ines.page
    seats = [{"name": name, "kind": kind, "colour": colour} for name, kind, colour in SEATS]
    ines.open(seats=seats, seed=SEED, settings={"first_seat": 0})
    for _ in range(ROUNDS):
        ines.turn()
    ines.phase()
    page.keyboard.type(max((hint["text"] for hint in ines.hints()), key=len))
    expect(ines.main()).not_to_have_attribute("aria-disabled", "true")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=folder / "table.png")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.set_viewport_size(PHONE)
    page.screenshot(path=folder / "table-phone.png")
    assert all((folder / name).stat().st_size > 50_000 for name in ("table.png", "table-phone.png"))
    context.close()
