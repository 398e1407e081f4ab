"""The check of the whole catalogue: `python -m paperback.catalogue.check`.

Prints what is wrong, one line each, and exits with 1; prints one line of counts and exits with 0 when the catalogue is sound.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

from .check_boards import board_problems
from .check_modules import module_cards, module_problems
from .library import BOARDS, MODULE_SETS, OFFER_SETS, SETS, read
from .pricing import price
from .schema import ALPHABET, Schema, disagreements

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .reader import Entry

_KINDS = {
    "starting": "starting",
    "vowels": "vowel",
    "letters": "letter",
    "bigrams": "two_letter",
    "fame": "fame",
    "commons": "common",
    "attacks": "attack",
    "unlockables": "letter",
}
"""The kind of the cards in each file."""

_COPIES = {"starting": 60, "vowels": 8, "letters": 66, "bigrams": 20, "fame": 28, "commons": 6, "attacks": 11, "unlockables": 22}
"""Physical cards in each file."""

_LENGTHS = {"vowels": {1}, "letters": {1}, "bigrams": {2}, "attacks": {1, 2}, "unlockables": {1}, "commons": {0, 1}, "starting": {0, 1}}
"""Letters on a card of each file."""

_FAME_PILES = {"fame-5": (5, 0, 4, 10), "fame-8": (8, 0, 7, 10), "fame-11": (11, 0, 10, 5), "fame-17": (17, 0, 15, 3)}
"""Cost, score, Fame and number of cards of each pile."""

_FAME_SIZES = {1: (4, 4, 2, 1), 2: (4, 4, 2, 1), 3: (6, 6, 3, 2), 4: (8, 8, 4, 2), 5: (10, 10, 5, 3)}
"""Cards in play in each pile, by number of players (rules 1.5)."""

_MOST_SCORE = 5
_DECK = 10
_PRICED = (*OFFER_SETS, "attacks", "unlockables")
_ONE_USE = {"at": "resolve", "do": "trash", "from": ["self"], "count": 1}
_SEPARATE_PILES = {3: "3", 4: "4", 5: "5", 6: "6", 7: "7", 8: "8-10", 9: "8-10", 10: "8-10"}
_UNEVEN = 2
"""How much larger the largest offer pile may be than the smallest."""


def read_tables() -> dict[str, Entry]:
    """All files of the catalogue as plain tables, by name."""
    return {name: read(name) for name in (*SETS, *MODULE_SETS, *BOARDS, "vocabulary", "pricing", "facts")}


def problems(tables: Mapping[str, Entry]) -> list[str]:
    """Everything that is wrong with these tables, one sentence each; none for a sound catalogue."""
    if found := [*disagreements(tables["vocabulary"]), *_missing(tables)] or [*_cards(tables)]:
        return found  # what follows reads the cards and would only repeat the complaints
    parts = (_copies, _starting, _offer, _fame, _commons, _unlocks, _prices, _facts, module_problems, board_problems)
    return [problem for part in parts for problem in part(tables)]


def _missing(tables: Mapping[str, Entry]) -> Iterator[str]:
    for name in SETS:
        wanted = ("id", "kind", "pile", "title", "genre") if name == "fame" else ("id", "kind", "letters", "score", "copies", "abilities")
        for card in tables[name]["card"]:
            for key in (*wanted, *(("cost",) if name in _PRICED else ())):
                if key not in card:
                    yield f"{card.get('id', f'a card of {name}')}: {key} is missing"


def _cards(tables: Mapping[str, Entry]) -> Iterator[str]:
    schema = Schema(tables["vocabulary"])
    modules = [*_named(tables), *(card for cards in module_cards(tables).values() for card in cards)]
    uses = Counter(entry["id"] for entry in (*(card for name in SETS for card in tables[name]["card"]), *modules))
    for key, number in uses.items():
        if number > 1:
            yield f"{key}: the id is used {number} times"
        if key != key.lower() or not key.replace("-", "").isalnum() or not key.isascii():
            yield f"{key}: ids are lower case letters, digits and hyphens"
    for entry in modules:
        yield from _provenance(entry, entry["id"])
    for name in SETS:
        for card in tables[name]["card"]:
            yield from _provenance(card, card["id"])
            if card["kind"] != _KINDS[name]:
                yield f"{card['id']}: kind is {card['kind']}, in {name} it is {_KINDS[name]}"
            if name != "fame":
                yield from _printed(card, name)
                yield from schema.abilities(card["abilities"], card["id"])


def _named(tables: Mapping[str, Entry]) -> Iterator[Entry]:
    """What has an id in the modules' files without being a card of a set."""
    yield from tables["genres"]["genre"]
    yield from tables["coop"]["layout"]
    yield from tables["spy_novel"]["hero_action"]
    yield from tables["spy_novel"]["enemy_card"]


