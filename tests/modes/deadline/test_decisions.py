"""What is decided about Deadline together with all that is settled at the end of a round (catalogue decision 11; rules 5.9, 5.10)."""

from __future__ import annotations

from paperback.catalogue.genres import genre_card
from paperback.catalogue.themes import themes
from paperback.engine.commands import Buy
from paperback.engine.events import Bought, Discarded, Drawn
from paperback.modes.deadline.events import RoundShown, RoundStarted
from paperback.modes.genres import cards
from paperback.modes.genres.events import CubesPlaced, GenreFlipped, GenrePrize
from paperback.modes.themes.words import THEME, ThemeTaken
from paperback.modes.typos.commands import TakeTypo
from paperback.modes.typos.events import TypoReceived
from paperback.testing import Table
from tests.modes.deadline.drafts import draft, finish, packet, save
from tests.modes.genres.laid import moment

GAIN = "letter-d-7-gain-6"
SETTLED = (RoundShown, Bought, TypoReceived, ThemeTaken, GenrePrize, Discarded, Drawn, RoundStarted)


def one_cube_short(table: Table, seat: int) -> int:
    """Turn all but the last genre card of a seat over, and fill that one; say which it is."""
    *first, last = cards.held(table.state, seat)
    for card in first:
        moment(table, seat).say(GenreFlipped(seat, card))
    for _ in range(genre_card(table.keys([last])[0]).spaces):
        moment(table, seat).say(CubesPlaced(seat, (last,)))
    return last


def test_5_9_claims_come_before_typos_the_theme_genre_prizes_the_discard_and_the_draw() -> None:
    table = draft("C/20 A T S B", modules=("genres", "themes", "typos"), options={"genre_choice": "draw"}, draw="R S L N T", seed="order 1")
    other = table.at(1)
    other.me.hand, other.me.draw = other.me.hand + other.me.draw, []
    one_cube_short(table, 0)
    listed = themes()[THEME.of(table.state).theme].words["en"]
    other.spell(min(listed, key=lambda word: (len(word), word)))
    finish(other)
    table.do(TakeTypo())
    table.lay("C/20 A T")
    table.answer(" ".join(table.options))
    table.decline()
    table.buy("fame-5")
    save(table, packet(table)[0])
    table.done()
    order = [type(event) for event in table.events if isinstance(event, SETTLED)]
    assert list(dict.fromkeys(order)) == list(SETTLED)


def test_catalogue_11_a_gain_takes_a_packet_card_a_saved_card_or_a_fame_card_that_is_cheap_enough() -> None:
    dear, cheap = "letter-k-10-double-both-draw-1", "letter-t-3-plain"
    table = draft(f"{GAIN} A T S B", packets=[f"{dear} {cheap}"], saved=["letter-h-3-beside-t letter-a-8-draw-2"])
    table.lay(f"{GAIN} A")
    table.use(GAIN)
    fame = table.keys([table.state.market.fame[0][-1]])
    assert sorted(table.options) == sorted([cheap, "letter-h-3-beside-t", *fame])
    table.answer(cheap)
    assert (table.discard, table.purse) == ([cheap], 3)
    assert table.refusal(Buy(table.view().parts["deadline"].packet[0].id)) == "not_on_sale"
