"""The printed catalogue as a `Library`."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from paperback.engine.library import Library, StartingDeck

from .reader import Entry, read_card

if TYPE_CHECKING:
    from paperback.engine.card import Card

SETS = ("starting", "vowels", "letters", "bigrams", "fame", "commons", "attacks", "unlockables")
"""Files that hold the cards of offers and decks; the order numbers the faces."""

OFFER_SETS = ("vowels", "letters", "bigrams")

MODULE_SETS = ("typos", "genres", "powers", "awards", "themes")
"""Files that hold the cards of modules; their faces come after those of `SETS`."""

BOARDS = ("coop", "spy_novel")
"""Files that hold where cards lie and what is played on them."""

GROUPS = ("attacks", "unlockables", *MODULE_SETS)
"""The sets that only a module deals out."""

GENRE_PARTS = ("complete", "passive", "each_cube")
"""When the abilities of a genre's card work, in the order in which the card holds them."""


def read(name: str) -> Entry:
    """One catalogue file as plain tables."""
    return tomllib.loads((files(__package__) / "data" / f"{name}.toml").read_text("utf-8"))


@cache
def load() -> Library:
    """The whole catalogue, read once in each process."""
    tables = {name: read(name) for name in (*SETS, *MODULE_SETS)}
    entries = [(name, entry) for name in tables for entry in _entries(tables, name)]
    cards = tuple(read_card(entry) for _, entry in entries)
    face = {card.key: n for n, card in enumerate(cards)}
    piles = [pile["id"] for pile in tables["fame"]["pile"]]
    return Library(
        faces=cards,
        fingerprint=_fingerprint(),
        starting={name: _starting_deck(deck, face) for name, deck in tables["starting"]["deck"].items()},
        offer=_copies(entries, cards, OFFER_SETS),
        fame_piles=tuple(tuple(face[entry["id"]] for entry in tables["fame"]["card"] if entry["pile"] == pile) for pile in piles),
        fame_sizes={row["players"]: tuple(row[pile] for pile in piles) for row in tables["fame"]["pile_sizes"]},
        commons=tuple(face[entry["id"]] for entry in tables["commons"]["card"]),
        commons_in_play=tables["commons"]["used_per_game"],
        track=tuple(tables["commons"]["length_track"]["letters"]),
        groups={group: _copies(entries, cards, (group,)) for group in GROUPS},
    )


def _copies(entries: list[tuple[str, Entry]], cards: tuple[Card, ...], sets: tuple[str, ...]) -> tuple[int, ...]:
    """A face for every physical card of these sets."""
    return tuple(face for face, (name, _) in enumerate(entries) if name in sets for _ in range(cards[face].copies))


def _entries(tables: dict[str, Entry], name: str) -> list[Entry]:
    match name:
        case "fame":
            piles = {pile["id"]: pile for pile in tables[name]["pile"]}
            return [{**{k: piles[entry["pile"]][k] for k in ("cost", "score", "fame")}, **entry} for entry in tables[name]["card"]]
        case "genres":
            return [genre_card(entry, genre) for genre in tables[name]["genre"] for entry in genre["card"]]
        case "powers" | "awards" | "themes":
            kind = name.removesuffix("s")
            return [{**entry, "kind": kind} for entry in tables[name][kind]]
        case _:
            return list(tables[name]["card"])


def genre_card(entry: Entry, genre: Entry) -> Entry:
    """A genre's card as a card like others: its abilities are those of completion, the lasting ones, those of each cube, in this order."""
    abilities = [ability for part in GENRE_PARTS for ability in entry.get(part, ())]
    return {**entry, "kind": "genre", "name": genre["name"], "abilities": abilities}


def _starting_deck(deck: Entry, face: dict[str, int]) -> StartingDeck:
    return StartingDeck(
        fixed=tuple(face[key] for key in deck["fixed"]),
        wild=face["start-wild"],
        wilds=deck["wilds"],
        upgraded=tuple(face[key] for key in deck.get("upgraded", ())),
        extra=tuple(face[key] for key in deck.get("random", ())),
    )


def _fingerprint() -> str:
    digest = hashlib.sha256()
    for name in (*SETS, *MODULE_SETS, *BOARDS):
        digest.update((files(__package__) / "data" / f"{name}.toml").read_bytes())
    return digest.hexdigest()[:16]