def _provenance(entry: Entry, where: str) -> Iterator[str]:
    origin = entry.get("provenance")
    if origin not in ("documented", "partial", "designed"):
        yield f"{where}: provenance {origin!r} is not documented, partial or designed"
    if origin in ("documented", "partial") and not entry.get("sources"):
        yield f"{where}: what is {origin} names its sources"


def _printed(card: Entry, name: str) -> Iterator[str]:
    where, letters = card["id"], card["letters"]
    if type(card["copies"]) is not int or card["copies"] < 1:
        yield f"{where}: copies is a positive whole number"
    if type(card["score"]) is not int or card["score"] not in range(_MOST_SCORE + 1):
        yield f"{where}: score {card['score']} is not in 0 to {_MOST_SCORE}"
    if len(letters) not in _LENGTHS[name] or not set(letters) <= ALPHABET:
        yield f"{where}: letters {letters!r} do not belong in {name}"
    if card.get("wild") and (letters or card["abilities"] or card["score"]):
        yield f"{where}: a wild has no letters, no score and no abilities"


def _copies(tables: Mapping[str, Entry]) -> Iterator[str]:
    for name, expected in _COPIES.items():
        found = sum(card.get("copies", 1) for card in tables[name]["card"])
        if found != expected:
            yield f"{name}: {found} cards instead of {expected}"


def _starting(tables: Mapping[str, Entry]) -> Iterator[str]:
    starting = tables["starting"]
    known = {card["id"] for card in starting["card"]}
    for name, deck in starting["deck"].items():
        size = len(deck["fixed"]) + deck["wilds"] + deck.get("random_per_deck", 0)
        if size != deck["size"] or size != _DECK:
            yield f"deck {name}: {size} cards instead of {_DECK}"
        for key in ("fixed", "upgraded", "random"):
            for card in deck.get(key, ()):
                if card not in known:
                    yield f"deck {name}: no card {card}"
            if key in deck and len(set(deck[key])) != starting["max_players"]:
                yield f"deck {name}: {key} names five different cards"


def _offer(tables: Mapping[str, Entry]) -> Iterator[str]:
    for name in _PRICED:
        low, high = (2, 2) if name == "vowels" else (3, 10)
        for card in tables[name]["card"]:
            if type(card["cost"]) is not int or not low <= card["cost"] <= high:
                yield f"{card['id']}: cost {card['cost']} is not in {low} to {high}"
            attacks = sum(ability["do"] == "attack" for ability in card["abilities"])
            if attacks != (1 if name == "attacks" else 0):
                yield f"{card['id']}: one attack on each attack card, none on others"
    if left := ALPHABET - {card["letters"] for card in tables["letters"]["card"]}:
        yield f"letters: every letter has a letter card except {', '.join(sorted(left))}"
    for card in tables["vowels"]["card"]:
        if card["letters"] not in "AEIOU" or card["score"] != 2 or card["abilities"] != [_ONE_USE]:  # noqa: PLR2004 - the printed score
            yield f"{card['id']}: a vowel with score 2 that can be used once"
    piles = Counter[str]()
    for card in (*tables["letters"]["card"], *tables["bigrams"]["card"]):
        piles[_SEPARATE_PILES.get(card["cost"], "other")] += card["copies"]
    if max(piles.values()) - min(piles.values()) > _UNEVEN:
        yield f"offer: the separate piles are uneven, {dict(sorted(piles.items()))}"


