"""The pricing model: what a card should cost, from its score, its letters and its abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .reader import Entry


def price(card: Entry, model: Entry) -> float:
    """The model's price of an offer card in cents; KeyError names what `data/pricing.toml` says nothing about."""
    letters = card["letters"]
    ease = model["letter"][letters] if len(letters) == 1 else model["two_letter"] + model["pair"].get(letters, 0)
    abilities = sum(_worth(ability, card, model) * _chance(ability, card, model) for ability in card["abilities"])
    return float(model["base"] + model["per_score"] * card["score"] + ease + abilities)


def _worth(ability: Entry, card: Entry, model: Entry) -> float:
    """Cents that the ability is worth if it always works."""
    value = model["value"]
    match ability:
        case {"do": "score_per", "of": of, "amount": n}:
            return float(value["score"] * n * model["expected"][of + (f"_above_{ability['above']}" if "above" in ability else "")])
        case {"do": "multiply_word" | "multiply_card"}:
            return _multiplier(ability, card["score"], value)
        case {"do": "trash"}:
            return _trash(ability, value)
        case {"do": "gain", "max_cost": cost}:
            return float(value["gain"] * cost * (value["gain_restricted"] if "kinds" in ability else 1))
        case {"do": "flush_offer", "piles": piles}:
            return float(value["flush_offer"] + value["flush_offer_more"] * (piles - 1))
        case {"do": "discount", "amount": n, "kinds": kinds}:
            return float(n * sum(model["discount"][kind] for kind in kinds))
        case {"do": "read_as" | "attack" as do}:
            return float(model[do][ability["mode" if do == "read_as" else "kind"]] * ability.get("amount", 1))
        case {"do": "fame_per", "of": of, "per": per, "amount": n}:
            return float(value["fame_per"] * n * model["expected"][f"deck_{of}"] / per)
        case _:
            return float(value[ability["do"]] * ability.get("amount", ability.get("count", 1)))


def _multiplier(ability: Entry, score: int, value: Entry) -> float:
    """Every time more than the first counts."""
    times = ability["by"] - 1
    match ability.get("target"):
        case None:
            return float(value["multiply_word"] * times)
        case "self":
            return float(value["multiply_self"] * times * score)
        case target:
            return float(value[f"multiply_{target}"] * times + (value["then_trash"] if ability.get("then_trash") else 0))


def _trash(ability: Entry, value: Entry) -> float:
    reward = ability.get("reward")
    gained = value[reward["do"]] * reward["amount"] if reward else 0
    if ability["from"] != ["self"]:
        return float(value["trash"] * ability["count"] + gained * value["trash_reward"])
    return float(gained * value["trash_self_reward"] if ability.get("may") else value["trash_self"])


def _chance(ability: Entry, card: Entry, model: Entry) -> float:
    """Share of plays in which the ability works: a word multiplier's conditions are met more often, because players bend words to them."""
    chance = 1.0
    for condition in ability.get("when", ()):
        key, rate = _rate(condition, card["letters"], model["rate"])
        chance *= model["strong"].get(key, min(0.95, rate * 1.6)) if ability["do"] == "multiply_word" else rate
    return chance


def _rate(condition: Entry, letters: str, rates: Entry) -> tuple[str, float]:
    match condition:
        case {"is": "first" | "last" as place}:
            end = letters if letters in rates[place] else letters[0 if place == "first" else -1]
            return place, rates[place][end]
        case {"is": "same_letter_again" as key}:
            return key, rates[key][letters]
        case {"is": "beside", "of": "same_letter"}:
            return "same_letter_beside", rates["same_letter_beside"][letters]
        case {"is": "beside", "of": "letter", "letter": letter}:
            return "letter_beside", rates["letter_beside"][f"{letters}_{letter}"]
        case {"is": "word_length"}:
            bound = "min" if "min" in condition else "max"
            key = f"word_length_{bound}_{condition[bound]}"
        case {"is": "beside", "of": of}:
            key = f"beside_{of}" + ("_both" if condition.get("both") else "")
        case {"is": "count", "of": of, "min": least}:
            key = f"count_{of}_{least}"
        case _:
            key = condition["is"]
    return key, rates[key]
