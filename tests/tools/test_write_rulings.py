"""Every clause of the rules and every decision of the catalogue has a test, and the page of rulings says which."""

from __future__ import annotations

import pytest

from paperback.abilities.rulings import ruling
from paperback.catalogue.library import load
from tools.write_rulings import PAGE, clauses, page, proofs

CLAUSES = [clause for section in clauses().values() for clause in section]


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_has_a_test(clause: str) -> None:
    assert proofs().get(clause), f"no test is named test_{clause.replace('.', '_')}_…"


def test_no_clause_is_left_out() -> None:
    last = {"1": 14, "2": 17, "3": 5, "4": 6, "5": 11, "6": 4, "7": 8, "8": 4, "9": 3, "10": 6, "11": 4, "12": 13, "13": 3, "14": 6}
    last["catalogue"] = 23
    assert [f"{section}.{number}" for section, most in last.items() for number in range(1, most + 1)] == CLAUSES


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m tools.write_rulings"


def test_card_details_point_at_clauses_that_are_listed() -> None:
    assert {clause for card in load().faces for clause in ruling(card)} <= set(CLAUSES)


def test_a_test_of_two_clauses_stands_with_both() -> None:
    places = {clause: [place.split("::")[1] for place in found] for clause, found in proofs().items()}
    assert "test_12_7_and_12_8_limits" in places["12.7"]
    assert "test_12_7_and_12_8_limits" in places["12.8"]