def _fame(tables: Mapping[str, Entry]) -> Iterator[str]:
    fame = tables["fame"]
    piles = {pile["id"]: (pile["cost"], pile["score"], pile["fame"], pile["cards"]) for pile in fame["pile"]}
    for name, wanted in _FAME_PILES.items():
        if piles.get(name) != wanted:
            yield f"fame: pile {name} is {_row(wanted)} (cost, score, Fame, cards), not {_row(piles.get(name, ()))}"
    covers = Counter(card["pile"] for card in fame["card"])
    for pile in fame["pile"]:
        yield from _provenance(pile, pile["id"])
        if covers[pile["id"]] != pile["cards"]:
            yield f"{pile['id']}: {covers[pile['id']]} covers instead of {pile['cards']}"
    sizes = {row["players"]: tuple(row[name] for name in _FAME_PILES) for row in fame["pile_sizes"]}
    for players, row in _FAME_SIZES.items():
        if sizes.get(players) != row:
            yield f"fame: {players} players use {_row(row)} cards, not {_row(sizes.get(players, ()))}"
    if len({card["title"] for card in fame["card"]}) != len(fame["card"]):
        yield "fame: every cover has its own title"
    for card in fame["card"]:
        if card.get("wild") is not True or card["genre"] not in fame["genres"]:
            yield f"{card['id']}: a Fame card is a wild with a known genre"


def _row(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def _commons(tables: Mapping[str, Entry]) -> Iterator[str]:
    commons = tables["commons"]
    for card in commons["card"]:
        if card.get("fame") != 5:  # noqa: PLR2004 - the printed Fame
            yield f"{card['id']}: a common card is worth 5 Fame"
    names = sorted(card.get("name", card["letters"]) for card in commons["card"])
    if names != ["A", "Dyslexic", "E", "I", "O", "Spacebar"]:
        yield f"commons: A, E, I, O, Spacebar and Dyslexic, not {names}"
    if (commons["used_per_game"], commons["length_track"]["letters"]) != (4, [7, 8, 9, 10]):
        yield "commons: four in a game, won by 7, 8, 9 and 10 letters"


def _unlocks(tables: Mapping[str, Entry]) -> Iterator[str]:
    measures = tables["vocabulary"]["sets"]["measures"]
    seen: set[tuple[str, int]] = set()
    for card in tables["unlockables"]["card"]:
        unlock = card.get("unlock", {})
        if card.get("unlockable") is not True or set(unlock) != {"measure", "at_least"} or unlock["measure"] not in measures:
            yield f"{card['id']}: marked unlockable, with a known measure and at_least"
            continue
        if (unlock["measure"], unlock["at_least"]) in seen:
            yield f"{card['id']}: another card is unlocked by the same"
        seen.add((unlock["measure"], unlock["at_least"]))


def _prices(tables: Mapping[str, Entry]) -> Iterator[str]:
    model = tables["pricing"]
    for name in _PRICED:
        for card in tables[name]["card"]:
            try:
                fair = price(card, model)
            except KeyError as missing:
                yield f"{card['id']}: pricing.toml says nothing about {missing.args[0]!r}"
                continue
            if abs(card["cost"] - fair) > model["tolerance"]:
                yield f"{card['id']}: costs {card['cost']}, the model says {fair:.2f} (tolerance {model['tolerance']})"


def _facts(tables: Mapping[str, Entry]) -> Iterator[str]:
    cards = [card for name in _PRICED for card in tables[name]["card"] if card["provenance"] == "documented"]
    for fact in tables["facts"]["fact"]:
        if sum(all(card[key] == value for key, value in fact.items()) for card in cards) != 1:
            yield f"facts: the documented card {fact['letters']} for {fact['cost']} cents must stay as it is documented"


def main() -> int:
    """Check the catalogue that is shipped; the exit status."""
    tables = read_tables()
    found = problems(tables)
    for problem in found:
        sys.stdout.write(f"{problem}\n")
    modules = sum(map(len, module_cards(tables).values()))  # one card of each
    designs, cards = sum(len(tables[name]["card"]) for name in SETS) + modules, sum(_COPIES.values()) + modules
    sys.stdout.write(f"{len(found)} problems\n" if found else f"{designs} designs, {cards} cards: sound\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
