"""The part that every game has: the meaning of the engine's own steps, commands and events."""

from __future__ import annotations

from . import answers, shop, spell, turn
from .commands import Answer, Buy, Done, Pass, Pick, PlayWord, UseAbility
from .folds import FOLDS
from .least import LEAST
from .part import CommandMeaning, Part
from .shows import SHOWS
from .steps import (
    Arrange,
    AskNext,
    CheckLength,
    ChooseAbility,
    ChooseCards,
    ChooseOption,
    CleanUp,
    EndTurn,
    KeepCards,
    OpenShop,
    PutBack,
    Shop,
    SpellWord,
    StartTurn,
    Use,
    UseAbilities,
    Wait,
)
from .supplies import supplies

CORE = Part(
    name="core",
    steps={
        StartTurn: turn.start_turn,
        CheckLength: turn.check_length,
        UseAbilities: turn.use_abilities,
        AskNext: turn.ask_next,
        Use: turn.use,
        PutBack: turn.put_back,
        OpenShop: turn.open_shop,
        KeepCards: turn.keep_cards,
        CleanUp: turn.clean_up,
        EndTurn: turn.end_turn,
    },
    commands={
        PlayWord: CommandMeaning(spell.check_word, spell.play_word),
        Pass: CommandMeaning(spell.check_pass, spell.play_pass),
        Answer: CommandMeaning(answers.check_answer, answers.answer),
        Pick: CommandMeaning(answers.check_pick, answers.pick),
        Buy: CommandMeaning(shop.check_buy, shop.buy),
        UseAbility: CommandMeaning(shop.check_use, shop.use_ability),
        Done: CommandMeaning(shop.check_done, shop.done),
    },
    accepts={
        SpellWord: frozenset({PlayWord, Pass}),
        Shop: frozenset({Buy, UseAbility, Done}),
        ChooseCards: frozenset({Answer}),
        Arrange: frozenset({Answer}),
        ChooseAbility: frozenset({Pick}),
        ChooseOption: frozenset({Pick}),
        Wait: frozenset(),
    },
    least=LEAST,
    reasons=("keep",),
    folds=FOLDS,
    shows=SHOWS,
    supplies=supplies,
)
