"""All chance of a game, from its seed, by purpose (rules 1.13)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

BLOCK = 64
SMALL = 20
"""So many cards need no more than 64 bits: 20! is below 2**62."""


class SeededChance:
    """Orders that depend on the seed and on their purpose alone, so that no draw shifts another."""

    __slots__ = ("key",)

    def __init__(self, seed: str) -> None:
        """Chance of the game with this seed: any text."""
        self.key = hashlib.blake2b(seed.encode(), digest_size=32).digest()

    def shuffled(self, purpose: str, cards: Iterable[int]) -> list[int]:
        """The cards in random order, whatever order they came in."""
        order = sorted(cards)
        size = len(order)
        number = self._number(purpose, 16 if size <= SMALL else BLOCK * (1 + size // 64))
        for i in range(size - 1, 0, -1):
            number, j = divmod(number, i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def below(self, purpose: str, bound: int) -> int:
        """A whole number from 0 to below the bound."""
        return self._number(purpose, 16) % bound

    def _number(self, purpose: str, size: int) -> int:
        if size <= BLOCK:
            return int.from_bytes(hashlib.blake2b(purpose.encode(), key=self.key, digest_size=size).digest(), "little")
        blocks = (hashlib.blake2b(f"{purpose}#{n}".encode(), key=self.key, digest_size=BLOCK).digest() for n in range(size // BLOCK))
        return int.from_bytes(b"".join(blocks), "little")
