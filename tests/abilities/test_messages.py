"""The whole vocabulary can be said in every language, with every value that a parameter may take."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from paperback.abilities.language import LANGUAGES, Message
from paperback.abilities.messages import conditions, effect
from paperback.abilities.vocabulary import CONDITIONS, EFFECTS, Score, WordLength
from paperback.abilities.wording import full, icon, short
from paperback.catalogue.library import read
from paperback.catalogue.reader import read_ability
from paperback.catalogue.schema import Schema
from paperback.engine.card import Ability, At, Card, Kind

SETS = read("vocabulary")["sets"]
SAMPLES: dict[str, list[Any]] = {
    "int": [1, 2, 4],
    "bool": [True],
    "letter": ["T"],
    "list:letters": [["S", "SH"]],
    "list:kinds": [[kind] for kind in SETS["kinds"]] + [SETS["kinds"]],
    "list:zones": [[zone] for zone in SETS["zones"]] + [["hand", "discard"]],
    "reward": [{"do": "score", "amount": 2}, {"do": "draw", "amount": 1}, {"do": "draw", "amount": 2}],
}


def every(definition: dict[str, Any]) -> list[dict[str, Any]]:
    """Every way to fill in the parameters of a condition or an effect."""
    axes = []
    for name, kind in definition.get("params", {}).items():
        plain = kind.removesuffix("?")
        values = [{name: value} for value in SAMPLES.get(plain) or SETS[plain]]
        axes.append([*values, {}] if kind.endswith("?") else values)
    return [{key: value for part in parts for key, value in part.items()} for parts in product(*axes)]


def sound(ability: dict[str, Any]) -> bool:
    """Whether the catalogue's check lets the ability pass."""
    return not list(Schema(read("vocabulary")).abilities([ability], "X", module=True))


EFFECT_CASES = [
    {"at": read("vocabulary")["effect"][name]["at"][0], "do": name, **params, **may}
    for name in EFFECTS
    for params in every(read("vocabulary")["effect"][name])
    for may in ({}, {"may": True})
]
CONDITION_CASES = [
    {"at": "score", "do": "score", "amount": 2, "when": [{"is": name, **params}]}
    for name in CONDITIONS
    for params in every(read("vocabulary")["condition"][name])
]
CASES = [case for case in (*EFFECT_CASES, *CONDITION_CASES) if sound(case)]


def test_the_cases_reach_the_whole_vocabulary() -> None:
    assert {case["do"] for case in CASES} == set(EFFECTS)
    assert {condition["is"] for case in CASES for condition in case.get("when", ())} == set(CONDITIONS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_that_a_card_may_say_is_said(code: str) -> None:
    for case in CASES:
        for letters in ("S", "TH"):
            card = Card(key="x", kind=Kind.LETTER, letters=letters, abilities=(read_ability(case),))
            line, text = short(card, code), full(card, code)
            assert line == line.strip() != "", case
            assert text[0] == text[0].upper(), text
            assert text.endswith("."), text
            assert not {"{", "}"} & set(line + text), text
            assert icon(card)


def test_no_two_different_abilities_have_the_same_full_text() -> None:
    for code in LANGUAGES:
        said: dict[str, Ability] = {}
        for case in CASES:
            ability = read_ability(case)
            text = full(Card(key="x", kind=Kind.LETTER, letters="S", abilities=(ability,)), code)
            assert said.setdefault(text, ability) == ability, text


def test_a_card_without_letters_earns_only_when_it_is_applied() -> None:
    ability = Ability(At.SCORE, Score(1))
    assert conditions(ability, Card(key="x", kind=Kind.COMMON)) == [Message.of("condition:applied")]
    assert conditions(ability, Card(key="x", kind=Kind.COMMON, letters="E")) == []


def test_word_length_is_said_as_its_bound() -> None:
    def said(condition: WordLength) -> list[Message]:
        return conditions(Ability(At.SCORE, Score(1), (condition,)), Card(key="x", kind=Kind.LETTER, letters="S"))

    assert said(WordLength(min=7)) == [Message.of("condition:word_length.min", n=7)]
    assert said(WordLength(max=5)) == [Message.of("condition:word_length.max", n=5)]


def test_an_effect_names_its_template_and_its_numbers() -> None:
    assert effect(Score(2), "S") == Message.of("effect:score", n=2)
