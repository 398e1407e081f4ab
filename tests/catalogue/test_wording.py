"""What the cards of modules say: complete in every language, and short enough for the card."""

from __future__ import annotations

import pytest

from paperback.abilities import wording as plain
from paperback.abilities.language import LANGUAGES, language
from paperback.catalogue.coop import coop
from paperback.catalogue.genres import genres
from paperback.catalogue.library import GROUPS, MODULE_SETS, load
from paperback.catalogue.spy import spy_novel
from paperback.catalogue.wording import full, icon, label, name, short, title
from paperback.engine.card import Kind

ROOM = 32
"""Characters of one part of the short line that a card beside the deck has room for."""
MODULE_FACES = [load().faces[face] for group in MODULE_SETS for face in load().groups[group]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_module_card_says_something_that_fits(code: str) -> None:
    for face in MODULE_FACES:
        assert 0 < max(map(len, short(face, code).split(" · "))) <= ROOM, face.key
        assert full(face, code).endswith("."), face.key
        assert not {"{", "}"} & set(short(face, code) + full(face, code) + label(face, code)), face.key
        assert label(face, code).endswith(short(face, code)), face.key


def test_other_cards_say_what_their_abilities_say() -> None:
    module = {face.key for face in MODULE_FACES}
    for face in load().faces:
        if face.key not in module:
            said = (short(face, "es"), full(face, "es"), label(face, "es"), icon(face), name(face, "es"))
            assert said == (plain.short(face, "es"), plain.full(face, "es"), plain.name(face, "es"), plain.icon(face), face.name)
    assert set(MODULE_SETS) < set(GROUPS)


@pytest.mark.parametrize(
    ("key", "en", "es", "pt"),
    [
        ("typo-q", "Q, typo, −1 Fame", "Q, errata, −1 fama", "Q, erro de digitação, −1 fama"),
        (
            "genre-western-out",
            "O U T, genre card, Western I, 2 spaces, only first · +4¢",
            "O U T, carta de género, Western I, 2 espacios, solo al inicio · +4¢",
            "O U T, carta de gênero, Faroeste I, 2 espaços, só no início · +4¢",
        ),
        (
            "genre-adventure-v",
            "V, genre card, Adventure I, 1 space, +2 cards",
            "V, carta de género, Aventura I, 1 espacio, +2 cartas",
            "V, carta de gênero, Aventura I, 1 espaço, +2 cartas",
        ),
        (
            "genre-science-fiction-en",
            "E N, genre card, Science Fiction III, endless, only at 6+ · +1 Fame a cube",
            "E N, carta de género, Ciencia ficción III, sin fin, solo con 6+ · +1 fama por cubo",
            "E N, carta de gênero, Ficção científica III, sem fim, só com 6+ · +1 fama por cubo",
        ),
        ("power-ghost-writer", "Ghost Writer, power, redraw 2", "Escritor fantasma, poder, cambia 2", "Escritor fantasma, poder, troque 2"),
        (
            "award-editor",
            "Editor, award, 4 Fame, fewest starting cards",
            "Editor, premio, 4 puntos de fama, menos cartas iniciales",
            "Editor, prêmio, 4 pontos de fama, menos cartas iniciais",
        ),
        (
            "theme-high-seas",
            "High Seas, theme, 4 Fame, make one of its words",
            "Alta mar, tema, 4 puntos de fama, forma una de sus palabras",
            "Alto-mar, tema, 4 pontos de fama, forme uma palavra dele",
        ),
    ],
)
def test_label(key: str, en: str, es: str, pt: str) -> None:
    assert [label(load().card(key), code) for code in LANGUAGES] == [en, es, pt]


LATER = "Active once all cards of the genre with a lower number are flipped."
FIVE = "Its letters may be used only if the word has 5 letters or more."


@pytest.mark.parametrize(
    ("key", "sentences"),
    [
        (
            "genre-western-w",
            (
                LATER,
                "3 cubes fill it.",
                FIVE,
                "When you complete it: attack: at the end of their next turn, the other players draw 1 card fewer, but never fewer than 3;",
                "at the end of the game you get 4 Fame.",
            ),
        ),
        (
            "genre-fantasy-i",
            (
                LATER,
                "3 cubes fill it.",
                FIVE,
                "Once it is flipped, in each of your later turns: if the word has 7 letters or more, you earn 2¢ more.",
            ),
        ),
        (
            "genre-science-fiction-en",
            (
                LATER,
                "It takes a cube with every use and is never flipped.",
                "Its letters may be used only if the word has 6 letters or more.",
                "For each cube on it: at the end of the game you get 1 Fame.",
            ),
        ),
        ("power-writers-block", ("Once in each of your turns: if your new hand has no wild, draw 1 more card at once.",)),
        ("award-muse", ("At the end of the game it gives 5 Fame to whoever has the longest word of the game; all who tie get it.",)),
        (
            "typo-e",
            (
                "A typo: it scores 0 and goes back under the typo deck when a word uses it.",
                "At the end of the game it takes 3 Fame from you.",
            ),
        ),
    ],
)
def test_full_text(key: str, sentences: tuple[str, ...]) -> None:
    assert full(load().card(key), "en") == " ".join(sentences)


def test_names_in_english_are_those_of_the_catalogue() -> None:
    named = {genre.key: genre.name for genre in genres()}
    named |= {face.key: face.name for face in MODULE_FACES if face.kind in (Kind.POWER, Kind.AWARD, Kind.THEME)}
    named |= {layout.key: layout.name for layout in coop().layouts}
    named |= {action.key: action.name for action in spy_novel().actions} | {enemy.key: enemy.name for enemy in spy_novel().enemies}
    assert {key: title(key, "en") for key in named} == named
    assert set(language("es").templates["names"]) == set(named)


def test_the_name_of_a_card_is_in_the_language_asked_for() -> None:
    assert name(load().card("genre-time-travel-p"), "pt") == "Viagem no tempo"
    assert name(load().card("power-stuck-key"), "es") == "Tecla atascada"
    assert name(load().card("typo-e"), "es") == ""


@pytest.mark.parametrize(
    ("key", "expected"),
    [("typo-e", "fame"), ("award-muse", "fame"), ("theme-high-seas", "fame"), ("power-typo", "read"), ("start-r", "none")],
)
def test_icon(key: str, expected: str) -> None:
    assert icon(load().card(key)) == expected
