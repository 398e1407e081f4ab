"""What one builds on a lexicon package: the same search by trying everything, over the trie or the DAWG of lexpy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from paperback.search import RackCard

from .oracle import Oracle, Tiles


def lexicons(words: list[str]) -> dict[str, Any]:
    """The roots of lexpy's two kinds of lexicon with these words."""
    # only this measurement needs the peer, which is not installed elsewhere
    from lexpy import DAWG, Trie  # noqa: PLC0415

    roots = {}
    for kind in (Trie, DAWG):
        lexicon = kind()
        lexicon.add_all(sorted(words))
        if kind is DAWG:
            lexicon.reduce()
        roots[f"lexpy {kind.__name__}"] = lexicon.root
    return roots


class OverLexpy(Oracle):
    """The oracle on lexpy's nodes, which are asked directly: that is quicker than its look-ups from the root."""

    def _walk(self, node: Any, free: list[RackCard], tiles: Tiles) -> Iterator[tuple[Tiles, list[RackCard]]]:
        self.visited += 1
        if node.eow and tiles:
            yield tiles, free
        children = node.children
        seen = set()
        for i, card in enumerate(free):
            alike = (id(card.face), card is self.rack.common) if not card.face.wild else (0, False)
            if alike in seen or (card.face.wild and not self.rack.wilds):
                continue
            seen.add(alike)
            rest = free[:i] + free[i + 1 :]
            for reads in children if card.face.wild else self.readings(card.face):
                below = node
                for letter in reads:
                    below = below.children.get(letter)
                    if below is None:
                        break
                if below and reads:
                    yield from self._walk(below, rest, (*tiles, (card, reads)))
