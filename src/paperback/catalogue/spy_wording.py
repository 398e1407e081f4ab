"""What hero actions and enemy cards say, in every language; their names are those of `wording.title`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paperback.abilities.language import Language, Message, language
from paperback.abilities.messages import effect
from paperback.abilities.vocabulary import Draw, TypoMove
from paperback.abilities.wording import capital

from . import spy_steps as s
from .spy import spy_novel
from .wording import title

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class ActionText:
    """A hero action in words."""

    key: str
    name: str
    squares: int
    """Squares for cubes beside it; 0 for none."""
    basic: str
    upgraded: str


@dataclass(frozen=True, slots=True)
class RowText:
    """A row of an enemy card in words."""

    die: tuple[int, ...]
    """Throws of the die that mark it."""
    text: str


@dataclass(frozen=True, slots=True)
class EnemyText:
    """An enemy card in words."""

    key: str
    name: str
    level: int
    """0 on standard cards; on a special card the level it belongs to."""
    blocks: str
    """Key of the hero action that is blocked; empty for none."""
    reshuffle: bool
    """All enemy cards but this are shuffled after it."""
    rows: tuple[RowText, ...]


@dataclass(frozen=True, slots=True)
class SpyTexts:
    """All hero actions and enemy cards in words, in the order of the catalogue."""

    actions: tuple[ActionText, ...]
    enemies: tuple[EnemyText, ...]


def spy_texts(code: str) -> SpyTexts:
    """Everything that the solo game's cards say in one language; ValueError for an unknown one."""
    novel = spy_novel()
    return SpyTexts(
        tuple(
            ActionText(
                one.key,
                title(one.key, code),
                one.squares,
                action_text(one.key, code, upgraded=False),
                action_text(one.key, code, upgraded=True),
            )
            for one in novel.actions
        ),
        tuple(
            EnemyText(
                one.key,
                title(one.key, code),
                one.level,
                one.blocks,
                one.reshuffle,
                tuple(RowText(row.die, text) for row, text in zip(one.rows, enemy_text(one.key, code), strict=True)),
            )
            for one in novel.enemies
        ),
    )


def action_text(key: str, code: str, *, upgraded: bool) -> str:
    """What a hero action does, before or after its upgrade, in whole sentences; KeyError for an unknown key."""
    action, tongue = spy_novel().action(key), language(code)
    if not upgraded:
        return _sentence(action.basic, tongue)
    words = tongue.templates["spy"]
    lasting = [
        tongue.fill(words[when]["full"], effects=_clauses(steps, tongue))
        for when, steps in (("while_upgraded", action.while_upgraded), ("on_upgrade", action.on_upgrade))
        if steps
    ]
    return " ".join([_sentence(action.upgraded, tongue), *lasting])


def enemy_text(key: str, code: str) -> tuple[str, ...]:
    """What an enemy card does, one sentence for each row; KeyError for an unknown key."""
    tongue = language(code)
    return tuple(_sentence(row.steps, tongue) for row in spy_novel().enemy(key).rows)


def _sentence(steps: Sequence[s.SpyStep], tongue: Language) -> str:
    return f"{capital(_clauses(steps, tongue))}."


def _clauses(steps: Sequence[s.SpyStep], tongue: Language) -> str:
    return "; ".join(tongue.say(_message(step, tongue.code)) for step in steps)


def _message(step: s.SpyStep, code: str) -> Message:
    name = f"spy:{_NAMES[type(step)]}"
    match step:
        case s.MoveHero(spaces=n) | s.BuyReach(spaces=n) | s.ClearSquares(remove_pressure_each=n):
            return Message.of(name, n=n)
        case s.RemovePressure(where=where, cards=n, per_card=cubes, to=to):
            return Message.of(f"{name}.{where}{'.square' if to == 'square' else ''}", n=n, cubes=_cubes(cubes))
        case s.DrawCards(amount=n):
            return effect(Draw(n), "")
        case s.ReturnTypo(count=n):
            return effect(TypoMove("return", n), "")
        case s.MoveEnemy(spaces=n, clockwise=clockwise, pressure_each=cubes):
            move = Message.of("spy:clockwise" if clockwise else "spy:counterclockwise", n=n)
            return Message.of("spy:each_move", move=move, cubes=_cubes(cubes)) if cubes else move
        case s.PlacePressure(where=where, cubes=cubes):
            return Message.of(f"{name}.{where}", cubes=_cubes(cubes))
        case s.FillSquare(otherwise=place):
            squares = next(action.key for action in spy_novel().actions if action.squares)
            return Message.of(f"{name}.{place}", action=title(squares, code))
        case s.TakeTypo(to=place):
            return Message.of(f"{name}.{place}")
        case _:
            return Message.of(name)


def _cubes(number: int) -> Message:
    return Message.of("spy:cubes", n=number)


_NAMES: dict[type[s.SpyStep], str] = {kind: name for name, kind in s.STEPS.items()}
