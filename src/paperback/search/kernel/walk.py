# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The walk over the letters of all words, rarest first, cut where nothing better can follow (compiled where a C compiler is there)."""

from __future__ import annotations

from .codes import LOWEST
from .credit import LANE, RANKS, Credit
from .hope import POOL_FIRST, POOL_FRESH, POOL_LAST, POOL_PURE, POOL_WHOLE
from .layout import BEST, TABLE
from .tally import ints


class Walk(Credit):
    """A rack and a lexicon that can be walked."""

    def __init__(self) -> None:
        """Make room; the lexicon comes with `Kernel.open`."""
        super().__init__()
        self.nodes = self.classes = ints(4)
        self.words = self.levels = memoryview(bytes(16))
        self.level = 255
        self.shortest = 2
        self.nodes_seen = 0
        self.budget = 1 << 30
        self.cut = LOWEST
        self.slack = 0
        self.must_all = 0
        # powers of two leave different rests when divided by 37
        self.place_of = ints(37)
        for r in range(RANKS):
            self.place_of[(1 << r) % 37] = r

    def set_out(self) -> None:
        """Walk from the root, hoping for all that is pooled whatever the length."""
        add = self.pool[POOL_FIRST] + self.pool[POOL_LAST] + self.pool[POOL_FRESH] + self.pool[POOL_PURE]
        times = self.pool[POOL_FIRST + 1] + self.pool[POOL_LAST + 1] + self.pool[POOL_FRESH + 1] + self.pool[POOL_PURE + 1]
        lin = self.pool[POOL_FIRST + 2] + self.pool[POOL_LAST + 2] + self.pool[POOL_FRESH + 2] + self.pool[POOL_PURE + 2]
        self.walk(0, -1, 0, self.wilds, add, 1 + times, self.turn_pay + lin, 0, 0, 1, 1, 0)

    def walk(
        self, node: int, r0: int, k0: int, wilds: int, add: int, times: int, lin: int,
        size: int, cls: int, fresh: int, whole: int, taken: int,
    ) -> None:  # fmt: skip
        """Visit the node whose way holds `k0` times the rank `r0` last, with so many wilds left.

        `add`, `times` and `lin` are the credits taken and all pools that are not lost yet, whatever the length; `cls` numbers the class;
        `fresh`: no letter twice yet; `whole`: the whole hand can still be used; `taken`: the ranks on the way, as bits. What can follow an
        edge is bounded twice: without looking behind it, which only falls from edge to edge, then by what lies behind it.
        """
        self.nodes_seen += 1
        if self.nodes_seen > self.budget:
            return
        tag = self.nodes[4 * node + 3]
        pure = wilds == self.wilds
        if tag >> 26 & 1:
            self.end_here(r0, k0, self.wilds - wilds, add, times, lin, size, cls, whole, taken)
        begin = self.nodes[4 * node + 1]
        end = begin + (tag >> 8 & 31)
        if begin == end:
            return
        top = size + (tag >> 16 & 31)
        per_score = self.per_score
        real = self.real
        more = r0 >= 0 and k0 < self.have[r0]
        outside = self.widest if self.common >= 0 else 0
        passed = 0
        for turn in range(2):
            if turn:
                if not wilds or not passed:
                    break
                if pure:
                    add -= self.pool[POOL_PURE]
                    times -= self.pool[POOL_PURE + 1]
                    lin -= self.pool[POOL_PURE + 2]
            far_add = add + self.long_pool[3 * top] + self.short_pool[3 * size]
            far_times = times + self.long_pool[3 * top + 1] + self.short_pool[3 * size + 1]
            far_lin = lin + self.long_pool[3 * top + 2] + self.short_pool[3 * size + 2] + self.repeat_sum[min(wilds - turn, self.repeats)]
            if whole:
                far_add += self.pool[POOL_WHOLE]
                far_times += self.pool[POOL_WHOLE + 1]
                far_lin += self.pool[POOL_WHOLE + 2]
            for e in range(begin, end):
                mark = self.nodes[4 * e + 3]
                r = mark & 31
                if (more if r == r0 else real >> r & 1) == turn:
                    passed = 1
                    continue
                k = k0 + 1 if r == r0 else 1
                limit = self.cut + self.slack
                o = r * LANE + 3 * k - 3
                a = self.after[o]
                t = self.after[o + 1]
                m = self.after[o + 2]
                if per_score * (far_add + a) * (far_times + t) + far_lin + m < limit:
                    passed = 1
                    break
                below = self.nodes[4 * e]
                left = wilds - turn + self.have_from[r + 1]
                if not below >> r & 1:
                    a -= self.rest[o + 3]
                    t -= self.rest[o + 4]
                    m -= self.rest[o + 5]
                elif not turn:
                    left += self.have[r] - k
                gone = real & ~below & -(2 << r)
                while gone:
                    low = gone & -gone
                    gone ^= low
                    q = self.place_of[low % 37]
                    left -= self.have[q]
                    b = q * LANE
                    a -= self.rest[b]
                    t -= self.rest[b + 1]
                    m -= self.rest[b + 2]
                shortest = mark >> 21 & 31
                if shortest > left:
                    continue
                reach = 3 * (size + 1 + min(mark >> 16 & 31, left))
                near = 3 * (size + 1 + shortest)
                below_add = add
                below_times = times
                below_lin = lin
                if k > 1 and fresh:
                    below_add -= self.pool[POOL_FRESH]
                    below_times -= self.pool[POOL_FRESH + 1]
                    below_lin -= self.pool[POOL_FRESH + 2]
                a += below_add + self.long_pool[reach] + self.short_pool[near]
                t += below_times + self.long_pool[reach + 1] + self.short_pool[near + 1]
                m += below_lin + self.long_pool[reach + 2] + self.short_pool[near + 2]
                all_used = whole
                if whole:
                    if r != r0 and (self.need_from[r0 + 1] != self.need_from[r] or (r0 >= 0 and k0 < self.need[r0])):
                        all_used = 0
                    if reach + 3 * outside < 3 * self.hand_letters:
                        all_used = 0
                    if all_used:
                        a += self.pool[POOL_WHOLE]
                        t += self.pool[POOL_WHOLE + 1]
                        m += self.pool[POOL_WHOLE + 2]
                if self.must_all and not all_used:
                    continue
                if self.repeats and wilds > turn:
                    m += self.repeated(r, k, below, wilds - turn)
                letters = taken | 1 << r | below
                if self.needed & ~letters:
                    a -= self.lost(letters)
                if per_score * a * t + m < limit:
                    continue
                self.walk(
                    e, r, k, wilds - turn, below_add + self.credit[o], below_times + self.credit[o + 1], below_lin + self.credit[o + 2],
                    size + 1, cls + self.nodes[4 * e + 2], fresh and k == 1, all_used, taken | 1 << r,
                )  # fmt: skip

    def end_here(self, r0: int, k0: int, needed: int, add: int, times: int, lin: int, size: int, cls: int, whole: int, taken: int) -> None:
        """Try the class that ends where the walk stands, if it can be good enough."""
        a = add + self.long_pool[3 * size] + self.short_pool[3 * size]
        t = times + self.long_pool[3 * size + 1] + self.short_pool[3 * size + 1]
        m = lin + self.long_pool[3 * size + 2] + self.short_pool[3 * size + 2]
        if whole:
            whole = r0 >= 0 and k0 >= self.need[r0] and self.need_from[r0 + 1] == 0 and size + self.outside() >= self.hand_letters
        if whole:
            a += self.pool[POOL_WHOLE]
            t += self.pool[POOL_WHOLE + 1]
            m += self.pool[POOL_WHOLE + 2]
        elif self.must_all:
            return
        lost = self.lost(taken) if self.needed & ~taken else 0
        if self.per_score * (a - lost) * t + m >= self.cut + self.slack:
            self.try_class(cls, a - self.pool[POOL_FIRST] - self.pool[POOL_LAST], t, m, needed, taken)

    def try_class(self, cls: int, add: int, times: int, lin: int, needed: int, taken: int) -> None:
        """Lay those words of a class that may be good enough; the last letters of the values are still hoped for."""
        for i in range(self.classes[cls], self.classes[cls + 1]):
            if self.levels[i] > self.level:
                continue
            size = self.words[16 * i + 15]
            if size < self.shortest:
                continue
            edge = self.open_add[self.words[16 * i]] + self.close_add[self.words[16 * i + size - 1]]
            if self.pair_losses:
                edge -= self.apart(16 * i, size, taken)
            worth = self.per_score * (add + edge) * times + lin
            if worth < self.cut + self.slack:
                continue
            if worth == self.cut and not self.slack and not self.before_last(i, size):
                continue
            for j in range(size):
                self.letters[j] = self.words[16 * i + j]
            self.size = size
            self.try_word(needed)

    def apart(self, word: int, size: int, taken: int) -> int:
        """The cents lost by pairs that a word of the lexicon does not hold, its letters being `taken`."""
        add = 0
        for i in range(self.pair_losses):
            if self.loss_has[i] & taken and (self.loss_need[i] & ~taken or not self.holds_pair(word, size, self.loss_pair[i])):
                add += self.loss_add[i]
        return add

    def holds_pair(self, word: int, size: int, pair: int) -> int:
        """Whether a word of the lexicon holds the two letters of the reading at `pair`, side by side; -1 is no pair."""
        if pair < 0:
            return 1
        first = self.rows[pair + 1]
        second = self.rows[pair + 2]
        turns = self.dyslexic >= 0 and self.free[self.dyslexic]
        for j in range(word, word + size - 1):
            if self.words[j] == first and self.words[j + 1] == second:
                return 1
            if turns and self.words[j] == second and self.words[j + 1] == first:
                return 1
        return 0

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
