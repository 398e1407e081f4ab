/* The value of a laid word. */

#include <string.h>

#include "search.h"

static inline int vowel(int letter) { return 0x104111 >> letter & 1; }

/* Find what the spelled word alone decides: vowels, the longest run of consonants, whether all letters differ. */
static void study(Search *s)
{
    int seen = 0, run = 0;
    s->vowels = s->run = 0;
    s->distinct = 1;
    for (int j = 0; j < s->size; j++) {
        int letter = s->letters[j];
        if (seen >> letter & 1)
            s->distinct = 0;
        seen |= 1 << letter;
        if (vowel(letter)) {
            s->vowels++;
            run = 0;
        } else {
            s->run = max(s->run, ++run);
        }
    }
}

/* How many of these the word holds; for cards, a card with the flags `besides` is left out. */
static int counted(const Search *s, int of, int besides)
{
    switch (of) {
    case LETTERS: return s->size;
    case VOWELS: return s->vowels;
    case CONSONANTS: return s->size - s->vowels;
    case WILDS: return s->wild_count - ((besides & WILD) != 0);
    case PAIRS: return s->pair_count - ((besides & PAIR) != 0);
    case TYPOS: return s->typo_count - ((besides & TYPO) != 0);
    default: return s->unused;
    }
}

/* Whether the letters from `at` to `end` occur once more in the word. */
static int again(const Search *s, int at, int end)
{
    int found = 0;
    for (int j = 0; j + end - at <= s->size; j++)
        found += memcmp(s->letters + j, s->letters + at, (size_t)(end - at)) == 0;
    return found > 1;
}

/* Whether the neighbours fit; their flags are -1 where there is none. */
static int near(const Search *s, int of, int letter, int at, int end, Side left, Side right)
{
    int found = 0;
    for (int side = 0; side < 2; side++) {
        int flags = side ? right.flags : left.flags;
        if (flags < 0)
            continue;
        int other = side ? s->letters[end] : at ? s->letters[at - 1] : 0;
        switch (of & 7) {
        case NEAR_WILD: found += (flags & WILD) != 0; break;
        case NEAR_PAIR: found += (flags & PAIR) != 0; break;
        case NEAR_VOWEL: found += vowel(other); break;
        case NEAR_CONSONANT: found += !vowel(other); break;
        case NEAR_SAME: found += other == s->letters[side ? end - 1 : at]; break;
        default: found += other == letter;
        }
    }
    return of & NEAR_BOTH ? found > 1 : found > 0;
}

/* Whether the condition holds for a card with these flags that reads from `at` to `end`. */
static int holds(const Search *s, const Condition *when, int at, int end, Side left, Side right, int flags)
{
    switch (when->kind) {
    case FIRST: return at == 0;
    case LAST: return end == s->size;
    case LENGTH: return when->p <= s->size && s->size <= when->q;
    case NO_WILD: return s->no_wild;
    case WHOLE: return s->whole;
    case COMMON_USED: return s->common_in;
    case AGAIN: return again(s, at, flags & PAIR ? end : at + 1); /* a letter that stands for more is its own first one */
    case NO_REPEAT: return s->distinct;
    case RUN: return s->run >= when->p;
    case BESIDE: return near(s, when->p, when->q, at, end, left, right);
    default: return counted(s, when->p, flags) >= when->q;
    }
}

/* Sum up what the abilities printed on `source` do for `card`, which reads from `at` to `end`; cards drawn are the `lin` of the sum. */
static Sum work(const Search *s, const Card *source, const Card *card, int at, int end, Side left, Side right, int *copies)
{
    Sum sum = {0, 0, 0};
    *copies = 0;
    for (const Ability *a = abilities(source), *stop = abilities_end(source); a < stop; a = next_ability(a)) {
        int c = 0;
        while (c < a->conditions && holds(s, a->when + c, at, end, left, right, card->flags))
            c++;
        if (c < a->conditions)
            continue;
        switch (a->effect) {
        case ADD: sum.add += a->p; break;
        case PER: sum.add += max(0, counted(s, a->p, 0) - a->above) * a->q; break;
        case CARD:
            if (a->p == OWN)
                sum.add += (a->q - 1) * card->score;
            else if (a->p == NEIGHBOUR)
                sum.add += (a->q - 1) * max(left.score, right.score);
            else
                sum.add += (a->q - 1) * (left.score + right.score);
            break;
        case WORD: sum.times += a->p - 1; break;
        case DRAW: sum.lin += a->p; break;
        default: *copies = source == card;
        }
    }
    return sum;
}

