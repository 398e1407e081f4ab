"""Card texts: complete in every language, right in the plural, and as the golden files say."""

from __future__ import annotations

import difflib
import re
from pathlib import Path

import pytest

from paperback.abilities import vocabulary as v
from paperback.abilities.language import LANGUAGES
from paperback.abilities.wording import full, icon, name, short
from paperback.catalogue.library import load
from paperback.engine.card import Ability, At, Card, Condition, Effect, Kind
from tools.write_card_texts import GOLDEN, card_texts

ONE_ABILITY, ONE_OF_TWO = 24, 18
"""Characters that a card has room for in two lines."""


def card(do: Effect, *when: Condition, may: bool = False, letters: str = "S") -> Card:
    """A letter card with one ability."""
    return Card(key="x", kind=Kind.LETTER, letters=letters, abilities=(Ability(At.SCORE, do, when, may or do.optional),))


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_are_those_of_the_golden_file(code: str) -> None:
    golden = (GOLDEN / f"cards.{code}.txt").read_text("utf-8").splitlines()
    change = "\n".join(difflib.unified_diff(golden, card_texts(code).splitlines(), "golden", "now", n=0, lineterm=""))
    assert change == "", "read the difference; if it is right: python -m tools.write_card_texts"


@pytest.mark.parametrize(
    ("subject", "en", "es", "pt"),
    [
        (
            card(v.Score(2), v.First()),
            "If this card opens the word, you earn 2¢ more.",
            "Si esta carta abre la palabra, ganas 2¢ más.",
            "Se esta carta abrir a palavra, ganhe 2¢ a mais.",
        ),
        (
            card(v.Draw(1)),
            "Draw 1 more card for your next hand.",
            "Robas 1 carta más para tu próxima mano.",
            "Receba mais 1 carta na próxima mão.",
        ),
        (
            card(v.Draw(3), v.Count("vowel", 3)),
            "If the word has at least 3 vowels, draw 3 more cards for your next hand.",
            "Si la palabra tiene al menos 3 vocales, robas 3 cartas más para tu próxima mano.",
            "Se a palavra tiver pelo menos 3 vogais, receba mais 3 cartas na próxima mão.",
        ),
        (
            card(v.MultiplyWord(2), v.Last(), v.NoWild()),
            "If this card closes the word and there is no wild in the word, double the score of the word.",
            "Si esta carta cierra la palabra y no hay ningún comodín en la palabra, duplicas la puntuación de la palabra.",
            "Se esta carta fechar a palavra e não houver nenhum curinga na palavra, duplique a pontuação da palavra.",
        ),
        (
            card(v.Trash(("hand", "discard"), 2, v.Score(1)), may=True),
            "You may trash up to 2 cards from your hand or your discard pile; for each of them, you earn 1¢ more.",
            "Puedes eliminar hasta 2 cartas de tu mano o de tu pila de descarte; por cada una, ganas 1¢ más.",
            "Você pode eliminar até 2 cartas da sua mão ou da sua pilha de descarte; por cada uma, ganhe 1¢ a mais.",
        ),
        (
            card(v.ReadAs(mode="listed", cards="self", forms=("Q", "QU", "K"))),
            "You may read this card as Q, QU or K.",
            "Puedes leer esta carta como Q, QU o K.",
            "Você pode ler esta carta como Q, QU ou K.",
        ),
        (
            card(v.Discount(2, ("letter", "fame"))),
            "This turn letter cards or Fame cards cost you 2¢ less.",
            "En este turno las cartas de una letra o las cartas de fama te cuestan 2¢ menos.",
            "Neste turno as cartas de uma letra ou as cartas de fama custam 2¢ a menos para você.",
        ),
        (
            card(v.FamePer("typo", 2, 1)),
            "At the end of the game you get 1 Fame for every 2 typos among all your cards.",
            "Al final de la partida recibes 1 punto de fama por cada 2 erratas entre todas tus cartas.",
            "No fim do jogo, receba 1 ponto de fama a cada 2 erros de digitação entre todas as suas cartas.",
        ),
    ],
)
def test_full_text(subject: Card, en: str, es: str, pt: str) -> None:
    assert [full(subject, code) for code in ("en", "es", "pt")] == [en, es, pt]


