"""Board, hero and enemy, victory and defeat (rules 12)."""

from __future__ import annotations

from collections.abc import Iterable

from paperback.catalogue.spy_wording import SpyTexts, spy_texts
from paperback.engine import events as core
from paperback.engine.fame import together
from paperback.engine.part import CommandMeaning, Part
from paperback.engine.rules import Moment, Rules
from paperback.engine.shows import everybody
from paperback.engine.state import GameState
from paperback.engine.steps import ChooseCards, Shop, SpellWord
from paperback.modes.board.events import CountersPut
from paperback.modes.board.part import full, lay
from paperback.modes.board.state import BOARD

from . import commands, enemy, hero
from . import events as ev
from .advice import ADVICE
from .features import REASONS, features
from .folds import FOLDS
from .ground import NOVEL, bare, buyable, centre_price, room
from .hero import there
from .seen import SpyNovelSeen, seen
from .state import SPY, SpyState
from .steps import DrawEnemy, EnemyActs, HeroDoes, MakeRoom, TakeCubes, Upgrade

LEVEL = "level"
"""Name of the option."""


def begin(at: Moment) -> None:
    """Lay the board, place hero and enemy, shuffle the enemy deck (rules 12.1, 12.2)."""
    lay(at, NOVEL.spaces)
    level = at.rules.settings.option(LEVEL)
    standard = [one.key for one in NOVEL.enemies if not one.level][: NOVEL.standard_cards]
    special = [one.key for one in NOVEL.enemies if one.level == level][: NOVEL.special_cards]
    keys = [*standard, *special]
    deck = tuple(keys[n] for n in at.chance.shuffled("enemy", range(len(keys))))
    at.say(ev.SpiesPlaced(NOVEL.hero_start, NOVEL.enemy_start, deck))


def on_sale(rules: Rules, state: GameState, seat: int) -> Iterable[int]:
    """Open cards in the hero's reach, and the centre (rules 12.5, 12.6)."""
    board, spy = BOARD.of(state), SPY.of(state)
    return [board.lying[place] for place in buyable(board.lies(), spy.hero, spy.upgraded)]


def price(rules: Rules, state: GameState, seat: int, card: int) -> int:
    """The centre has a price of its own (rules 12.6)."""
    board = BOARD.of(state)
    if card != board.lying[NOVEL.centre]:
        return 0
    return centre_price(board.lies()) - rules.faces[state.faces[card]].cost


def taken(at: Moment, event: core.Bought | core.Gained) -> None:
    """The centre, or enough corners laid bare, win at once (rules 12.6); who stood on the card makes room (rules 12.5)."""
    lies = there(at)
    if not lies[NOVEL.centre]:
        at.say(core.GameEnded(together(at.rules, at.state, "centre_bought", won=True)))
    elif bare(lies) >= NOVEL.winning_corners:
        at.say(core.GameEnded(together(at.rules, at.state, "corners_bare", won=True)))
    else:
        spy = SPY.of(at.state)
        at.queue(*[MakeRoom("hero")] * (not lies[spy.hero]), *[MakeRoom("enemy")] * (not lies[spy.enemy]))


def make_room(at: Moment, step: MakeRoom) -> None:
    """To a touching card of the seat's choice; the enemy never to the centre (rules 12.5)."""
    board, spy = BOARD.of(at.state), SPY.of(at.state)
    chosen = step.chosen
    if chosen is None:
        is_enemy = step.who == "enemy"
        places = room(there(at), spy.enemy if is_enemy else spy.hero, enemy=is_enemy)
        chosen = tuple(board.lying[place] for place in places)
        if len(chosen) > 1:
            at.queue(ChooseCards(chosen, 1, 1, step, f"make_room_{step.who}"))
            return
    at.say(ev.EnemyMoved(chosen[0]) if step.who == "enemy" else ev.HeroMoved(chosen[0]))


def too_many(at: Moment, event: CountersPut) -> None:
    """A fourth cube on a card loses at once (rules 12.7)."""
    if full(at, NOVEL.pressure_limit):
        at.say(core.GameEnded(together(at.rules, at.state, "pressure_limit", won=False)))


SPY_NOVEL_PART = Part(
    name="spy_novel",
    steps={
        DrawEnemy: enemy.draw_enemy,
        EnemyActs: enemy.enemy_acts,
        HeroDoes: hero.hero_does,
        TakeCubes: hero.take_cubes,
        MakeRoom: make_room,
        Upgrade: hero.upgrade,
    },
    commands={commands.HeroAction: CommandMeaning(commands.check, commands.take)},
    accepts={SpellWord: frozenset({commands.HeroAction}), Shop: frozenset({commands.HeroAction})},
    codes=commands.CODES,
    keeps=SpyState,
    folds=FOLDS,
    shows=dict.fromkeys(FOLDS, everybody) | {ev.SpiesPlaced: ev.placed, ev.EnemyShuffled: ev.shuffled},
    begin=begin,
    after={core.Bought: taken, core.Gained: taken, core.CommonGained: hero.common_gained, CountersPut: too_many},
    on_sale=on_sale,
    price=price,
    view=seen,
    texts=spy_texts,
    said=SpyTexts,
    seen=SpyNovelSeen,
    features=features,
    reasons=REASONS,
    advice=ADVICE,
    tries={SpellWord: commands.tries, Shop: commands.tries},
)