/* Find what the laid cards decide (wilds, pairs, the whole hand ...); gives how many of them leave the game themselves. */
static int face_facts(Search *s, int count, int hand_used)
{
    int leaving = 0;
    s->wild_count = s->pair_count = s->typo_count = 0;
    s->common_in = s->force_common;
    for (int i = 0; i < count; i++) {
        int flags = s->rows[s->laid[i].card].flags;
        s->wild_count += (flags & WILD) != 0;
        s->pair_count += (flags & PAIR) != 0;
        s->typo_count += (flags & TYPO) != 0;
        leaving += (flags & LEAVES) != 0;
        if (s->laid[i].card == s->common || (s->laid[i].turned && s->dyslexic == s->common))
            s->common_in = 1;
    }
    s->no_wild = s->wild_count == 0;
    s->whole = s->force_whole < 0 ? hand_used == s->hand : s->force_whole;
    s->unused = s->force_unused < 0 ? s->hand - hand_used : s->force_unused;
    return leaving;
}

/* A card that may copy a neighbour: what copying nothing, the left and the right one brings, and whether it may. */
typedef struct {
    Sum side[3];
    int may[3], trial;
} Copier;

/* The best value over what each copying card may copy, nothing included. */
static int best_copies(Search *s, int count, Copier *copier, int copiers, Sum plain)
{
    int best = LOWEST, kept = 0, going = 1;
    for (int tried = 0; going; tried++) {
        Sum sum = plain;
        int possible = 1;
        for (int c = 0; c < copiers; c++) {
            int side = copier[c].trial;
            possible &= copier[c].may[side];
            sum = plus(sum, copier[c].side[side]);
        }
        if (possible) {
            int worth = s->per_score * sum.add * (1 + sum.times) + s->per_draw * sum.lin;
            if (worth > best) {
                best = worth;
                kept = tried;
                s->got_score = sum.add * (1 + sum.times);
                s->got_draws = sum.lin;
            }
        }
        going = 0;
        for (int c = 0; c < copiers && !going; c++) {
            copier[c].trial = (copier[c].trial + 1) % 3;
            going = copier[c].trial != 0;
        }
    }
    for (int i = 0; i < count; i++) {
        if (s->chosen[i] == 3) {
            s->chosen[i] = kept % 3;
            kept /= 3;
        }
    }
    return best;
}

/* The value of the laid cards with the best choices; `chosen` holds for each card 0, or 1 or 2 where it copies its left or right one. */
static int value(Search *s, int count, int hand_used, int turned)
{
    int leaving = face_facts(s, count, hand_used);
    Copier copier[LONGEST];
    int copiers = 0;
    Sum sum = {0, 0, 0};
    for (int i = 0; i < count; i++) {
        const Card *card = s->rows + s->laid[i].card;
        sum.add += card->score;
        s->chosen[i] = 0;
        if (!has_abilities(card))
            continue;
        int at = s->laid[i].at, end = i + 1 < count ? s->laid[i + 1].at : s->size, copies, none;
        const Card *before = i > 0 ? s->rows + s->laid[i - 1].card : 0;
        const Card *after = i + 1 < count ? s->rows + s->laid[i + 1].card : 0;
        Side left = before ? (Side){before->flags, before->score} : (Side){-1, 0};
        Side right = after ? (Side){after->flags, after->score} : (Side){-1, 0};
        sum = plus(sum, work(s, card, card, at, end, left, right, &copies));
        if (copies) {
            Copier *c = copier + copiers++;
            *c = (Copier){.may = {1, before && !(left.flags & (WILD | COMMON)), after && !(right.flags & (WILD | COMMON))}};
            if (c->may[1])
                c->side[1] = work(s, before, card, at, end, left, right, &none);
            if (c->may[2])
                c->side[2] = work(s, after, card, at, end, left, right, &none);
            s->chosen[i] = 3;
        }
    }
    int worth = best_copies(s, count, copier, copiers, sum);
    worth += s->per_card * count + s->per_leaving * leaving;
    if (s->size >= s->mark)
        worth += s->gain;
    if (turned && !s->free_turn) {
        worth += s->per_score;
        s->got_score++;
    }
    return worth;
}
