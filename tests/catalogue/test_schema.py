"""Abilities are checked against the vocabulary file, and that file against the typed vocabulary."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from paperback.abilities.vocabulary import CONDITIONS, EFFECTS
from paperback.catalogue.library import load, read
from paperback.catalogue.schema import Schema, disagreements


def found(*abilities: dict[str, Any]) -> list[str]:
    """What is wrong with these abilities of a card called X."""
    return list(Schema(read("vocabulary")).abilities(list(abilities), "X"))


SCORE = {"at": "score", "do": "score", "amount": 2}


def test_a_sound_ability_passes() -> None:
    assert found(SCORE, {**SCORE, "when": [{"is": "beside", "of": "letter", "letter": "T", "both": True}]}) == []


@pytest.mark.parametrize(
    ("ability", "message"),
    [
        ({"at": "score", "do": "sing"}, "X, ability 1: no effect 'sing' on cards"),
        ({"at": "game_end", "do": "fame", "amount": 1}, "X, ability 1: no effect 'fame' on cards"),
        ({**SCORE, "at": "buy"}, "X, ability 1: score works in score, not in 'buy'"),
        ({"at": "score", "do": "score"}, "X, ability 1, score: amount is missing"),
        ({**SCORE, "amount": 0}, "X, ability 1, score: amount = 0 is not int"),
        ({**SCORE, "amount": True}, "X, ability 1, score: amount = True is not int"),
        ({**SCORE, "colour": 1}, "X, ability 1, score: colour is unknown"),
        ({**SCORE, "may": False}, "X, ability 1: `may` is written only when true"),
        ({**SCORE, "may": True}, "X, ability 1: score cannot be declined"),
        ({"at": "draw", "do": "keep", "count": 1}, "X, ability 1: keep is always optional, say `may = true`"),
        ({**SCORE, "when": []}, "X, ability 1: leave `when` out if there is no condition"),
        ({**SCORE, "when": [{"is": "raining"}]}, "X, ability 1: no condition 'raining' on cards"),
        ({**SCORE, "when": [{"is": "typo_taken"}]}, "X, ability 1: no condition 'typo_taken' on cards"),
        ({**SCORE, "when": [{"is": "word_length"}]}, "X, ability 1: word_length has either min or max"),
        ({**SCORE, "when": [{"is": "word_length", "min": 2, "max": 9}]}, "X, ability 1: word_length has either min or max"),
        ({**SCORE, "when": [{"is": "beside", "of": "wild", "letter": "T"}]}, "X, ability 1: letter goes with beside of letter"),
        ({**SCORE, "when": [{"is": "beside", "of": "letter"}]}, "X, ability 1: letter goes with beside of letter"),
        (
            {**SCORE, "when": [{"is": "beside", "of": "letter", "letter": "TH"}]},
            "X, ability 1, beside: letter = 'TH' is not letter",
        ),
        ({**SCORE, "when": [{"is": "count", "of": "hats", "min": 1}]}, "X, ability 1, count: of = 'hats' is not counted"),
        (
            {"at": "build", "may": True, "do": "read_as", "mode": "listed", "cards": "self"},
            "X, ability 1: forms go with mode listed",
        ),
        (
            {"at": "build", "may": True, "do": "read_as", "mode": "listed", "cards": "self", "forms": ["q"]},
            "X, ability 1, read_as: forms = ['q'] is not list:letters",
        ),
        (
            {"at": "build", "may": True, "do": "read_as", "mode": "doubled", "cards": "self", "limit": 1},
            "X, ability 1: a limit goes with other cards than self",
        ),
        (
            {"at": "resolve", "do": "trash", "from": ["self", "hand"], "count": 1},
            "X, ability 1: self stands alone in from",
        ),
        ({"at": "resolve", "do": "trash", "from": ["self"], "count": 2}, "X, ability 1: a card trashes itself once"),
        ({"at": "resolve", "do": "trash", "from": [], "count": 1}, "X, ability 1, trash: from = [] is not list:zones"),
        (
            {"at": "resolve", "do": "trash", "from": ["hand"], "count": 1, "reward": {"do": "keep", "count": 1}},
            "X, ability 1, trash: reward = {'do': 'keep', 'count': 1} is not reward",
        ),
        (
            {"at": "score", "do": "multiply_card", "target": "self", "by": 2, "then_trash": True},
            "X, ability 1: then_trash goes with target neighbour",
        ),
        (
            {"at": "score", "do": "multiply_card", "target": "neighbour", "by": 2, "then_trash": False},
            "X, ability 1, multiply_card: then_trash = False is not bool",
        ),
        (
            {"at": "resolve", "do": "attack", "kind": "word_tax"},
            "X, ability 1: fewer_cards, word_tax and fame_surcharge have an amount, other attacks none",
        ),
    ],
)
def test_a_fault_is_named(ability: dict[str, Any], message: str) -> None:
    assert message in found(ability)


def test_the_vocabulary_file_and_the_typed_vocabulary_agree() -> None:
    assert list(disagreements(read("vocabulary"))) == []


def test_each_disagreement_is_named() -> None:
    vocabulary = copy.deepcopy(read("vocabulary"))
    vocabulary["steps"].pop()
    del vocabulary["condition"]["first"]
    vocabulary["effect"]["sing"] = {"at": ["score"]}
    vocabulary["effect"]["draw"]["params"] = {"amount": "int?"}
    vocabulary["rules"]["always_may"].remove("keep")
    assert list(disagreements(vocabulary)) == [
        "steps of the vocabulary differ from At",
        "condition first is only in the typed vocabulary",
        "effect sing is only in vocabulary.toml",
        "effect draw: vocabulary.toml says {'amount': 'int?'}, the dataclass {'amount': 'int'}",
        "always_may differs from the optional effects ['borrow_letter', 'copy_neighbour', 'keep', 'read_as', 'redraw', 'split_word']",
    ]


def test_every_condition_and_effect_is_printed_on_some_card() -> None:
    abilities = [ability for card in load().faces for ability in card.abilities]
    assert {type(ability.do) for ability in abilities} == set(EFFECTS.values())
    assert {type(condition) for ability in abilities for condition in ability.when} == set(CONDITIONS.values())


def test_what_is_never_copied_is_what_the_vocabulary_says() -> None:
    names = {kind: name for name, kind in EFFECTS.items()}
    not_copied = set(read("vocabulary")["rules"]["not_copied"])
    for card in load().faces:
        for ability in card.abilities:
            trashes_itself = getattr(ability.do, "zones", ()) == ("self",)
            assert ability.do.copied is not (names[type(ability.do)] in not_copied or trashes_itself), card.key
