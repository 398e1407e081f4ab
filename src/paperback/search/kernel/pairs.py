# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""What one search does: the best word, then, with the Spacebar, the best two words (compiled where a C compiler is there).

Two words: the dearer one is worth at least half. So all sets of cards that make a word worth so much are listed with the most they make,
and for each, dearest first, the best word of the other cards is sought as long as the two can be good enough together.
"""

from __future__ import annotations

from .codes import ABILITIES, COUNT, LONGEST, LOWEST, PER, ROW, UNUSED, WHOLE, WILD
from .layout import BEST, EVERY, TABLE
from .shelf import HALF, RECORD
from .tally import ints
from .walk import Walk

WIDEST = 32
"""Most words of one set of cards that pairs are made of."""
# compiled, this is a C variable, and other modules see it in this way only
globals().update(WIDEST=WIDEST)


class Pairs(Walk):
    """A search for one word or two."""

    def __init__(self) -> None:
        """Start with no text given."""
        super().__init__()
        self.wilds_usable = 1
        self.given = 0
        self.floor = LOWEST
        self.text = ints(2 * (LONGEST + 1))
        self.main_kept = self.main_limit = self.main_cut = self.main_gain = 0
        self.pay = self.reserved = 0
        self.width = 1

    def set_free(self) -> None:
        """Free all cards that may be used."""
        for card in range(self.cards):
            self.free[card] = 1
        self.set_usable()

    def set_usable(self) -> None:
        """Take away the cards that may not be used."""
        for card in range(self.cards):
            if self.rows[card * ROW] & WILD and not self.wilds_usable:
                self.free[card] = 0

    def natural(self) -> None:
        """Let the laid word alone decide everything."""
        self.force_whole = self.force_unused = -1
        self.force_common = self.free_turn = self.must_all = 0
        self.least_hand = self.least_turned = 0
        self.most_hand = 1 << 20
        self.want_slot = -1
        for card in range(self.cards):
            self.stride[card] = 0

    def go(self) -> None:
        """Do what was asked for."""
        self.bank = self.kept = self.nodes_seen = self.steps = self.cramped = 0
        for i in range(RECORD):
            self.stage[i] = 0
        self.natural()
        self.cut = self.floor
        if not self.given:
            self.mode = BEST
            self.roam(0)
        elif self.text[LONGEST + 1] == 0:
            self.mode = EVERY
            self.roam(0)
        if self.spacebar >= 0 and (not self.given or self.text[LONGEST + 1]):
            self.pairs()

    def roam(self, half: int) -> None:
        """Try all words of the lexicon, or the given one."""
        self.prepare()
        if not self.given:
            self.set_out()
            return
        k = half * (LONGEST + 1)
        self.size = self.text[k]
        for i in range(self.size):
            self.letters[i] = self.text[k + 1 + i]
        self.try_word(0)

    def uses(self, condition: int, of: int) -> int:
        """Whether an ability in the rack has a condition of this kind, or counts these."""
        for card in range(self.cards):
            k = card * ROW + ABILITIES
            stop = card * ROW + self.rows[card * ROW + 3]
            while k < stop:
                if of and self.rows[k] == PER and self.rows[k + 1] == of:
                    return 1
                for c in range(self.rows[k + 4]):
                    o = k + 5 + 3 * c
                    if self.rows[o] == condition and (of == 0 or self.rows[o + 1] == of):
                        return 1
                k += 5 + 3 * self.rows[k + 4]
        return 0

    def pairs(self) -> None:
        """Find the best two words, in each case of what both decide together: whole hand, unused cards, Dyslexic on the track."""
        wholes = 2 if self.uses(WHOLE, 0) else 1
        unused = self.hand if self.uses(COUNT, UNUSED) else 1
        turns = 2 if self.dyslexic >= 0 and self.dyslexic == self.common else 1
        self.reserved = self.spacebar != self.common
        self.main_limit = self.limit
        self.main_gain = self.gain
        self.width = 1 if self.given else min(self.limit, WIDEST)
        for turn in range(turns):
            for spare in range(unused):
                for whole in range(wholes if spare == 0 else 1):
                    self.case(whole, spare, turn)
        self.natural()
        self.set_free()

    def case(self, whole: int, spare: int, turn: int) -> None:
        """Find the best two words that use the whole hand, leave at least `spare` cards, turn a pair by the Dyslexic on the track."""
        self.natural()
        self.force_whole = whole
        self.force_unused = spare
        self.force_common = self.spacebar == self.common or turn
        self.free_turn = turn
        self.pay = self.per_score * (1 + turn)
        self.strides()
        self.main_kept = self.kept
        self.main_cut = self.cut
        floor = 0 if self.per_card >= 0 and self.per_leaving >= 0 and not self.given else LOWEST
        low = floor
        if self.main_kept and not self.given:
            low = self.results[self.order[0] * RECORD]
            low -= low // 4
        done = -LOWEST
        while True:
            need = LOWEST
            if self.main_cut > LOWEST and not self.given:
                need = self.main_cut + self.slack - self.pay
                need = (need + 1) // 2 if need > 0 else need
            low = max(low, need)
            if low >= done or self.nodes_seen > self.budget:
                break
            self.list_sets(low, spare, turn)
            for i in range(self.touches):
                if self.nodes_seen <= self.budget:
                    self.complete(self.touched[i], whole, spare, turn)
            for i in range(self.touches):
                self.keys[self.touched[i]] = 0
            done = low
            low = low // 2 if low > 1 else floor
        self.kept = self.main_kept
        self.limit = self.main_limit
        self.cut = self.main_cut
        self.bank = 0

    def strides(self) -> None:
        """Number the sets of cards: a digit for each kind of card, how many of it are used, and one for a word that reaches the mark."""
        step = 1
        for card in range(self.cards):
            same = card > 0 and self.alike(card - 1, card)
            if card and not same:
                step *= 1 + self.run_length(card - 1)
            self.stride[card] = step
        self.long_stride = step * (1 + self.run_length(self.cards - 1))

    def run_length(self, card: int) -> int:
        """How many cards like this one end with it."""
        size = 1
        while card > 0 and self.alike(card - 1, card):
            size += 1
            card -= 1
        return size

    def list_sets(self, low: int, spare: int, turn: int) -> None:
        """List the sets of cards that make a word worth `low` or more, dearest first."""
        self.set_free()
        self.free_cards(turn)
        self.mode = TABLE
        self.bank = self.main_limit
        self.kept = self.touches = 0
        self.limit = 1
        self.cut = low
        slack = self.slack
        self.slack = 0
        self.must_all = self.least_hand = self.least_turned = 0
        self.most_hand = self.hand - self.reserved - spare
        self.roam(0)
        self.slack = slack
        gap = self.touches
        while gap > 1:
            gap = gap // 2 if gap != 2 else 1
            for i in range(gap, self.touches):
                at = self.touched[i]
                j = i
                while j >= gap and self.sooner(at, self.touched[j - gap]):
                    self.touched[j] = self.touched[j - gap]
                    j -= gap
                self.touched[j] = at

    def sooner(self, a: int, b: int) -> int:
        """Whether set `a` of the table comes before set `b`."""
        if self.table[a] != self.table[b]:
            return self.table[a] > self.table[b]
        return self.keys[a] < self.keys[b]

    def free_cards(self, turn: int) -> None:
        """Take a Dyslexic on the track away in the case that turns no pair."""
        if self.dyslexic >= 0 and self.dyslexic == self.common:
            self.free[self.dyslexic] = turn

    def complete(self, at: int, whole: int, spare: int, turn: int) -> None:
        """Find the best word beside the set at this place of the table, and keep both if they are good enough."""
        worth = self.table[at]
        need = LOWEST
        if self.main_cut > LOWEST:
            need = self.main_cut + self.slack - self.pay - worth
            if need > worth and not self.given:
                return
        slot = self.keys[at] - 1
        long = slot // self.long_stride
        slot = slot % self.long_stride
        self.set_free()
        self.free_cards(turn)
        rest = slot
        hand = turned = 0
        for card in range(self.cards - 1, -1, -1):
            if self.stride[card] > 0 and (card == 0 or self.stride[card - 1] != self.stride[card]):
                digit = rest // self.stride[card]
                rest = rest % self.stride[card]
                for j in range(card, card + digit):
                    self.free[j] = 0
                    hand += j < self.hand
        if self.dyslexic >= 0 and not self.free[self.dyslexic]:
            turned = 1
        if self.dyslexic == self.common:
            self.free_cards(turn)
        self.mode = BEST
        self.bank = self.main_limit
        self.kept = 0
        self.limit = self.width
        self.cut = need - self.slack if need > LOWEST else LOWEST
        self.must_all = whole
        self.least_hand = self.hand - self.reserved - hand if whole else 0
        self.most_hand = self.hand - self.reserved - spare - hand
        self.least_turned = turn and not turned
        self.gain = 0 if long else self.main_gain
        self.roam(1)
        self.gain = self.main_gain
        if self.kept:
            self.join(worth, slot, long, turn)

    def join(self, worth: int, slot: int, long: int, turn: int) -> None:
        """Find the best words that the set `slot` makes, and keep them together with the words just found."""
        seconds = self.kept
        dearest = self.results[self.order[self.bank] * RECORD]
        for card in range(self.cards):
            self.free[card] = 1 - self.free[card]
        self.set_usable()
        self.free_cards(turn)
        self.bank += self.width
        self.kept = 0
        self.cut = worth
        if self.width > 1:
            self.cut = self.main_cut - self.pay - dearest if self.main_cut > LOWEST else LOWEST
        self.must_all = self.least_hand = self.least_turned = 0
        self.most_hand = self.hand
        self.want_slot = slot
        self.want_long = long
        slack = self.slack
        budget = self.budget
        self.slack = 0
        # the word is there: finding it again must not end for want of nodes
        self.budget = 1 << 30
        self.roam(0)
        self.slack = slack
        self.budget = budget
        self.want_slot = -1
        firsts = self.kept
        self.bank = 0
        self.kept = self.main_kept
        self.limit = self.main_limit
        for i in range(firsts):
            for j in range(seconds):
                self.keep_pair(self.order[self.main_limit + self.width + i] * RECORD, self.order[self.main_limit + j] * RECORD, turn)
        for i in range(RECORD):
            self.stage[i] = 0
        self.main_kept = self.kept
        if self.kept == self.limit:
            self.main_cut = self.results[self.last()]

    def keep_pair(self, first: int, second: int, turn: int) -> None:
        """Keep two words together, if they are good enough; the results begin where the arguments say."""
        self.stage[0] = self.results[first] + self.results[second] + self.pay
        if self.kept == self.limit and self.stage[0] < self.results[self.last()]:
            return
        for i in range(1, 3):
            self.stage[i] = self.results[first + i] + self.results[second + i]
        self.stage[1] += 1 + turn
        self.stage[3] = max(self.results[first + 3], self.results[second + 3])
        for i in range(HALF):
            self.stage[8 + i] = self.results[first + 8 + i]
            self.stage[8 + HALF + i] = self.results[second + 8 + i]
        if not self.given and self.against(8 + HALF, first + 8) < 0:
            for i in range(HALF):
                self.stage[8 + i] = self.results[second + 8 + i]
                self.stage[8 + HALF + i] = self.results[first + 8 + i]
        if self.given or not self.twin():
            self.shelve()
