"""A person at the table: everything goes through the page, as people do it, but for asking which words the hand holds."""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.words import words_of

MOST_TURNS = 80
MOST_ANSWERS = 20
WAIT = 15_000


class Person(ABC):
    """Plays whole games; how words are laid and buttons pressed is the subclass's affair."""

    def __init__(self, page: Page, address: str) -> None:
        """A person who opens the start page."""
        self.page = page
        self.address = address
        self.errors: list[str] = []
        """What went wrong in the page."""
        page.on("pageerror", lambda error: self.errors.append(error.stack or error.message))
        page.add_init_script("localStorage.setItem('paperback.speed', 'instant')")
        page.goto(address)
        expect(page.get_by_role("heading", name="Paperback")).to_be_visible()

    @abstractmethod
    def press(self, what: Locator) -> None:
        """Press a button, card or link."""

    @abstractmethod
    def lay(self, hint: dict[str, Any]) -> None:
        """Lay a word that the hand holds."""

    @property
    def game(self) -> str:
        """The game in view."""
        return self.page.url.rsplit("/", 1)[-1]

    def table(self) -> Locator:
        """The table."""
        return self.page.locator("main.table")

    def focused(self, name: str) -> Locator:
        """The control that takes the focus of this name."""
        return self.page.locator(f'[data-focus="{name}"]')

    def main(self) -> Locator:
        """The main thing to do now."""
        return self.focused("main").last

    def begin(self) -> None:
        """Start the game that the form shows."""
        self.press(self.page.get_by_role("button", name="Start the game"))
        expect(self.table()).to_be_visible(timeout=WAIT)

    def open(self, **new_game: Any) -> None:
        """Begin a game without the form, and look at it."""
        seats = [{"kind": "human", "name": "Ines", "colour": "red"}, {"kind": "ai", "name": "Rex", "colour": "blue"}]
        made = self.page.request.post(f"{self.address}api/games", data={"seats": seats, **new_game})
        assert made.status == 201, made.text()
        self.page.goto(f"{self.address}#/game/{made.json()['game']}")
        expect(self.table()).to_be_visible(timeout=WAIT)

    def phase(self) -> str:
        """What the page is for, once it is this person's turn or the game is over."""
        self.page.wait_for_selector('main.table:not([data-phase="watch"]), main.end-page', timeout=WAIT)
        return (self.table().get_attribute("data-phase") if self.table().count() else None) or "end"

    def hints(self, seat: int = 0) -> list[dict[str, Any]]:
        """The best words of the hand."""
        at, request = f"{self.address}api/games/{self.game}", self.page.request
        view = request.get(f"{at}/frame?seat={seat}").json()["view"]

        def preview(words: Any) -> dict[str, Any]:
            return dict(request.post(f"{at}/preview", data={"seat": seat, "words": words}).json())

        return words_of(view, request.get(at).json()["lexicon"], preview)

    def does(self, act: Any) -> None:
        """Do something that the server accepts, and wait until its frame is shown; others' frames may come before."""
        moves = self.table().get_attribute("data-moves")
        act()
        self.page.wait_for_selector(f'main.table:not([data-moves="{moves}"]), main.end-page', timeout=WAIT)

    def ready(self) -> None:
        """The word laid can be played."""
        self.page.wait_for_selector('.act .main:not([aria-disabled="true"])', timeout=WAIT)
        assert not self.errors

    def write(self) -> None:
        """Make the best word, or pass."""
        hints = self.hints()
        if hints:
            self.lay(hints[0])
            self.ready()
            self.does(lambda: self.press(self.main()))
        else:
            self.does(self.skip)

    def skip(self) -> None:
        """Make no word."""
        self.press(self.page.get_by_role("button", name="Pass"))

    def use(self) -> None:
        """Use an ability that has to be used."""
        self.press(self.must().first)

    def answer(self) -> None:
        """Answer the question asked, with cards where there are any."""
        if self.page.locator(".ask .abilities").count():
            self.does(lambda: self.press(self.page.locator(".ask .abilities .btn").first))
            return
        cards = self.page.locator('.choose .card[data-state~="pick"], .market .card[data-state~="pick"], .genre-choice .pick')
        if cards.count():
            self.press(cards.first)
        self.does(lambda: self.press(self.page.locator(".ask .btn.main")))

    def must(self) -> Locator:
        """An ability that has to be used before the turn can end."""
        return self.page.locator('.right .ticket-use[data-must="true"]')

    def buy(self) -> None:
        """Use what must be used, buy the dearest card there is money for, again and again, then end the turn."""
        while self.must().count():
            self.does(self.use)
            while self.phase() == "ask":
                self.answer()
        for _ in range(MOST_ANSWERS):
            cards = self.page.locator('.market .card[data-state~="afford"]')
            prices = [int(cards.nth(i).get_attribute("data-cost") or 0) for i in range(cards.count())]
            if not prices:
                break
            self.press(cards.nth(prices.index(max(prices))))
            self.does(lambda: self.press(self.main()))
            while (phase := self.phase()) == "ask":
                self.answer()
            if phase != "shop":
                return
        self.finish()

    def finish(self) -> None:
        """Buy nothing more."""
        self.does(lambda: self.press(self.main()))

    def turn(self) -> bool:
        """Play one turn; false when the game is over."""
        for _ in range(MOST_ANSWERS):
            phase = self.phase()
            assert not self.errors
            if phase == "end":
                return False
            if phase == "shop":
                break
            (self.write if phase == "word" else self.answer)()
        self.buy()
        return True

    def play(self) -> int:
        """Play until the game is over: how many turns it took."""
        for turns in range(MOST_TURNS):
            if not self.turn():
                return turns
        msg = f"the game did not end in {MOST_TURNS} turns"
        raise AssertionError(msg)