@pytest.mark.parametrize(
    ("key", "en", "es", "pt"),
    [
        ("letter-p-5-first", "+2¢ first", "+2¢ al inicio", "+2¢ no início"),
        ("letter-j-10-double-word", "word ×2", "palabra ×2", "palavra ×2"),
        ("letter-t-5-draw-1", "+1 card", "+1 carta", "+1 carta"),
        ("letter-p-7-draw-3", "+3 cards", "+3 cartas", "+3 cartas"),
        ("letter-q-9-qu-draw-3", "or QU · +3 cards", "también QU · +3 cartas", "também QU · +3 cartas"),
        ("common-dyslexic", "reverse pairs · +1¢", "pares al revés · +1¢", "pares ao contrário · +1¢"),
        ("start-wild", "any letter", "cualquier letra", "qualquer letra"),
        ("pair-th-4-plain", "", "", ""),
        ("common-e", "", "", ""),
    ],
)
def test_short_line(key: str, en: str, es: str, pt: str) -> None:
    assert [short(load().card(key), code) for code in ("en", "es", "pt")] == [en, es, pt]


@pytest.mark.parametrize("code", LANGUAGES)
def test_short_lines_fit_on_a_card(code: str) -> None:
    for face in load().faces:
        if face.kind is Kind.POWER or face.kind is Kind.GENRE:
            continue  # they lie beside the deck and are larger: see the catalogue's tests of wording
        lines = short(face, code).split(" · ")
        assert max(map(len, lines)) <= (ONE_ABILITY if len(lines) == 1 else ONE_OF_TWO), face.key


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_has_a_short_line_and_a_full_text_or_neither(code: str) -> None:
    for face in load().faces:
        expected = bool(face.abilities or face.wild)
        assert (bool(short(face, code)), bool(full(face, code))) == (expected, expected), face.key


@pytest.mark.parametrize(
    ("key", "en", "es", "pt"),
    [
        (
            "letter-p-5-first",
            "P, score 2, costs 5¢, +2¢ first",
            "P, puntúa 2, cuesta 5¢, +2¢ al inicio",
            "P, pontua 2, custa 5¢, +2¢ no início",
        ),
        (
            "pair-th-4-plain",
            "T H, two-letter card, score 3, costs 4¢",
            "T H, carta de dos letras, puntúa 3, cuesta 4¢",
            "T H, carta de duas letras, pontua 3, custa 4¢",
        ),
        ("start-wild", "Wild, 1 Fame", "Comodín, 1 punto de fama", "Curinga, 1 ponto de fama"),
        (
            "fame-17-all-the-ships-we-forgot-to-sink",
            "Wild, All the Ships We Forgot to Sink, costs 17¢, 15 Fame",
            "Comodín, All the Ships We Forgot to Sink, cuesta 17¢, 15 puntos de fama",
            "Curinga, All the Ships We Forgot to Sink, custa 17¢, 15 pontos de fama",
        ),
        (
            "common-spacebar",
            "Spacebar, common card, score 0, 5 Fame, two words · +1¢",
            "Spacebar, carta común, puntúa 0, 5 puntos de fama, dos palabras · +1¢",
            "Spacebar, carta comum, pontua 0, 5 pontos de fama, duas palavras · +1¢",
        ),
        ("start-r", "R, score 1", "R, puntúa 1", "R, pontua 1"),
    ],
)
def test_name_for_a_screen_reader(key: str, en: str, es: str, pt: str) -> None:
    assert [name(load().card(key), code) for code in ("en", "es", "pt")] == [en, es, pt]


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("start-r", "none"),
        ("start-wild", "star"),
        ("letter-p-5-first", "first"),
        ("letter-s-4-last", "last"),
        ("letter-d-5-whole-hand", "all"),
        ("letter-v-8-beside-wild", "side"),
        ("letter-s-5-no-wild", "coin"),
        ("letter-n-5-last-draw-2", "draw"),
        ("vowel-e-2", "once"),
        ("letter-m-5-trash", "trash"),
        ("common-spacebar", "split"),
        ("attack-k-8-no-wilds", "bolt"),
    ],
)
def test_icon(key: str, expected: str) -> None:
    assert icon(load().card(key)) == expected


def test_the_client_draws_every_icon() -> None:
    drawn = Path(__file__).parents[2] / "web" / "src" / "components" / "icons.ts"
    assert {icon(face) for face in load().faces} <= set(re.findall(r"^  (\w+): '", drawn.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("say", [short, full, name])
def test_an_unknown_language_is_refused(say: object) -> None:
    assert callable(say)
    with pytest.raises(ValueError, match="no card texts in language 'fr'; there are en, es, pt"):
        say(load().card("start-r"), "fr")
