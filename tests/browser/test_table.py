"""What a person can rely on at the table: one test for each thing, each on a game of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from tests.browser.person import ByKeyboard, ByMouse
from tests.browser.screens import PHONE, WIDE

SEED = "typewriter"
"""Deals T, M, N and two wilds, with an E for all to use."""

SIZES: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in (
        (1920, 1080),
        (1440, 900),
        (1366, 768),
        (1280, 720),
        (1180, 820),
        (820, 1180),
        (430, 932),
        (390, 844),
        (360, 740),
        (844, 390),
    )
]


@pytest.fixture
def person(page: Page, product: str) -> ByMouse:
    """A person whose turn it is, in the first round."""
    page.emulate_media(reduced_motion="reduce")
    ines = ByMouse(page, product)
    ines.open(settings={"first_seat": 0}, seed=SEED)
    expect(ines.table()).to_have_attribute("data-phase", "word")
    return ines


def laid(person: ByMouse) -> None:
    """The best word lies on the roller."""
    person.lay(person.hints()[0])
    expect(person.main()).not_to_have_attribute("aria-disabled", "true")


def hand(page: Page) -> list[str]:
    """The hand as it lies, by card id."""
    return [str(place.get_attribute("data-card")) for place in page.locator(".hand .place").all()]


def drag(page: Page, what: Locator, to: Locator, across: float = 0.5) -> None:
    """Drag with the mouse, to a part of the way across."""
    a, z = what.bounding_box(), to.bounding_box()
    assert a
    assert z
    page.mouse.move(a["x"] + a["width"] / 2, a["y"] + a["height"] / 2)
    page.mouse.down()
    page.mouse.move(z["x"] + z["width"] * across, z["y"] + z["height"] / 2, steps=6)
    page.mouse.up()


def test_d80_a_double_click_plays_once(person: ByMouse) -> None:
    """The second click of a pair does nothing."""
    laid(person)
    version = int(person.table().get_attribute("data-version") or 0)
    person.does(lambda: person.main().dblclick())
    expect(person.table()).not_to_have_attribute("data-phase", "word")
    assert int(person.table().get_attribute("data-version") or 0) == version + 1


def test_d77_nothing_is_lost_while_the_line_is_cut(person: ByMouse, context: BrowserContext) -> None:
    """A banner stands, commands wait, what is written stays and is judged afterwards; then the game goes on."""
    laid(person)
    word = person.page.locator(".verdict .w").inner_text()
    context.set_offline(True)
    banner = person.page.locator(".banner")
    expect(banner).to_be_visible()
    version = person.table().get_attribute("data-version")
    person.main().click(force=True)
    person.page.wait_for_timeout(200)
    expect(person.table()).to_have_attribute("data-version", version or "")
    person.page.keyboard.press("Escape")
    person.page.keyboard.type(word)
    expect(person.page.locator(".word .slot")).to_have_count(len(word))
    context.set_offline(False)
    expect(banner).to_have_count(0)
    expect(person.page.locator(".verdict .w")).to_have_text(re.compile(word, re.IGNORECASE))
    expect(person.page.locator(".word .slot")).to_have_count(0)
    person.does(lambda: person.main().click())


def test_d11_the_order_of_the_hand_stays(person: ByMouse) -> None:
    """Through moving, a word laid and taken back, and loading the page again."""
    page = person.page
    before = hand(page)
    page.locator(".hand .place .card").first.focus()
    page.keyboard.press("ArrowRight")
    moved = [before[1], before[0], *before[2:]]
    assert hand(page) == moved
    page.keyboard.press("ArrowRight")
    moved = [before[1], before[2], before[0], *before[3:]]
    assert hand(page) == moved
    expect(person.focused(f"hand-{before[0]}")).to_be_focused()
    page.reload()
    expect(page.locator(".hand .place").first).to_be_visible()
    assert hand(page) == moved


def test_cards_can_be_dragged_into_the_word_and_back(person: ByMouse) -> None:
    """With the mouse; nothing is doubled, nothing lost."""
    page = person.page
    first, second = hand(page)[:2]
    for card in (first, second):
        drag(page, page.locator(f'.hand [data-card="{card}"]'), page.locator(".word"))
    expect(page.locator(".word .tile")).to_have_count(2)
    drag(page, page.locator(f'.word [data-card="{second}"]'), page.locator(f'.word [data-card="{first}"]'), 0.2)
    expect(page.locator(".word .tile").first).to_have_attribute("data-card", second)
    drag(page, page.locator(f'.word [data-card="{first}"]'), page.locator(".hand .cards"))
    expect(page.locator(".word .tile")).to_have_count(1)
    assert sorted(hand(page)) == sorted(set(hand(page)))


def test_keys_write_walk_and_take_back(person: ByMouse) -> None:
    """Letters, Backspace, arrows through the spellings, Escape, Space."""
    page = person.page
    text = person.hints()[0]["text"]
    page.keyboard.type(text)
    shown = page.locator(".verdict .w")
    expect(shown).to_have_text(re.compile(text, re.IGNORECASE))
    page.keyboard.press("Backspace")
    expect(shown).to_have_text(re.compile(f"^{text[:-1]}$", re.IGNORECASE))
    page.keyboard.press("Escape")
    expect(page.locator(".word .tile")).to_have_count(0)
    orders = set()
    for _ in range(8):
        page.keyboard.press("Space")
        orders.add(tuple(hand(page)))
    assert len(orders) > 1


def test_tab_walks_the_spellings_and_then_goes_on(person: ByMouse) -> None:
    """The E is the common card or a wild; after the last spelling, Tab moves the focus as everywhere."""
    page = person.page
    page.keyboard.type("MET")
    count = page.locator(".verdict .alt")
    expect(count).to_contain_text("1 of")
    spellings = int(re.findall(r"\d+", count.inner_text())[1])
    for nth in range(2, spellings + 1):
        page.keyboard.press("Tab")
        expect(count).to_contain_text(f"{nth} of {spellings}")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('button, a')")


def test_enter_plays_a_word_that_was_clicked(person: ByMouse) -> None:
    """A click on a card does not keep Enter for that card: it plays the word, then buys the basket."""
    laid(person)
    person.does(lambda: person.page.keyboard.press("Enter"))
    expect(person.table()).to_have_attribute("data-phase", "shop")
    person.page.locator('.market .card[data-state~="afford"]').first.click()
    person.does(lambda: person.page.keyboard.press("Enter"))
    expect(person.page.locator(".basket")).to_contain_text("bought")


def test_a_card_left_before_its_text_was_shown_is_not_told_about(person: ByMouse) -> None:
    """The text that appears on hover does not come up over the page one went to."""
    person.page.clock.install()
    person.page.goto(f"{person.address}#/cards")
    person.page.locator(".cards-page .card").first.hover()
    person.page.goto(f"{person.address}#/rules")
    expect(person.page.locator(".rules-page")).to_be_visible()
    person.page.clock.run_for(1000)
    expect(person.page.locator(".detail")).to_have_count(0)


def test_a_placed_wild_takes_another_letter(person: ByMouse) -> None:
    """From the keys with focus on it, and from its dialog."""
    page = person.page
    wild = page.locator(".hand .place").filter(has=page.locator(".wild")).first
    card = wild.get_attribute("data-card")
    wild.locator("button").click()
    tile = page.locator(f'.word [data-card="{card}"]')
    tile.locator("button").focus()
    page.keyboard.press("q")
    expect(tile.locator(".letters")).to_have_text("Q")
    tile.locator("button").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="S", exact=True).press("Enter")
    expect(tile.locator(".letters")).to_have_text("S")
    expect(tile.locator("button")).to_be_focused()


def test_14_5_a_word_is_taken_back_and_what_was_seen_is_not(person: ByMouse) -> None:
    """Undo puts the word back on the roller; after a purchase that uncovered a card it says why not."""
    page = person.page
    before = sorted(hand(page))
    hint = next(hint for hint in person.hints() if len(hint["text"]) < 7)
    person.lay(hint)
    person.does(lambda: person.main().click())
    undo = page.get_by_role("button", name="Undo", exact=True)
    if person.phase() == "shop" and undo.get_attribute("aria-disabled") != "true":
        person.does(undo.click)
        expect(person.table()).to_have_attribute("data-phase", "word")
        assert sorted(hand(page)) == before
        expect(page.locator(".verdict .w")).to_have_text(hint["text"])
        person.does(lambda: person.main().click())
    page.locator('.market .card[data-state~="afford"]').first.click()
    person.does(lambda: person.main().click())
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#why-not")).to_contain_text("something new")


def test_money_that_could_buy_something_is_warned_of_once(person: ByMouse) -> None:
    """The first "End turn" warns, the second ends."""
    person.write()
    while person.phase() == "ask":
        person.answer()
    person.main().click()
    expect(person.page.get_by_role("alert").filter(has_text="lost at the end")).to_be_visible()
    person.main().click()
    expect(person.page.locator(".warning")).to_have_count(0)
    person.does(lambda: person.main().click())


def test_14_2_a_curtain_hides_the_hand_between_two_people(page: Page, product: str) -> None:
    """Nothing of either hand is in the page while the screen is handed over."""
    ines = ByMouse(page, product)
    seats = [{"kind": "human", "name": name, "colour": colour} for name, colour in (("Ines", "teal"), ("Otis", "gold"))]
    ines.open(seats=seats, settings={"first_seat": 1})
    expect(page.get_by_role("heading", name="Otis is next")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(0)
    page.get_by_role("button", name="I am Otis").click()
    expect(page.locator(".hand .place")).to_have_count(5)
    page.get_by_role("button", name="Pass").click()
    ines.phase()
    expect(page.locator(".curtain")).to_have_count(0)
    page.locator(".act .main").click()
    expect(page.get_by_role("heading", name="Ines is next")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(0)


def test_every_card_says_what_it_is(person: ByMouse) -> None:
    """Names that read well: letters, score, cost, ability, state."""
    names = [card.inner_text().split("\n")[0] for card in person.page.locator(".market .card .vh").all()]
    assert len(names) >= 14
    assert all(re.search(r"cost|custa|cuesta|Fame|common", name) for name in names), names
    person.write()
    while person.phase() == "ask":
        person.answer()
    expect(person.page.get_by_role("button", name=re.compile("you can buy it")).first).to_be_visible()


def test_the_language_is_chosen_and_remembered(person: ByMouse) -> None:
    """Every text changes at once, card texts too, and stays after loading the page again."""
    page = person.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("pt")
    expect(page.get_by_role("heading", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Misturar")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    page.reload()
    expect(page.get_by_role("button", name="Misturar")).to_be_visible()
    expect(page.locator(".market .card .vh").first).to_contain_text("custa")


def test_others_are_told_to_those_who_listen(page: Page, product: str) -> None:
    """The live region says what the computer did and whose turn it is."""
    ines = ByKeyboard(page, product)
    ines.open(settings={"first_seat": 0})
    for _ in range(2):
        ines.skip()
        ines.main().click()
        ines.phase()
    expect(page.locator('[role="status"][aria-live="polite"]').first).to_contain_text(re.compile("Rex wrote|Rex passed|your turn"))
    expect(page.locator(".log")).to_contain_text("Rex")


def test_the_theme_follows_the_system_until_one_is_chosen(person: ByMouse) -> None:
    """Night by the system, day by choice."""
    page = person.page
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_label("Light").select_option("light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_the_whole_table_is_in_view(browser: Browser, product: str, size: ViewportSize) -> None:
    """On every usual window market, word, hand and the main button are seen without scrolling the page."""
    context = browser.new_context(viewport=size, locale="en")
    ines = ByMouse(context.new_page(), product)
    ines.open(settings={"first_seat": 0}, seed=SEED)
    ines.lay(ines.hints()[0])
    for part in (".market .card", ".word .tile", ".hand .cards", ".act .main"):
        expect(ines.page.locator(part).first).to_be_in_viewport(ratio=0.95)
    assert ines.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert ines.page.evaluate("document.documentElement.scrollHeight") <= size["height"] + 4
    context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_text_at_twice_its_size_never_scrolls_sideways(browser: Browser, product: str, size: ViewportSize) -> None:
    """And the hand stays within reach."""
    context = browser.new_context(viewport=size, locale="en")
    ines = ByMouse(context.new_page(), product)
    ines.open(settings={"first_seat": 0})
    ines.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert ines.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    ines.page.locator(".hand .place .card").first.click()
    expect(ines.page.locator(".word .tile")).to_have_count(1)
    context.close()
