"""The clauses that a card's detail points at."""

from __future__ import annotations

import pytest

from paperback.abilities.rulings import ruling
from paperback.catalogue.library import load


@pytest.mark.parametrize(
    ("key", "clauses"),
    [
        ("letter-t-3-plain", ()),
        ("start-wild", ("2.2", "2.11")),
        ("fame-5-murder-at-margin-house", ("2.2", "2.11", "3.1", "3.2")),
        ("pair-th-4-plain", ("2.2", "2.5")),
        ("common-e", ("1.9", "2.6", "2.7")),
        ("common-spacebar", ("1.9", "2.6", "2.7", "2.8", "2.10", "8.1", "8.3", "8.4")),
        ("common-dyslexic", ("1.9", "2.2", "2.6", "2.7", "2.8", "2.10", "8.2", "8.4")),
        ("letter-p-5-first", ("2.8", "2.10")),
        ("letter-s-5-no-wild", ("2.8", "2.10", "2.16")),
        ("letter-h-6-copy", ("2.8", "2.10", "2.11")),
        ("letter-j-10-double-word", ("2.10",)),
        ("letter-m-5-trash", ("2.8", "2.9")),
        ("letter-o-4-doubled", ("2.2", "2.5", "2.8")),
        ("letter-c-4-flush-1", ("1.8", "2.8")),
        ("letter-d-7-gain-6", ("2.17",)),
        ("unlock-w-8-triple-neighbour-trash", ("2.9", "2.10", "2.11")),
        ("unlock-g-6-fame-per-5-cards", ("3.2",)),
        ("typo-e", ("6.1", "6.2", "6.4")),
        ("typo-ie", ("2.2", "2.5", "6.1", "6.2", "6.4")),
        ("genre-mystery-e", ("3.2", "7.2", "7.3", "7.4", "7.5")),
        ("genre-science-fiction-l", ("2.8", "2.10", "2.16", "6.1", "7.2", "7.3", "7.4", "7.5")),
        ("power-writers-block", ("2.8", "2.14", "2.16", "10.1", "10.6")),
        ("award-muse", ("10.2", "10.5")),
        ("theme-high-seas", ("10.3", "10.4")),
        ("attack-de-6-no-wilds", ("2.2", "2.5", "2.13", "9.1", "9.2", "9.3")),
    ],
)
def test_ruling(key: str, clauses: tuple[str, ...]) -> None:
    assert ruling(load().card(key)) == clauses


def test_every_card_has_rulings_in_the_order_of_the_rules() -> None:
    for card in load().faces:
        numbers = [tuple(map(int, clause.split("."))) for clause in ruling(card)]
        assert numbers == sorted(set(numbers)), card.key
        assert bool(numbers) is bool(card.abilities or card.wild or len(card.letters) != 1 or card.fame), card.key
