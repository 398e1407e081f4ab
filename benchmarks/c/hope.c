/* The most that the abilities of a card can bring, by pool: what each condition allows is hoped for until it is lost. */

#include "search.h"

/* The pool of what the condition allows; -1 if the condition cannot hold for the card. */
static int pool_of(Search *s, const Condition *when, const Card *card)
{
    int possible = 1, pairs = s->free_pairs - ((card->flags & PAIR) != 0);
    switch (when->kind) {
    case FIRST: return OPENS;
    case LAST: return CLOSES;
    case LENGTH: return LONG;
    case NO_WILD: s->pure_effects = 1; return PURE;
    case WHOLE: return s->force_whole > 0 ? PLAIN : s->force_whole < 0 ? USES_ALL : -1;
    case NO_REPEAT: return FRESH;
    case AGAIN: return card->readings == 1 && card->reading[0].size == 1 ? TWICE : PLAIN;
    case COMMON_USED: possible = s->force_common || (s->common >= 0 && s->free[s->common]); break;
    case BESIDE:
        if ((when->p & 7) == NEAR_WILD)
            possible = s->wilds > 0;
        else if ((when->p & 7) == NEAR_PAIR)
            possible = pairs > 0;
        break;
    case COUNT:
        if (when->p == WILDS)
            possible = s->wilds >= when->q;
        else if (when->p == PAIRS)
            possible = pairs >= when->q;
    }
    return possible ? PLAIN : -1;
}

/* The most cents that a score for each of something gives in a word of so many letters. */
static int per(const Search *s, const Ability *a, int length)
{
    int count = length;
    switch (a->p) {
    case WILDS: count = s->wilds; break;
    case PAIRS: count = s->free_pairs; break;
    case TYPOS: count = s->free_typos; break;
    case UNUSED:
        count = s->force_unused;
        if (count < 0)
            count = s->hand - (max(0, length - s->lent - 3) + 2) / 3;
        break;
    case VOWELS: count = min(length, s->free_vowels + s->wilds); break;
    case CONSONANTS: count = min(length, s->free_consonants + s->wilds);
    }
    return max(0, count - a->above) * a->q;
}

/* The most that an ability does for a card. */
static Sum effect_of(const Search *s, const Ability *a, const Card *card)
{
    Sum sum = {0, 0, 0};
    switch (a->effect) {
    case ADD: sum.add = a->p; break;
    case PER: sum.add = per(s, a, a->p == UNUSED ? 0 : LONGEST); break;
    case CARD: {
        int best = card->score == s->top_score ? s->second_score : s->top_score;
        sum.add = (a->q - 1) * (a->p == OWN ? card->score : a->p == NEIGHBOUR ? best : best + s->second_score);
        break;
    }
    case WORD: sum.times = a->p - 1; break;
    case DRAW: sum.lin = s->per_draw * a->p;
    }
    return sum;
}

/* Put the most that an ability does into its pool; the condition `where` decides when it is lost. `sum` takes it where it is copied. */
static void hope_for(Search *s, const Ability *a, const Card *card, Sum *sum, int pool, const Condition *where)
{
    if (!sum && pool == PLAIN && a->effect == PER && (a->p == LETTERS || a->p == UNUSED)) {
        Sum *pools = a->p == UNUSED ? s->short_pool : s->long_pool;
        for (int length = 0; length <= LONGEST; length++)
            pools[length].add += per(s, a, length);
        return;
    }
    Sum most = effect_of(s, a, card);
    if (sum) {
        *sum = plus(*sum, most);
    } else if (pool == LONG) {
        for (int length = 0; length <= LONGEST; length++) {
            if (where->p > 0 && length >= where->p)
                s->long_pool[length] = plus(s->long_pool[length], most);
            else if (where->p <= 0 && length <= where->q)
                s->short_pool[length] = plus(s->short_pool[length], most);
        }
    } else {
        s->card_pool[pool] = plus(s->card_pool[pool], most);
    }
}

/* Find the most that the abilities printed on `source` do for `card`: into its pools, or into `sum`; gives whether the card may copy. */
static int hope(Search *s, const Card *source, const Card *card, Sum *sum)
{
    int copies = 0;
    for (const Ability *a = abilities(source), *stop = abilities_end(source); a < stop; a = next_ability(a)) {
        int pool = PLAIN;
        const Condition *where = 0;
        for (int c = 0; c < a->conditions; c++) {
            int found = pool_of(s, a->when + c, card);
            if (found < 0 || pool == PLAIN) {
                pool = found;
                where = a->when + c;
            }
            if (found < 0)
                break;
        }
        if (pool >= 0) {
            copies |= a->effect == COPY;
            hope_for(s, a, card, sum, pool, where);
        }
    }
    return copies;
}

/* Find the most that a card can bring, by pool; the pools of the rack grow by it. */
static void appraise(Search *s, int card)
{
    const Card *row = s->rows + card;
    for (int p = 0; p < POOLS; p++)
        s->card_pool[p] = (Sum){0, 0, 0};
    s->card_pool[PLAIN].add = row->score;
    if (has_abilities(row) && hope(s, row, row, 0)) {
        Sum more = {0, 0, 0};
        for (int other = 0; other < s->cards; other++) {
            if (other == card || !s->free[other] || s->rows[other].flags & (WILD | COMMON))
                continue;
            Sum sum = {0, 0, 0};
            hope(s, s->rows + other, row, &sum);
            more = most(more, sum);
        }
        s->card_pool[PLAIN] = plus(s->card_pool[PLAIN], more);
    }
    if (row->flags & LEAVES)
        s->card_pool[PLAIN].lin += max(0, s->per_leaving);
    s->pool[OPENS] = most(s->pool[OPENS], s->card_pool[OPENS]);
    s->pool[CLOSES] = most(s->pool[CLOSES], s->card_pool[CLOSES]);
    for (int p = USES_ALL; p < TWICE; p++)
        s->pool[p] = plus(s->pool[p], s->card_pool[p]);
}
