"""The catalogue's abilities against `data/vocabulary.toml`, and that file against the typed vocabulary."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from typing import TYPE_CHECKING

from paperback.abilities.vocabulary import CONDITIONS, EFFECTS
from paperback.engine.card import At, Effect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .reader import Entry

ALPHABET = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


class Schema:
    """What may stand in an ability, as `data/vocabulary.toml` says it."""

    def __init__(self, vocabulary: Entry) -> None:
        """Take the tables of the file."""
        self._sets = vocabulary["sets"]
        self._rules = vocabulary["rules"]
        self._conditions = vocabulary["condition"]
        self._effects = vocabulary["effect"]

    def abilities(self, abilities: list[Entry], where: str, *, module: bool = False) -> Iterator[str]:
        """What is wrong with the abilities of the card called `where`, one sentence each; some words are for a module's cards only."""
        for number, ability in enumerate(abilities, 1):
            yield from self._ability(ability, f"{where}, ability {number}", module)

    def conditions(self, conditions: list[Entry], where: str, *, module: bool = False) -> Iterator[str]:
        """What is wrong with the conditions that stand at `where`, one sentence each."""
        for condition in conditions:
            yield from self._condition(condition, where, module)

    def _ability(self, ability: Entry, where: str, module: bool) -> Iterator[str]:
        effect = ability.get("do")
        definition = self._effects.get(effect)
        if definition is None or (definition.get("module") and not module):
            yield f"{where}: no effect {effect!r} on cards"
            return
        if ability.get("at") not in definition["at"]:
            yield f"{where}: {effect} works in {' or '.join(definition['at'])}, not in {ability.get('at')!r}"
        yield from self._parameters(definition, ability, {"at", "when", "may", "do"}, f"{where}, {effect}")
        yield from self._permission(ability, where)
        yield from self._combination(ability, where)
        if ability.get("when") == []:
            yield f"{where}: leave `when` out if there is no condition"
        yield from self.conditions(ability.get("when", []), where, module=module)

    def _permission(self, ability: Entry, where: str) -> Iterator[str]:
        effect, may = ability["do"], ability.get("may")
        if may not in (None, True):
            yield f"{where}: `may` is written only when true"
        if effect in self._rules["always_may"] and not may:
            yield f"{where}: {effect} is always optional, say `may = true`"
        if may and effect not in (*self._rules["always_may"], *self._rules["can_decline"]):
            yield f"{where}: {effect} cannot be declined"

    @staticmethod
    def _combination(ability: Entry, where: str) -> Iterator[str]:
        match ability:
            case {"do": "read_as", "mode": mode} if ("forms" in ability) != (mode == "listed"):
                yield f"{where}: forms go with mode listed"
            case {"do": "read_as", "cards": "self", "limit": _}:
                yield f"{where}: a limit goes with other cards than self"
            case {"do": "trash", "from": [_, _, *_] as zones} if "self" in zones:
                yield f"{where}: self stands alone in from"
            case {"do": "trash", "from": ["self"], "count": count} if count != 1:
                yield f"{where}: a card trashes itself once"
            case {"do": "multiply_card", "then_trash": True, "target": target} if target != "neighbour":
                yield f"{where}: then_trash goes with target neighbour"
            case {"do": "attack", "kind": kind} if ("amount" in ability) != (kind in ("fewer_cards", "word_tax", "fame_surcharge")):
                yield f"{where}: fewer_cards, word_tax and fame_surcharge have an amount, other attacks none"

    def _condition(self, condition: Entry, where: str, module: bool) -> Iterator[str]:
        name = condition.get("is")
        definition = self._conditions.get(name)
        if definition is None or (definition.get("module") and not module):
            yield f"{where}: no condition {name!r} on cards"
            return
        yield from self._parameters(definition, condition, {"is"}, f"{where}, {name}")
        if name == "word_length" and ("min" in condition) == ("max" in condition):
            yield f"{where}: word_length has either min or max"
        if name == "beside" and ("letter" in condition) != (condition.get("of") == "letter"):
            yield f"{where}: letter goes with beside of letter"

    def _parameters(self, definition: Entry, table: Entry, fixed: set[str], where: str) -> Iterator[str]:
        expected = definition.get("params", {})
        for name, kind in expected.items():
            if name in table:
                if not self._fits(kind.removesuffix("?"), table[name]):
                    yield f"{where}: {name} = {table[name]!r} is not {kind.removesuffix('?')}"
            elif not kind.endswith("?"):
                yield f"{where}: {name} is missing"
        for name in sorted(set(table) - set(expected) - fixed):
            yield f"{where}: {name} is unknown"

    def _fits(self, kind: str, value: object) -> bool:
        if kind.startswith("list:"):
            return isinstance(value, list) and bool(value) and all(self._fits(kind.removeprefix("list:"), item) for item in value)
        match kind:
            case "int":
                return type(value) is int and value > 0
            case "bool":
                return value is True
            case "letter":
                return isinstance(value, str) and len(value) == 1 and value in ALPHABET
            case "letters":
                return isinstance(value, str) and bool(value) and set(value) <= ALPHABET
            case "reward":
                return (
                    isinstance(value, dict)
                    and set(value) == {"do", "amount"}
                    and value["do"] in self._rules["reward_effects"]
                    and self._fits("int", value["amount"])
                )
            case _:
                return value in self._sets[kind]


def disagreements(vocabulary: Entry) -> Iterator[str]:
    """Where `vocabulary.toml` and the dataclasses of `paperback.abilities.vocabulary` differ."""
    if vocabulary["steps"] != [step.name.lower() for step in At]:
        yield f"steps of the vocabulary differ from {At.__name__}"
    for title, typed in (("condition", CONDITIONS), ("effect", EFFECTS)):
        described = vocabulary[title]
        for name in sorted(set(described) ^ set(typed)):
            yield f"{title} {name} is only in {'vocabulary.toml' if name in described else 'the typed vocabulary'}"
        for name in sorted(set(described) & set(typed)):
            expected = described[name].get("params", {})
            found = {"from" if f.name == "zones" else f.name: _kind(f) for f in fields(typed[name])}
            wanted = {parameter: _shape(kind) for parameter, kind in expected.items()}
            if found != wanted:
                yield f"{title} {name}: vocabulary.toml says {wanted}, the dataclass {found}"
    optional = {name for name, effect in EFFECTS.items() if effect.optional}
    if optional != set(vocabulary["rules"]["always_may"]):
        yield f"always_may differs from the optional effects {sorted(optional)}"


def _shape(kind: str) -> str:
    plain = kind.removesuffix("?")
    base = "list" if plain.startswith("list:") else plain if plain in ("int", "bool") else "effect" if plain == "reward" else "str"
    return base + kind.removeprefix(plain)


def _kind(field: Field[object]) -> str:
    """The dataclass field in the vocabulary's words; annotations are strings because of the postponed evaluation."""
    names = {"tuple[str, ...]": "list", f"{Effect.__name__} | None": "effect"}
    annotation = str(field.type)
    return names.get(annotation, annotation) + ("" if field.default is MISSING else "?")
