"""What modules bring to the new-game page and to the table: played by people in the page, accessible, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.person import ByKeyboard, ByMouse, Person
from tests.browser.screens import PHONE, WIDE, Frame, altered
from tests.browser.test_screens import MEASURES, RULES, axe

PEOPLE = [
    {"kind": kind, "name": name, "colour": colour}
    for kind, name, colour in (("human", "Inés Fernández", "red"), ("human", "Otto", "gold"), ("ai", "Rex", "blue"))
]
ALL = ["attacks", "awards", "bounty", "discount", "house_words", "powers", "themes", "typos"]


def sits(who: Person, *modules: str, **options: Any) -> None:
    """Begin a game of two people and a computer with these modules, the first person at the screen."""
    settings = {"modules": list(modules), "options": options, "first_seat": 0}
    made = who.page.request.post(
        f"{who.address}api/games", data={"seats": PEOPLE, "seed": "modules", "lexicon": "en", "settings": settings}
    )
    assert made.status == 201, made.text()
    who.page.goto(f"{who.address}#/game/{made.json()['game']}")
    unveil(who)


def unveil(who: Person) -> None:
    """Raise the curtain."""
    who.press(who.page.locator(".curtain button"))
    expect(who.page.locator(".curtain")).to_have_count(0)
    who.page.wait_for_selector('main.table:not([data-phase="watch"])')


def extra(who: Person, name: str) -> None:
    """Do something beside the usual: on a phone it is in the menu of further actions."""
    own = who.page.locator(f'.act [data-focus="extra-{name}"]')
    if not own.is_visible():
        who.press(who.page.locator(".act .more"))
        own = who.page.locator(f'dialog [data-extra="{name}"]')
    who.press(own)


def letters_at_hand(who: Person) -> str:
    """The letters of the plain cards of the hand: no word of any lexicon in the games of this seed."""
    return "".join("".join(who.page.locator(".hand .place .card:not(.wild) .letters").all_inner_texts()).split())


def propose(who: Person) -> None:
    """Lay letters that no lexicon has, and ask the table to let them count."""
    who.page.keyboard.type(letters_at_hand(who))
    who.press(who.page.locator(".verdict .propose"))


class Visitor(ByMouse):
    """Goes through all that modules add; after each screen, `look` is told its name."""

    def __init__(self, page: Page, address: str, look: Callable[[str], None]) -> None:
        """A visitor who opens the start page."""
        super().__init__(page, address)
        self.look = look

    def new_game(self) -> None:
        """The form with every mode, and every module switched on that goes with it."""
        expect(self.page.locator("details summary")).to_have_count(2)
        for summary in self.page.locator("details summary").all():
            summary.click()
        for mode in self.page.locator('input[name="mode"]').all():
            mode.check(force=True)
            kinds = self.page.locator(".chairs select:not(.colour)")
            if kinds.count() > 1:
                kinds.nth(1).select_option("human")
            off = self.page.locator("details li .tickbox input:enabled:not(:checked)")
            while off.count():
                off.first.check()
            self.look(f"new game, {mode.get_attribute('value')}")

    def everything(self) -> None:
        """All modules at one table; a typo is taken, a word proposed and voted on."""
        sits(self, *ALL, theme_vote=True)
        self.look("all modules")
        shelved = self.page.locator(".shelved")
        if shelved.is_visible():
            shelved.click()
            self.look("what lies on the table")
            self.page.keyboard.press("Escape")
        self.does(lambda: extra(self, "take-typo"))
        self.page.keyboard.type(letters_at_hand(self))
        expect(self.page.locator(".verdict .propose")).to_be_visible()
        self.look("a word to propose")
        self.page.keyboard.press("Escape")
        propose(self)
        unveil(self)
        self.look("vote")
        self.press(self.page.locator(".ask .btn.main"))
        unveil(self)
        expect(self.table()).to_have_attribute("data-phase", "word")

    def theme(self) -> None:
        """A word that is not on the list is claimed, and refused."""
        sits(self, "themes", theme_vote=True)
        self.write()
        self.look("claim")
        self.press(self.page.locator(".ask .abilities .btn").last)
        unveil(self)
        self.press(self.page.locator(".ask .btn:not(.main)"))
        unveil(self)
        expect(self.table()).to_have_attribute("data-phase", "shop")

    def bounty(self) -> None:
        """A hand is shown, a word suggested, laid and rewarded."""
        sits(self, "bounty")
        word = next(hint["text"] for hint in self.hints() if hint["text"].isascii() and " " not in hint["text"])
        self.does(lambda: extra(self, "ask-word"))
        extra(self, "hand-1")
        unveil(self)
        self.look("asked for a suggestion")
        self.page.locator(".suggest input").fill(word)
        self.does(lambda: self.page.locator(".suggest .main").click())
        if self.page.locator(".suggest").count():
            self.press(self.page.locator(".suggest .btn:not(.main)"))
        unveil(self)
        self.look("suggestions")
        self.press(self.page.locator(".suggested .btn", has_text="Otto").first)
        self.ready()
        self.does(lambda: self.press(self.main()))

    def hindered(self) -> None:
        """Attacks are in force, alternates cost less, the power redraws, a letter lies beside the hand."""

        def change(frame: Frame) -> None:
            view = frame["view"]
            card = view["parts"]["powers"]["powers"][0]["card"]
            limits = [{"seat": 0, "by": 2, "card": card, "kind": kind, "amount": 1} for kind in ("no_wilds", "fewer_cards", "word_tax")]
            view["parts"]["attacks"]["limits"] = limits
            view["mine"]["question"]["barred"] = [one for one in view["mine"]["hand"] if one["card"] == "start-wild"]
            view["mine"]["question"]["beside"] = [{"id": 900, "card": "power-plagiarism"}]
            view["mine"]["question"]["readings"] = [{"id": 900, "card": "power-plagiarism", "letters": ["E", "R"]}]
            card["card"] = "power-ghost-writer"
            pile = view["market"]["piles"][1]
            view["parts"]["discount"]["tokens"] = [{"id": one["id"], "tokens": 1} for one in pile["alternates"]]

        sits(self, "attacks", "discount", "powers")
        with altered(self.page, change):
            unveil(self)
            self.look("attacked")
            extra(self, "redraw")
            self.look("redraw")

    def all(self) -> None:
        """Everything, one after the other."""
        self.new_game()
        self.everything()
        self.theme()
        self.bounty()
        self.hindered()


@pytest.mark.parametrize(
    ("size", "language"),
    [(size, language) for language in ("en", "es", "pt") for size in ("wide", "phone")],
)
def test_every_screen_of_modules(browser: Browser, product: str, size: str, language: str) -> None:
    """Axe finds nothing by day, nor wrong contrast by night; no text is wider than its control, and the page never scrolls sideways."""
    phone = size == "phone"
    context = browser.new_context(
        viewport=PHONE if phone else WIDE, has_touch=phone, locale=language, bypass_csp=True, reduced_motion="reduce", color_scheme="light"
    )
    page = context.new_page()
    faults: dict[str, Any] = {}

    def look(name: str) -> None:
        page.wait_for_timeout(60)
        faults.update({f"{name}: {what}": fault for what, script in MEASURES.items() if (fault := page.evaluate(script))})
        for scheme, rules in (("light", RULES), ("dark", ["color-contrast"])) if language == "en" else ():
            page.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
            if found := axe(page, rules):
                faults[f"{name}, {scheme}"] = found

    visitor = Visitor(page, product, look)
    visitor.all()
    context.close()
    assert faults == {}
    assert visitor.errors == []


def test_4_3_a_house_word_is_proposed_voted_on_and_played_by_keyboard_alone(page: Page, product: str) -> None:
    me = ByKeyboard(page, product)
    sits(me, "house_words", "themes", theme_vote=True)
    propose(me)
    unveil(me)
    expect(page.get_by_role("timer")).to_be_visible()
    me.press(page.get_by_role("button", name="Yes", exact=True))
    unveil(me)
    page.keyboard.press("Escape")
    page.keyboard.type(letters_at_hand(me))
    me.ready()
    me.does(lambda: page.keyboard.press("Enter"))
    me.press(page.locator(".ask .abilities .btn").first)
    expect(me.table()).to_have_attribute("data-phase", "shop")


def test_1_14_the_form_offers_only_what_goes_together(page: Page, product: str) -> None:
    me = ByMouse(page, product)
    page.get_by_text("Add to it").click()
    house = page.get_by_role("checkbox", name="House words")
    expect(house).to_be_disabled()
    page.locator(".chairs select:not(.colour)").nth(1).select_option("human")
    house.check()
    page.get_by_role("checkbox", name="Awards").check()
    page.get_by_role("radio", name="Co-operative").check(force=True)
    expect(page.get_by_role("checkbox", name="Awards")).to_have_count(0)
    expect(house).to_be_checked()
    page.get_by_label("Layout").select_option("Tower")
    page.locator(".chairs select:not(.colour)").nth(1).select_option("ai")
    expect(house).not_to_be_checked()
    me.begin()
    facts = page.request.get(f"{product}api/games/{me.game}").json()
    assert (facts["settings"]["mode"], facts["settings"]["modules"]) == ("cooperative", [])
    assert ["fame_layout", "tower"] in facts["settings"]["options"]
    page.goto(f"{product}#/")
    expect(page.get_by_role("radio", name="Co-operative")).to_be_checked()
    expect(page.get_by_label("Layout")).to_have_value("tower")


def test_1_14_a_whole_game_with_every_module_that_one_person_can_play(page: Page, product: str) -> None:
    me = ByMouse(page, product)
    modules = [module for module in (*ALL, "genres") if module != "house_words"]
    me.open(seed="everything", lexicon="en", settings={"modules": sorted(modules), "fame_piles": "short", "first_seat": 0})
    taken = 0
    for _ in range(80):
        if me.phase() == "word" and page.locator('[data-focus="extra-take-typo"]').count() and not taken:
            me.does(lambda: extra(me, "take-typo"))
            taken = 1
        if not me.turn():
            break
    expect(page.locator("main.end-page")).to_be_visible()
    expect(page.get_by_text("Award:")).to_be_visible()
    assert me.errors == []
