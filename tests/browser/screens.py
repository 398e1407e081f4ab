"""Every screen and state of the client, each reached in the page itself; questions and ends come as altered frames of a real game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.browser.person import ByMouse

Frame = dict[str, Any]
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
POSITION = (
    "hand=start-r,letter-m-3-draw-1,pair-th-4-plain,vowel-a-2,start-wild,E:2&common=common-e&mark=6&lexicon=en&beside=power-stuck-key"
    "&offer=letter-o-7-double-neighbour,fame-5-rockets-over-rustwater,pair-st-3-plain&money=12"
)
"""What the page of analysis is looked at with."""


FIVE = [
    {"kind": kind, "name": name, "colour": colour}
    for kind, name, colour in (
        ("human", "Inés Fernández", "red"),
        ("ai", "Hattie Longfellow", "blue"),
        ("ai", "Rex", "green"),
        ("ai", "Maximiliano", "gold"),
        ("ai", "Mabel", "violet"),
    )
]


@contextmanager
def altered(page: Page, change: Callable[[Frame], None]) -> Iterator[None]:
    """What the server says of the game, with a change."""

    def answer(route: Route) -> None:
        response = route.fetch()
        frame = response.json()
        change(frame)
        route.fulfill(response=response, json=frame)

    page.route("**/frame?*", answer)
    page.reload()
    expect(page.locator("main")).to_be_visible()
    yield
    page.unroute("**/frame?*")


def asks_for_cards(frame: Frame) -> None:
    """An ability asks to trash a card of the hand."""
    mine = frame["view"]["mine"]
    ability = {"card": mine["hand"][0], "of": "letter-m-5-trash", "ability": 0, "effect": "trash", "may": True}
    mine["question"] = {"ask": "choose_cards", "options": mine["hand"], "at_least": 0, "at_most": 1, "ability": ability, "effect": "trash"}


def asks_for_a_sale(frame: Frame) -> None:
    """An ability asks to take a card of the market."""
    mine, market = frame["view"]["mine"], frame["view"]["market"]
    ability = {"card": mine["hand"][0], "of": "letter-m-5-trash", "ability": 0, "effect": "gain", "may": False}
    options = [{"id": pile["top"]["id"], "card": pile["top"]["card"]} for pile in market["piles"]]
    mine["question"] = {"ask": "choose_cards", "options": options, "at_least": 1, "at_most": 1, "ability": ability, "effect": "gain"}


def asks_for_an_order(frame: Frame) -> None:
    """Cards that were looked at go back in an order."""
    mine = frame["view"]["mine"]
    ability = {"card": mine["hand"][0], "of": "letter-n-6-look-5", "ability": 0, "effect": "look", "may": False}
    mine["question"] = {"ask": "arrange", "cards": mine["hand"][1:4], "ability": ability}


def asks_which_ability(frame: Frame) -> None:
    """Two abilities wait."""
    mine = frame["view"]["mine"]
    abilities = [{"card": card, "of": "letter-m-5-trash", "ability": 0, "effect": "trash", "may": True} for card in mine["hand"][:2]]
    mine["question"] = {"ask": "choose_ability", "abilities": abilities}


def others_play(frame: Frame) -> None:
    """It is somebody else's turn."""
    frame["view"]["active"] = 1
    frame["view"]["mine"]["question"] = None


def is_over(frame: Frame) -> None:
    """The game is over."""
    seats = frame["view"]["seats"]
    fame = [seat["fame"] for seat in seats]
    frame["view"]["outcome"] = {"reason": "fame_piles", "fame": fame, "commons": [0, 0], "places": [1, 1], "winners": [0, 1]}


