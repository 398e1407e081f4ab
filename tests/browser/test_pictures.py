"""The pictures of the README: a game that was really played, by day on a wide screen and by night on a phone."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.drafting import DraftingByMouse
from tests.browser.person import ByMouse
from tests.browser.screens import PHONE, WIDE

PICTURES = Path(__file__).parents[2] / "docs" / "screenshots"
ROUNDS, FEW_ROUNDS = 7, 2
SEED = "the final draft"
SEATS = [
    {"name": "Ines", "kind": "human", "colour": "red"},
    {"name": "Otis Vane", "kind": "ai", "colour": "blue", "bot": "author@3"},
    {"name": "Hattie Bloom", "kind": "ai", "colour": "green", "bot": "casual@2"},
    {"name": "Rex Dunmore", "kind": "ai", "colour": "gold", "bot": "casual@3"},
]


def folder_for(name: str, other: Path) -> Path:
    """Pictures are drawn anew when they are missing, or when PAPERBACK_PICTURES is set; else they go elsewhere."""
    folder = PICTURES if os.environ.get("PAPERBACK_PICTURES") or not (PICTURES / name).is_file() else other
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def test_picture_of_the_opponents(browser: Browser, product: str, tmp_path: Path) -> None:
    context = browser.new_context(viewport=WIDE, locale="en", reduced_motion="reduce", color_scheme="light")
    page = ByMouse(context.new_page(), product).page
    page.locator("button.opponent").click()
    page.get_by_role("radio", name="Vera Sable").check(force=True)
    page.evaluate("document.fonts.ready")
    path = folder_for("opponents.png", tmp_path) / "opponents.png"
    page.get_by_role("dialog").screenshot(path=path)
    assert path.stat().st_size > 50_000
    context.close()


@pytest.mark.parametrize(
    ("name", "settings", "people", "size", "light"),
    [
        ("spy-novel.png", {"mode": "spy_novel", "options": {"level": 3}}, 1, WIDE, "dark"),
        ("deadline.png", {"mode": "deadline", "modules": ["genres", "typos"], "first_seat": 0}, 3, WIDE, "light"),
        ("cooperative-phone.png", {"mode": "cooperative", "first_seat": 0}, 2, PHONE, "light"),
    ],
)
def test_pictures_of_modes(
    browser: Browser,
    product: str,
    tmp_path: Path,
    name: str,
    settings: dict[str, Any],
    people: int,
    size: ViewportSize,
    light: Any,
) -> None:
    context = browser.new_context(viewport=WIDE, locale="en", reduced_motion="reduce", color_scheme=light)
    ines = DraftingByMouse(context.new_page(), product) if settings["mode"] == "deadline" else ByMouse(context.new_page(), product)
    ines.open(seats=SEATS[:people], seed=SEED, settings=settings)
    for _ in range(FEW_ROUNDS):
        ines.turn()
    ines.phase()
    ines.page.set_viewport_size(size)
    ines.page.evaluate("document.fonts.ready")
    path = folder_for(name, tmp_path) / name
    ines.page.screenshot(path=path)
    assert path.stat().st_size > 50_000
    context.close()


def test_pictures_of_the_table(browser: Browser, product: str, tmp_path: Path) -> None:
    folder = folder_for("table-phone.png", tmp_path)
    context = browser.new_context(viewport=WIDE, locale="en", reduced_motion="reduce")
    ines = ByMouse(context.new_page(), product)
    page = ines.page
    ines.open(seats=SEATS, seed=SEED, settings={"first_seat": 0})
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
