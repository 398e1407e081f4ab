# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, infer_types=True, annotation_typing=False
"""The walk over the letters of all words, rarest first, cut where nothing better can follow (compiled where a C compiler is there)."""

from __future__ import annotations

from .credit import POOL_FIRST, POOL_FRESH, POOL_LAST, POOL_PURE, POOL_WHOLE, RANKS, WIDE, Credit
from .layout import BEST, TABLE
from .tally import LOWEST, ints


class Walk(Credit):
    """A rack and a lexicon that can be walked."""

    def __init__(self) -> None:
        """Make room; the lexicon comes with `Kernel.open`."""
        super().__init__()
        self.nodes = self.classes = ints(4)
        self.words = self.levels = memoryview(bytes(16))
        self.level = 255
        self.nodes_seen = 0
        self.budget = 1 << 30
        self.cut = LOWEST
        self.slack = 0
        self.must_all = 0

    def walk(
        self, node: int, r0: int, k0: int, wilds: int, add: int, times: int, lin: int, size: int, cls: int, fresh: int, whole: int
    ) -> None:
        """Visit the node whose way holds `k0` times the rank `r0` last, with so many wilds left and such credits taken.

        `cls` numbers the class; `fresh`: no letter twice yet; `whole`: the whole hand can still be used.
        """
        self.nodes_seen += 1
        if self.nodes_seen > self.budget:
            return
        tag = self.nodes[4 * node + 3]
        limit = self.cut + self.slack
        pure = wilds == self.wilds
        base_add = base_times = base_lin = 0
        if fresh:
            base_add = self.pool[3 * POOL_FRESH]
            base_times = self.pool[3 * POOL_FRESH + 1]
            base_lin = self.pool[3 * POOL_FRESH + 2]
        if pure:
            base_add += self.pool[3 * POOL_PURE]
            base_times += self.pool[3 * POOL_PURE + 1]
            base_lin += self.pool[3 * POOL_PURE + 2]
        edge_add = self.pool[3 * POOL_FIRST] + self.pool[3 * POOL_LAST]
        base_times += self.pool[3 * POOL_FIRST + 1] + self.pool[3 * POOL_LAST + 1]
        base_lin += self.pool[3 * POOL_FIRST + 2] + self.pool[3 * POOL_LAST + 2] + self.pool[2]
        if tag >> 26 & 1:
            a = add + base_add + self.long_pool[3 * size] + self.short_pool[3 * size]
            t = 1 + times + base_times + self.long_pool[3 * size + 1] + self.short_pool[3 * size + 1]
            m = lin + base_lin + self.long_pool[3 * size + 2] + self.short_pool[3 * size + 2]
            ends = whole
            if ends:
                ends = r0 >= 0 and k0 >= self.need[r0] and self.need_from[r0 + 1] == 0 and size + self.outside() >= self.hand_letters
            if ends:
                a += self.pool[3 * POOL_WHOLE]
                t += self.pool[3 * POOL_WHOLE + 1]
                m += self.pool[3 * POOL_WHOLE + 2]
            if (ends or not self.must_all) and self.per_score * (a + edge_add) * t + m >= limit:
                self.try_class(cls, a, t, m, self.wilds - wilds)
        begin = self.nodes[4 * node + 1]
        end = begin + (tag >> 8 & 31)
        reach = size + (tag >> 16 & 31)
        for turn in range(2):
            if turn and not wilds:
                break
            if turn and pure:
                base_add -= self.pool[3 * POOL_PURE]
                base_times -= self.pool[3 * POOL_PURE + 1]
                base_lin -= self.pool[3 * POOL_PURE + 2]
            far_add = add + base_add + edge_add + self.long_pool[3 * reach] + self.short_pool[3 * size]
            far_times = 1 + times + base_times + self.long_pool[3 * reach + 1] + self.short_pool[3 * size + 1]
            far_lin = lin + base_lin + self.long_pool[3 * reach + 2] + self.short_pool[3 * size + 2]
            if whole:
                far_add += self.pool[3 * POOL_WHOLE]
                far_times += self.pool[3 * POOL_WHOLE + 1]
                far_lin += self.pool[3 * POOL_WHOLE + 2]
            for e in range(begin, end):
                mark = self.nodes[4 * e + 3]
                r = mark & 31
                k = k0 + 1 if r == r0 else 1
                if (k > self.have[r]) != turn:
                    continue
                limit = self.cut + self.slack
                o = r * WIDE + k - 1
                rest_add = self.rest[o] + self.rest_from[3 * r + 3]
                rest_times = self.rest[o + RANKS * WIDE] + self.rest_from[3 * r + 4]
                rest_lin = self.rest[o + 2 * RANKS * WIDE] + self.rest_from[3 * r + 5]
                if self.per_score * (far_add + rest_add) * (far_times + rest_times) + far_lin + rest_lin < limit:
                    break
                self.step(
                    e, r0, k0, r, k, wilds - turn, add, times, lin, size + 1, cls, fresh, whole, turn,
                    base_add + edge_add, base_times, base_lin, rest_add, rest_times, rest_lin,
                )  # fmt: skip

    def step(
        self, e: int, r0: int, k0: int, r: int, k: int, wilds: int, add: int, times: int, lin: int, size: int, cls: int,
        fresh: int, whole: int, wild: int, base_add: int, base_times: int, base_lin: int, rest_add: int, rest_times: int, rest_lin: int,
    ) -> None:  # fmt: skip
        """Follow the edge `e`, which takes the rank `r` for the `k`-th time, unless nothing good enough lies behind it."""
        mark = self.nodes[4 * e + 3]
        left = wilds + self.have_from[r + 1]
        if not wild:
            left += self.have[r] - k
        if mark >> 21 & 31 > left:
            return
        reach = size + min(mark >> 16 & 31, left)
        near = size + (mark >> 21 & 31)
        if whole:
            if r != r0:
                skipped = self.need_from[r0 + 1] - self.need_from[r]
                whole = skipped == 0 and (r0 < 0 or k0 >= self.need[r0])
            if reach + self.outside() < self.hand_letters:
                whole = 0
        if self.must_all and not whole:
            return
        if k > 1 and fresh:
            fresh = 0
            base_add -= self.pool[3 * POOL_FRESH]
            base_times -= self.pool[3 * POOL_FRESH + 1]
            base_lin -= self.pool[3 * POOL_FRESH + 2]
        a = add + base_add + rest_add + self.long_pool[3 * reach] + self.short_pool[3 * near]
        t = 1 + times + base_times + rest_times + self.long_pool[3 * reach + 1] + self.short_pool[3 * near + 1]
        m = lin + base_lin + rest_lin + self.long_pool[3 * reach + 2] + self.short_pool[3 * near + 2]
        if whole:
            a += self.pool[3 * POOL_WHOLE]
            t += self.pool[3 * POOL_WHOLE + 1]
            m += self.pool[3 * POOL_WHOLE + 2]
        limit = self.cut + self.slack
        if self.per_score * a * t + m < limit:
            return
        below = self.nodes[4 * e]
        for i in range(self.credited_count):
            q = self.credited[i]
            if q < r:
                break
            if below >> q & 1:
                continue
            o = q * WIDE
            if q == r:
                o += k
            a -= self.rest[o]
            t -= self.rest[o + RANKS * WIDE]
            m -= self.rest[o + 2 * RANKS * WIDE]
        if self.per_score * a * t + m < limit:
            return
        o = r * WIDE + k - 1
        self.walk(
            e, r, k, wilds, add + self.credit[o], times + self.credit[o + RANKS * WIDE], lin + self.credit[o + 2 * RANKS * WIDE],
            size, cls + self.nodes[4 * e + 2], fresh, whole,
        )  # fmt: skip

    def try_class(self, cls: int, add: int, times: int, lin: int, needed: int) -> None:
        """Lay those words of a class that may be good enough; the last letters of the values are still hoped for."""
        for i in range(self.classes[cls], self.classes[cls + 1]):
            if self.levels[i] > self.level:
                continue
            size = self.words[16 * i + 15]
            edge = self.open_add[self.words[16 * i]] + self.close_add[self.words[16 * i + size - 1]]
            worth = self.per_score * (add + edge) * times + lin
            if worth < self.cut + self.slack:
                continue
            if worth == self.cut and not self.slack and not self.before_last(i, size):
                continue
            for j in range(size):
                self.letters[j] = self.words[16 * i + j]
            self.size = size
            self.try_word(needed)

    def before_last(self, word: int, size: int) -> int:
        """Whether a word of the lexicon comes before the last kept result alphabetically."""
        if self.kept < self.limit or self.mode == TABLE:
            return 1
        k = self.last() + 8
        for j in range(min(size, self.results[k + 1])):
            if self.words[16 * word + j] != self.results[k + 49 + j]:
                return self.words[16 * word + j] < self.results[k + 49 + j]
        return size < self.results[k + 1]

    def try_word(self, needed: int) -> None:
        """Lay the word in `letters` and keep its best spelling if it is good enough."""
        if self.mode != BEST:
            self.best = self.cut - 1
            self.best_wilds = 0
            self.lay(needed)
            return
        self.found = 0
        self.best = self.cut - 1 + self.slack
        self.best_wilds = 0
        self.lay(needed)
        if self.found:
            self.shelve()
            if self.kept == self.limit:
                self.cut = self.results[self.last()]