class Visitor(ByMouse):
    """Goes through all screens; after each, `look` is told its name."""

    def __init__(self, page: Page, address: str, look: Callable[[str], None]) -> None:
        """A visitor who opens the start page."""
        super().__init__(page, address)
        self.look = look

    def go(self, link: str) -> None:
        """Open a page of the client."""
        self.page.goto(f"{self.address}#/{link}")

    def pages(self) -> None:
        """The pages outside a game."""
        expect(self.page.locator("details summary")).to_have_count(2)
        for summary in self.page.locator("details summary").all():
            summary.click()
        self.look("start")
        self.page.locator(".opt input").last.check(force=True)
        self.look("start, another edition")
        self.page.locator("button.opponent").first.click()
        self.look("start, opponents")
        self.page.keyboard.press("Escape")
        for place in ("rules", "rules/9.2", "rules/genres", "rules/layouts", "rules/spy_novel", "rules/together"):
            self.go(place)
            expect(self.page.locator(".rules-page .lead")).to_be_visible()
            self.look(place)
        self.go("cards")
        self.look("cards")
        self.analysis()
        self.go("achievements")
        expect(self.page.locator("main li")).to_have_count(22)
        self.look("achievements")
        self.go("game/nowhere")
        expect(self.page.locator("h1")).to_be_visible()
        self.look("no such game")

    def analysis(self) -> None:
        """A position by hand: a word that can be played, one that cannot, the cards to choose from."""
        self.go(f"analysis?{POSITION}&text=threat")
        expect(self.page.locator(".best tbody tr")).not_to_have_count(0)
        expect(self.page.locator(".one .total")).to_be_visible()
        self.look("analysis")
        self.page.locator(".one input").fill("zqx")
        expect(self.page.locator(".one .no")).to_be_visible()
        self.look("analysis, no word")
        self.page.locator("form.adding button").last.click()
        expect(self.page.locator("dialog .card")).not_to_have_count(0)
        self.look("analysis, cards to choose from")
        self.page.keyboard.press("Escape")

    def steps(self) -> None:
        """One turn: the word, the shop, the warning."""
        self.open(seats=FIVE, settings={"first_seat": 0, "edition": "classic"})
        self.look("word, nothing laid")
        self.lay(self.hints()[0])
        expect(self.main()).not_to_have_attribute("aria-disabled", "true")
        self.look("word laid")
        self.page.keyboard.press("Escape")
        self.page.keyboard.type("ZQX")
        expect(self.page.locator(".word .slot")).not_to_have_count(0)
        self.look("word that cannot be laid")
        self.page.keyboard.press("Escape")
        wild = self.page.locator(".place .card.wild")
        if wild.count():
            wild.first.click()
            self.look("wild without a letter")
            self.page.locator(".word .card.wild").click()
            self.look("letters of a wild")
            self.page.keyboard.press("Escape")
        self.page.keyboard.press("Escape")
        self.write()
        expect(self.table()).to_have_attribute("data-phase", "shop")
        self.look("shop")
        self.page.locator('.market .card[data-state~="afford"]').first.click()
        self.look("shop with a basket")
        self.page.locator('.market .card[data-state~="basket"]').first.click()
        self.main().click()
        expect(self.page.locator(".warning")).to_be_visible()
        self.look("warning")

    def coach(self) -> None:
        """What the coach says: a nudge, a word, what to buy; and after the turn."""
        self.page.evaluate("localStorage.setItem('paperback.afterwards', 'yes')")
        self.page.reload()
        self.open(seats=FIVE[:2], settings={"first_seat": 0}, hints=1, lexicon="en", seed="coach")
        self.hint()
        self.look("a nudge")
        self.focused("hint-use").click()
        expect(self.page.locator(".hints .w")).to_be_visible()
        self.look("the coach's word")
        self.focused("hint-use").click()
        self.ready()
        self.main().click()
        expect(self.table()).to_have_attribute("data-phase", "shop")
        self.hint()
        self.look("what the coach would buy")
        self.focused("hint-use").click()
        self.main().click()
        expect(self.page.locator('.market .card[data-state~="basket"]')).to_have_count(0)
        self.focused("end").or_(self.main()).last.click()
        if self.page.locator(".warning").count():
            self.focused("end").click()
        expect(self.page.locator(".afterwards")).to_be_visible()
        self.look("what the hand had")
        self.page.evaluate("localStorage.removeItem('paperback.afterwards')")

    def hint(self) -> None:
        """Press the hint button, wherever it is."""
        more = self.page.locator(".act .more")
        if more.is_visible():
            more.click()
            self.page.locator("dialog [data-focus=hint]").click()
        else:
            self.focused("hint").click()
        expect(self.focused("hint-use")).to_be_visible()

    def dialogs(self) -> None:
        """All that opens over the table."""
        for name, opener in {
            "menu": ".bar .ib",
            "a seat's cards": ".seat .open >> nth=1",
            "own cards": ".seat .open >> nth=0",
        }.items():
            self.page.locator(opener).click()
            self.look(name)
            self.page.keyboard.press("Escape")
            expect(self.page.locator("dialog")).to_have_count(0)
        self.page.locator(".bar .ib").click()
        self.page.locator("dialog .links button").last.click()
        self.look("log")
        self.page.keyboard.press("Escape")
        self.page.locator(".bar .ib").click()
        self.page.locator("dialog .links button").first.click()
        self.page.keyboard.type("zzz")
        self.page.keyboard.press("Enter")
        expect(self.page.locator("dialog .no")).to_be_visible()
        self.look("look up")
        self.page.keyboard.press("Escape")

    def questions(self) -> None:
        """What abilities ask, another seat's turn, the end."""
        self.open(settings={"first_seat": 0})
        for change in (asks_for_cards, asks_for_a_sale, asks_for_an_order, asks_which_ability, others_play, is_over):
            with altered(self.page, change):
                self.look(change.__name__)

    def boards(self) -> None:
        """Novels on a board: of all together, and of one against the enemy."""
        self.open(seats=FIVE, settings={"mode": "cooperative", "first_seat": 0})
        self.look("cooperative")
        self.open(seats=FIVE[:1], settings={"mode": "spy_novel", "options": {"level": 4}})
        expect(self.page.locator(".action .does").first).not_to_be_empty()
        self.look("spy novel")

    def curtain(self) -> None:
        """Two people on one screen."""
        seats = [{"kind": "human", "name": name, "colour": colour} for name, colour in (("Ines", "teal"), ("Otis", "gold"))]
        self.open(seats=seats)
        expect(self.page.locator(".curtain")).to_be_visible()
        self.look("curtain")

    def all(self) -> None:
        """Everything."""
        self.pages()
        self.steps()
        self.coach()
        self.dialogs()
        self.questions()
        self.boards()
        self.curtain()
