"""People who play Deadline: one packet card a round, and, where several share a screen, the curtain between them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.person import WAIT, ByKeyboard, ByMouse, ByTouch, Person


class Drafting(Person):
    """Saves a packet card where the money buys none."""

    def finish(self) -> None:
        """Take a card of the packet first; let money go that is left."""
        save = self.page.locator(".packet .save")
        if save.count():
            self.does(lambda: self.press(save.first))
        self.does(self._end)

    def _end(self) -> None:
        self.press(self.main())
        if self.page.locator(".warning").count():
            self.press(self.focused("end"))


class DraftingByMouse(Drafting, ByMouse):
    """With a mouse."""


class DraftingByTouch(Drafting, ByTouch):
    """With a finger."""


class DraftingByKeyboard(Drafting, ByKeyboard):
    """With keys alone."""


class Sharing(DraftingByMouse):
    """Several people in one: whoever's name the curtain says opens it and plays."""

    def __init__(self, page: Page, address: str, names: list[str]) -> None:
        """People of these names, by seat."""
        super().__init__(page, address)
        self.names = names
        self.seat = 0
        self.opened: list[int] = []
        """Whose curtain was opened, one after the other."""

    def phase(self) -> str:
        """What the page is for, once the right person looks at it."""
        self.page.wait_for_selector('.curtain, main.table:not([data-phase="watch"]), main.end-page', timeout=WAIT)
        curtain = self.page.locator(".curtain")
        if curtain.count():
            title = curtain.locator("h1").inner_text()
            self.seat = next(seat for seat, name in enumerate(self.names) if name in title)
            self.opened.append(self.seat)
            self.press(curtain.get_by_role("button"))
            curtain.wait_for(state="detached", timeout=WAIT)
        return super().phase()

    def hints(self, seat: int = 0) -> list[dict[str, Any]]:
        """The best words of the hand of whoever looks."""
        return super().hints(seat or self.seat)
