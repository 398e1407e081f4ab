"""What cards earn can be measured again."""

from __future__ import annotations

import json

import pytest

from paperback.bots.greedy import Greedy
from paperback.bots.speller import Spellers
from paperback.catalogue.library import load
from paperback.engine.card import Kind
from paperback.lexicon import arrays
from paperback.lexicon import load as load_lexicon
from tools import write_uses


def test_the_file_says_how_it_was_made() -> None:
    made = json.loads(write_uses.TARGET.read_text("utf-8"))["made"]
    assert (made["by"], made["seed"], made["hands"]) == ("python -m tools.write_uses", write_uses.SEED, write_uses.HANDS)


def test_dear_letters_and_pairs_earn_more_than_plain_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_uses, "HANDS", 60)
    monkeypatch.setattr(write_uses, "GAMES", 4)
    words = load_lexicon("en")
    hands = write_uses.hands(words, Greedy(Spellers(words).of(write_uses.VOCABULARY)))
    assert len(hands) == 60
    earned = write_uses.measure(arrays.load(words, level=write_uses.VOCABULARY), hands, "en")
    assert earned.keys() == {card.key for card in load().faces if card.kind not in {Kind.POWER, Kind.AWARD, Kind.THEME}}
    assert earned["pair-er-3-plain"] > earned["letter-r-3-plain"] > earned["start-r"]
