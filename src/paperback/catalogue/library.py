"""The printed catalogue as a `Library`."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources import files

from paperback.engine.library import Library, StartingDeck

from .reader import Entry, read_card

SETS = ("starting", "vowels", "letters", "bigrams", "fame", "commons", "attacks", "unlockables")
"""Files that hold cards; the order numbers the faces."""

OFFER_SETS = ("vowels", "letters", "bigrams")


def read(name: str) -> Entry:
    """One catalogue file as plain tables."""
    return tomllib.loads((files(__package__) / "data" / f"{name}.toml").read_text("utf-8"))


@cache
def load() -> Library:
    """The whole catalogue, read once in each process."""
    tables = {name: read(name) for name in SETS}
    entries = [(name, entry) for name in SETS for entry in _entries(tables, name)]
    cards = tuple(read_card(entry) for _, entry in entries)
    face = {card.key: n for n, card in enumerate(cards)}
    piles = [pile["id"] for pile in tables["fame"]["pile"]]
    return Library(
        faces=cards,
        fingerprint=_fingerprint(),
        starting={name: _starting_deck(deck, face) for name, deck in tables["starting"]["deck"].items()},
        offer=tuple(n for n, (name, _) in enumerate(entries) if name in OFFER_SETS for _ in range(cards[n].copies)),
        fame_piles=tuple(tuple(face[entry["id"]] for entry in tables["fame"]["card"] if entry["pile"] == pile) for pile in piles),
        fame_sizes={row["players"]: tuple(row[pile] for pile in piles) for row in tables["fame"]["pile_sizes"]},
        commons=tuple(face[entry["id"]] for entry in tables["commons"]["card"]),
        commons_in_play=tables["commons"]["used_per_game"],
        track=tuple(tables["commons"]["length_track"]["letters"]),
    )


def _entries(tables: dict[str, Entry], name: str) -> list[Entry]:
    if name != "fame":
        return list(tables[name]["card"])
    piles = {pile["id"]: pile for pile in tables["fame"]["pile"]}
    return [{**{k: piles[entry["pile"]][k] for k in ("cost", "score", "fame")}, **entry} for entry in tables["fame"]["card"]]


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
    for name in SETS:
        digest.update((files(__package__) / "data" / f"{name}.toml").read_bytes())
    return digest.hexdigest()[:16]
