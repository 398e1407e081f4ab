"""Every condition and effect as a message: the key of its template and what is filled in."""

from __future__ import annotations

from paperback.engine.card import Ability, Card, Condition, Effect, Kind

from . import vocabulary as v
from .language import Listed, Message

_UNBOUNDED = v.WordLength().max


def conditions(ability: Ability, card: Card) -> list[Message]:
    """What must hold for the ability, its place on the table included; ValueError for a condition without wording."""
    return [*_implied(ability, card), *(condition(c, card.letters) for c in ability.when)]


def _implied(ability: Ability, card: Card) -> list[Message]:
    match ability.do:
        case v.ReadAs(only=place) if place:
            return [Message.of(f"condition:{place}")]
        case v.ReadAs() | v.SplitWord():
            return []
        case _:
            return [Message.of("condition:applied")] if card.kind is Kind.COMMON and not card.letters else []


def condition(condition: Condition, letters: str) -> Message:
    """What must hold; `letters` are those of its card."""
    name = f"condition:{_name(condition)}"
    match condition:
        case v.WordLength(min=least, max=most):
            return Message.of(f"{name}.min", n=least) if most == _UNBOUNDED else Message.of(f"{name}.max", n=most)
        case v.ConsonantRun(min=least):
            return Message.of(name, n=least)
        case v.Beside(of=of, letter=letter, both=both):
            return Message.of(f"condition:{'between' if both else 'beside'}.{of}", letters=letters, letter=letter)
        case v.Count(of=of, min=least):
            return Message.of(f"{name}.{of}", n=least)
        case _:
            return Message.of(name, letters=letters)


def outcome(ability: Ability, card: Card) -> Message:
    """What the ability does when its conditions hold."""
    match ability.do:
        case v.Draw(amount=n) if v.HandWithoutWild() in ability.when:
            return Message.of("effect:draw.now", n=n)
        case do:
            return effect(do, card.letters)


def effect(do: Effect, letters: str) -> Message:
    """What the effect does; `letters` are those of its card."""
    name = f"effect:{_name(do)}"
    match do:
        case (
            v.Score(amount=n)
            | v.Draw(amount=n)
            | v.Keep(count=n)
            | v.Look(count=n)
            | v.BuyToTop(count=n)
            | v.FlushOffer(piles=n)
            | v.Redraw(count=n)
            | v.LengthBonus(amount=n)
            | v.Fame(amount=n)
        ):
            return Message.of(name, n=n)
        case v.ScorePer(of=of, amount=n, above=above):
            each = Message.of(f"each:{of}")
            return Message.of(f"{name}.above", n=n, each=each, above=above) if above else Message.of(name, n=n, each=each)
        case v.MultiplyCard(target=target, by=by, then_trash=gone):
            return Message.of(f"{name}.{target}{'.trash' if gone else ''}", by=by, times=_times(by))
        case v.MultiplyWord(by=by):
            return Message.of(name, by=by, times=_times(by))
        case v.Trash():
            return _trash(do, letters)
        case v.Gain(max_cost=n, kinds=kinds) | v.Discount(amount=n, kinds=kinds):
            narrowed = ".kinds" if kinds and isinstance(do, v.Gain) else ""
            return Message.of(f"{name}{narrowed}", n=n, kinds=_kinds(kinds))
        case v.ReadAs():
            return _read_as(do, letters)
        case v.FamePer(of=of, per=per, amount=n):
            several = ".several" if per > 1 else ""
            return Message.of(f"{name}{several}", n=n, per=per, owned=Message.of(f"owned:{of}", n=per))
        case v.Attack(kind=kind, amount=n) | v.TypoMove(move=kind, count=n):
            return Message.of(f"{name}.{kind}", n=n)
        case _:
            return Message.of(name)


def _trash(do: v.Trash, letters: str) -> Message:
    key = "effect:trash" + (".self" if "self" in do.zones else "") + (".reward" if do.reward else "")
    zones = Listed(tuple(Message.of(f"zones:{zone}") for zone in do.zones if zone != "self"))
    return Message.of(key, n=do.count, zones=zones, reward=effect(do.reward, letters) if do.reward else "")


def _read_as(do: v.ReadAs, letters: str) -> Message:
    cards = Message.of("cards:self") if do.cards == "self" else Message.of(f"cards:{do.cards}{'' if do.limit else '.any'}", n=do.limit)
    extra = Listed(tuple(form for form in do.forms if form != letters))
    own = ".self" if do.mode == "doubled" and do.cards == "self" else ""
    return Message.of(f"effect:read_as.{do.mode}{own}", cards=cards, forms=Listed(do.forms), extra=extra, double=letters * 2)


def _times(by: int) -> Message:
    return Message.of(f"times:{by if by in (2, 3) else 'n'}", by=by)


def _kinds(kinds: tuple[str, ...]) -> Listed:
    return Listed(tuple(Message.of(f"kinds:{kind}") for kind in kinds))


def _name(part: Condition | Effect) -> str:
    return _NAMES[type(part)]


_NAMES: dict[type, str] = {part: name for table in (v.CONDITIONS, v.EFFECTS) for name, part in table.items()}
