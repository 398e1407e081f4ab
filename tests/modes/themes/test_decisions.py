"""Who may claim a theme (rules 10.3)."""

from __future__ import annotations

import pytest

from paperback.engine.steps import ChooseOption, Shop
from paperback.testing import scenario


@pytest.mark.parametrize(("humans", "asked"), [((0, 1), ChooseOption), ((1, 2), Shop)])
def test_10_3_only_a_person_claims_a_word_that_is_not_listed(humans: tuple[int, ...], asked: type) -> None:
    table = scenario("Q Q Z ? ?", seats=3, modules=("themes",), humans=humans, options={"theme_vote": True})
    table.spell("QQZ")
    assert type(table.question) is asked