class ByMouse(Person):
    """Clicks cards into the word."""

    def press(self, what: Locator) -> None:
        """Click."""
        what.click()

    def lay(self, hint: dict[str, Any]) -> None:
        """Click card by card; a wild is told its letter, and another card its other reading."""
        for tile in (tile for word in hint["words"] for tile in word):
            own, common = self.focused(f"hand-{tile['card']}"), self.focused(f"card-{tile['card']}")
            self.press(own if own.count() else common)
            placed = self.page.locator(f'.word [data-card="{tile["card"]}"] .card')
            if "".join("".join(placed.locator(".letters").all_inner_texts()).split()) != tile["letters"]:
                self.press(placed)
                self.press(self.page.locator("dialog").get_by_role("button", name=tile["letters"], exact=True))


class ByTouch(ByMouse):
    """Taps on a phone."""

    def press(self, what: Locator) -> None:
        """Tap."""
        what.tap()

    def skip(self) -> None:
        """Pass, by the menu of further actions."""
        self.press(self.page.locator(".act .more"))
        self.press(self.page.locator("dialog").get_by_role("button", name="Pass"))

    def use(self) -> None:
        """Use an ability, by the menu of further actions."""
        self.press(self.page.locator(".act .more"))
        self.press(self.page.locator('dialog .ticket-use[data-must="true"]').first)


class ByKeyboard(Person):
    """Never touches a mouse: types words, and reaches everything else with Tab."""

    def press(self, what: Locator) -> None:
        """Tab to it, then Enter."""
        self.reach(what)
        self.page.keyboard.press("Enter")

    def reach(self, what: Locator) -> None:
        """Press Tab until it has the focus."""
        expect(what).to_be_visible()
        wanted = what.element_handle()
        for _ in range(150):
            if self.page.evaluate("wanted => document.activeElement === wanted", wanted):
                return
            self.page.keyboard.press("Tab")
        msg = f"Tab does not reach {what}"
        raise AssertionError(msg)

    def lay(self, hint: dict[str, Any]) -> None:
        """Type it, without its accents."""
        self.page.keyboard.type("".join(c for c in unicodedata.normalize("NFD", hint["text"]) if not unicodedata.combining(c)))

    def write(self) -> None:
        """Type the best word and press Enter, wherever the focus was."""
        hints = self.hints()
        if not hints:
            super().write()
            return
        self.lay(hints[0])
        self.ready()
        self.does(lambda: self.page.keyboard.press("Enter"))
