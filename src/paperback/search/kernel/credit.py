# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""What the cards of a rack can bring at most (compiled where a C compiler is there).

Each free card brings at most its *credit* when its rarest letter is taken: cents, how often more the word counts, the rest of its value.
Cents that need more than that letter are a *loss* where another letter is missing: a pair's, and those of a first or last card.
"""

from __future__ import annotations

from .codes import LONGEST, PAIR, READINGS, ROW, WILD
from .hope import POOL_AGAIN, POOL_FIRST, POOL_LAST, POOLS, Hope
from .tally import ints

RANKS = 26
LANE = 48
"""Where the numbers of the next rank begin in `credit`, `rest` and `after`: three for each of 16 copies of a letter."""
# compiled, these are C variables, and other modules see them in this way only
globals().update(RANKS=RANKS, LANE=LANE)


class Credit(Hope):
    """A rack and the most that its free cards can bring."""

    def __init__(self) -> None:
        """Make room for the credits."""
        super().__init__()
        self.rank = ints(RANKS)
        self.have = ints(RANKS + 2)
        self.need = ints(RANKS + 2)
        self.have_from = ints(RANKS + 2)
        self.need_from = ints(RANKS + 2)
        self.credit = ints(RANKS * LANE)
        self.rest = ints(RANKS * LANE)
        self.after = ints(RANKS * LANE)
        self.twice = ints(3 * RANKS)
        self.real = self.turn_pay = 0
        self.rest_from = ints(3 * (RANKS + 2))
        self.top_need = ints(RANKS)
        self.top_pair = ints(RANKS)
        self.edge_best = ints(2)
        self.edge_next = ints(2)
        self.edge_need = ints(2)
        self.loss_has = ints(RANKS + 2)
        self.loss_need = ints(RANKS + 2)
        self.loss_add = ints(RANKS + 2)
        self.loss_pair = ints(RANKS + 2)
        self.losses = self.pair_losses = self.needed = 0
        self.repeat_rank = ints(RANKS)
        self.repeat_lin = ints(RANKS)
        self.repeat_sum = ints(RANKS + 1)
        self.repeats = 0
        self.open_add = ints(RANKS)
        self.close_add = ints(RANKS)
        self.most = ints(RANKS)
        self.least = ints(RANKS)

    def prepare(self) -> None:
        """Work out the credits and pools of the free cards."""
        self.empty()
        self.bucketing()
        for i in range(RANKS * LANE):
            self.credit[i] = 0
        for i in range(3 * RANKS):
            self.twice[i] = 0
        for i in range(RANKS + 2):
            self.have[i] = self.need[i] = 0
        for i in range(POOLS):
            self.pool[i] = 0
        for i in range(3 * (LONGEST + 2)):
            self.long_pool[i] = self.short_pool[i] = 0
        for i in range(RANKS):
            self.open_add[i] = self.close_add[i] = 0
            self.top_need[i] = 0
            self.top_pair[i] = -1
        for i in range(2):
            self.edge_best[i] = self.edge_next[i] = self.edge_need[i] = 0
        self.top_score = self.second_score = self.pure_effects = 0
        self.hand_letters = 0
        self.widest = 1
        for card in range(self.cards):
            if self.free[card]:
                score = self.rows[card * ROW + 1]
                if score > self.top_score:
                    self.second_score = self.top_score
                    self.top_score = score
                elif score > self.second_score:
                    self.second_score = score
        for card in range(self.cards):
            if self.free[card]:
                self.supply(card)
        for length in range(LONGEST + 1):
            self.long_pool[3 * length + 2] += max(0, self.per_card) * length
            if length >= self.mark:
                self.long_pool[3 * length + 2] += self.gain
        self.turn_pay = 0
        if self.dyslexic >= 0 and self.free[self.dyslexic] and not self.free_turn:
            self.turn_pay = self.per_score
        if self.dyslexic >= 0 and self.dyslexic != self.common and self.force_whole < 0:
            self.hand_letters = max(self.hand_letters, 2)
        if self.spacebar >= 0 and self.spacebar != self.common and self.force_whole < 0:
            self.hand_letters = 2 * LONGEST
        self.list_losses()
        self.add_up()

    def list_losses(self) -> None:
        """List the cents that are lost with a letter: those that the dearest card of a rank brings more than the next one."""
        self.losses = self.needed = 0
        for r in range(RANKS):
            if self.top_need[r] or self.top_pair[r] >= 0:
                self.lose(1 << r, self.top_need[r], self.credit[r * LANE] - self.credit[r * LANE + 3], self.top_pair[r])
        self.pair_losses = self.losses
        for edge in range(2):
            self.lose(-1, self.edge_need[edge], self.edge_best[edge] - self.edge_next[edge], -1)

    def lose(self, has: int, need: int, add: int, pair: int) -> None:
        """Note that a word with a letter of `has` has so many cents less without all of `need`, or where it does not hold the pair."""
        if add > 0:
            self.loss_has[self.losses] = has
            self.loss_need[self.losses] = need
            self.loss_add[self.losses] = add
            self.loss_pair[self.losses] = pair
            self.losses += 1
            self.needed |= need

    def add_up(self) -> None:
        """Sum up what the letters from each rank on can bring."""
        self.real = self.repeats = 0
        for k in range(3):
            self.rest_from[3 * RANKS + k] = 0
        for r in range(RANKS - 1, -1, -1):
            self.have_from[r] = self.have_from[r + 1] + self.have[r]
            self.need_from[r] = self.need_from[r + 1] + self.need[r]
            if self.have[r]:
                self.real |= 1 << r
            # no way takes more copies of a letter than this
            most = 3 * min(LONGEST, self.have[r] + self.wilds + 1)
            for k in range(3):
                base = r * LANE + k
                self.credit[base + 3] += self.twice[3 * r + k]
                self.rest[base + most] = 0
                self.after[base + most] = self.rest_from[3 * r + 3 + k]
                for i in range(most - 3, -1, -3):
                    self.rest[base + i] = self.rest[base + i + 3] + self.credit[base + i]
                    self.after[base + i] = self.rest[base + i] + self.rest_from[3 * r + 3 + k]
                self.rest_from[3 * r + k] = self.after[base]
            if self.have[r] == 1 and self.twice[3 * r + 2] > 0:
                self.rest[r * LANE + 2] -= self.twice[3 * r + 2]
                self.rest[r * LANE + 5] -= self.twice[3 * r + 2]
                self.after[r * LANE + 2] -= self.twice[3 * r + 2]
                self.rest_from[3 * r + 2] -= self.twice[3 * r + 2]
                self.note_repeat(r, self.twice[3 * r + 2])

    def note_repeat(self, r: int, lin: int) -> None:
        """Note that a wild that repeats the rank `r` brings so much, the most first; the sums are what so many wilds bring."""
        i = self.repeats
        self.repeats += 1
        while i > 0 and self.repeat_lin[i - 1] < lin:
            self.repeat_rank[i] = self.repeat_rank[i - 1]
            self.repeat_lin[i] = self.repeat_lin[i - 1]
            i -= 1
        self.repeat_rank[i] = r
        self.repeat_lin[i] = lin
        for j in range(i, self.repeats):
            self.repeat_sum[j + 1] = self.repeat_sum[j] + self.repeat_lin[j]

    def repeated(self, r: int, k: int, below: int, wilds: int) -> int:
        """The most that so many wilds bring where they repeat letters, after `k` times the rank `r` and with these ranks below."""
        lin = 0
        for i in range(self.repeats):
            q = self.repeat_rank[i]
            if wilds and below >> q & 1 and (q > r or k == 1):
                lin += self.repeat_lin[i]
                wilds -= 1
        return lin

    def supply(self, card: int) -> None:
        """Count the letters of a card, and put its credit where its rarest letter is."""
        k = card * ROW
        in_hand = card < self.hand
        if self.rows[k] & WILD:
            self.hand_letters += 1
            return
        if self.rows[k + 2] == 0:
            return
        for letter in range(RANKS):
            self.most[letter] = 0
            self.least[letter] = LONGEST
        shortest = LONGEST
        for n in range(self.rows[k + 2]):
            o = k + READINGS + 4 * n
            size = self.rows[o]
            shortest = min(shortest, size)
            if in_hand or card == self.common:
                self.widest = max(self.widest, size)
            for letter in range(RANKS):
                times = 0
                for i in range(size):
                    times += self.rows[o + 1 + i] == letter
                self.most[letter] = max(self.most[letter], times)
                self.least[letter] = min(self.least[letter], times)
        if in_hand:
            self.hand_letters += shortest
        self.appraise(card)
        fixed = RANKS
        need = 0
        for letter in range(RANKS):
            r = self.rank[letter]
            self.have[r] += self.most[letter]
            if in_hand:
                self.need[r] += self.least[letter]
            if self.least[letter]:
                need |= 1 << r
                fixed = min(fixed, r)
        pair = k + READINGS if self.rows[k + 2] == 1 and self.rows[k + READINGS] == 2 else -1
        self.rival(0, self.card_pool[POOL_FIRST], need)
        self.rival(1, self.card_pool[POOL_LAST], need)
        for letter in range(RANKS):
            r = self.rank[letter]
            if r == fixed or (fixed == RANKS and self.most[letter]):
                if self.card_pool[0] > self.credit[r * LANE]:
                    self.top_need[r] = need & ~(1 << r)
                    self.top_pair[r] = pair
                for kind in range(3):
                    self.lend(kind, r, self.card_pool[kind])
                    self.twice[3 * r + kind] += self.card_pool[POOL_AGAIN + kind]
        for n in range(self.rows[k + 2]):
            o = k + READINGS + 4 * n
            self.edges(self.rows[o + 1], self.rows[o + self.rows[o]])
            if self.rows[k] & PAIR:
                self.edges(self.rows[o + self.rows[o]], self.rows[o + 1])

    def rival(self, edge: int, add: int, need: int) -> None:
        """Compare what a card brings as the first (0) or the last (1) one with the most that others do."""
        if add > self.edge_best[edge]:
            self.edge_next[edge] = self.edge_best[edge]
            self.edge_best[edge] = add
            self.edge_need[edge] = need
        else:
            self.edge_next[edge] = max(self.edge_next[edge], add)

    def edges(self, first: int, last: int) -> None:
        """Note what the card just appraised brings where it opens a word with `first` or closes one with `last`."""
        self.open_add[first] = max(self.open_add[first], self.card_pool[POOL_FIRST])
        self.close_add[last] = max(self.close_add[last], self.card_pool[POOL_LAST])

    def lend(self, kind: int, r: int, amount: int) -> None:
        """Put one card's credit among those of its letter, the dearest first."""
        base = r * LANE + kind
        for i in range(0, LANE - 3, 3):
            if amount > self.credit[base + i]:
                other = self.credit[base + i]
                self.credit[base + i] = amount
                amount = other

    def lost(self, letters: int) -> int:
        """The cents that no word has whose letters are all among these."""
        add = 0
        for i in range(self.losses):
            if self.loss_has[i] & letters and self.loss_need[i] & ~letters:
                add += self.loss_add[i]
        return add

    def outside(self) -> int:
        """The most letters that a word can have from outside the hand."""
        return self.widest if self.common >= 0 else 0
