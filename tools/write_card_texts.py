"""Write the text of every card, in every language, to `tests/golden/`: `python -m tools.write_card_texts`.

Run it after a change of the catalogue or of a template, and read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

from paperback.abilities.language import LANGUAGES
from paperback.catalogue.library import load
from paperback.catalogue.spy import spy_novel
from paperback.catalogue.spy_wording import action_text, enemy_text
from paperback.catalogue.wording import full, label, short, title

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"


def card_texts(code: str) -> str:
    """One line for each card, hero action and enemy card: key, label, short and full text in that language."""
    lines = [f"{card.key} | {label(card, code)} | {short(card, code)} | {full(card, code)}".rstrip() for card in load().faces]
    for action in spy_novel().actions:
        basic, upgraded = (action_text(action.key, code, upgraded=better) for better in (False, True))
        lines.append(f"{action.key} | {title(action.key, code)} | {basic} | {upgraded}")
    lines += [" | ".join([enemy.key, title(enemy.key, code), *enemy_text(enemy.key, code)]) for enemy in spy_novel().enemies]
    return "".join(f"{line}\n" for line in lines)


def main() -> None:
    """Rewrite the golden files."""
    for code in LANGUAGES:
        (GOLDEN / f"cards.{code}.txt").write_text(card_texts(code), encoding="utf-8")


if __name__ == "__main__":
    main()
