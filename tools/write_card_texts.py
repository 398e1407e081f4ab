"""Write the text of every card, in every language, to `tests/golden/`: `python -m tools.write_card_texts`.

Run it after a change of the catalogue or of a template, and read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

from paperback.abilities.language import LANGUAGES
from paperback.abilities.wording import full, name, short
from paperback.catalogue.library import load

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"


def card_texts(code: str) -> str:
    """One line for each card: key, name, short and full text in that language."""
    return "".join(f"{card.key} | {name(card, code)} | {short(card, code)} | {full(card, code)}".rstrip() + "\n" for card in load().faces)


def main() -> None:
    """Rewrite the golden files."""
    for code in LANGUAGES:
        (GOLDEN / f"cards.{code}.txt").write_text(card_texts(code), encoding="utf-8")


if __name__ == "__main__":
    main()
