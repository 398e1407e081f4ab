"""Hero actions and enemy cards in words."""

from __future__ import annotations

import pytest

from paperback.abilities.language import LANGUAGES
from paperback.catalogue.spy import spy_novel
from paperback.catalogue.spy_wording import action_text, enemy_text


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_is_said_in_sentences(code: str) -> None:
    said = [action_text(action.key, code, upgraded=better) for action in spy_novel().actions for better in (False, True)]
    said += [text for enemy in spy_novel().enemies for text in enemy_text(enemy.key, code)]
    for text in said:
        assert text[0] == text[0].upper()
        assert text.endswith(".")
        assert not {"{", "}"} & set(text)


def test_12_9_an_action_and_its_upgrade() -> None:
    assert action_text("safe-house", "en", upgraded=False) == "Move to a touching card; draw 1 more card for your next hand."
    assert action_text("counterintel", "en", upgraded=True) == (
        "Move to a touching card; move a cube from any card to an empty square of this action; remove a cube from any card. "
        "When you upgrade it: empty its squares, and for each cube that was there remove a cube from any card."
    )
    assert action_text("on-the-move", "pt", upgraded=True) == (
        "Mova-se até 3 vezes, cada vez para uma carta vizinha. "
        "De forma permanente: você também pode comprar cartas de fama livres vizinhas à sua."
    )


def test_12_3_an_enemy_card_has_a_text_for_each_row() -> None:
    assert [len(enemy_text(enemy.key, "es")) for enemy in spy_novel().enemies] == [len(enemy.rows) for enemy in spy_novel().enemies]
    (offensive,) = enemy_text("enemy-on-the-offensive", "es")
    assert offensive == (
        "El enemigo avanza 1 carta en sentido horario; pones un cubo en la carta del enemigo; "
        "pones un cubo en una casilla vacía de Contraespionaje; si están todas llenas, en la carta del enemigo."
    )
    assert enemy_text("enemy-evade-a-tail", "en") == ("The enemy moves 3 cards clockwise and leaves a cube on every card it comes to.",)


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError, match="enemy-nobody"):
        enemy_text("enemy-nobody", "en")
    with pytest.raises(KeyError, match="sleep"):
        action_text("sleep", "en", upgraded=False)
