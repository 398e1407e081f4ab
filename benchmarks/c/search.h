/* The state of one search and the numbers that cards, abilities and the lexicon are written in. */

#ifndef SEARCH_H
#define SEARCH_H

#include <stdint.h>

enum {
    LONGEST = 15,   /* letters in a word */
    RANKS = 26,     /* letters by how rare they are */
    COPIES = 16,    /* copies of a letter that have credits of their own */
    MOST_CARDS = 64,
    MOST_READINGS = 5 * MOST_CARDS,
    MOST_OPTIONS = MOST_READINGS * LONGEST,
    TABLE_SIZE = 262139,
    MOST_SETS = 200000,
    WIDEST = 32,    /* words of one set of cards that pairs are made of */
    LOWEST = -(1 << 30),
    UNLIMITED = 1 << 30,
    MANY_CARDS = 1 << 20,
};

enum { WILD = 1, COMMON = 2, PAIR = 4, TYPO = 8, LEAVES = 16 };
enum { FIRST = 1, LAST, LENGTH, NO_WILD, WHOLE, COMMON_USED, AGAIN, NO_REPEAT, RUN, BESIDE, COUNT };
enum { ADD = 1, PER, CARD, WORD, DRAW, COPY };
enum { LETTERS = 1, VOWELS, CONSONANTS, WILDS, PAIRS, TYPOS, UNUSED };
enum { NEAR_WILD = 1, NEAR_PAIR, NEAR_VOWEL, NEAR_CONSONANT, NEAR_SAME, NEAR_LETTER, NEAR_BOTH = 8 };
enum { OWN = 1, NEIGHBOUR, NEIGHBOURS };
enum { BEST, TABLE };

typedef struct {
    int size, letters[3];
} Reading;

typedef struct {
    int kind, p, q;
} Condition;

typedef struct {
    int effect, p, q, above, conditions;
    Condition when[];
} Ability;

/* A card as `paperback.search.rows` writes it; the abilities end at `end`, counted from the beginning of the card. */
typedef struct {
    int flags, score, readings, end;
    Reading reading[4];
    int abilities[44];
} Card;

_Static_assert(sizeof(Card) == 64 * sizeof(int), "a row holds 64 integers");

/* A node of the lexicon's graph: the letters below it, its first child, the classes before it, and bits that the functions below read. */
typedef struct {
    int below, child, classes, tag;
} Node;

/* What cards bring: cents, how often more the word counts, and the rest (cards drawn, or their value and that of what is linear too). */
typedef struct {
    int add, times, lin;
} Sum;

typedef struct {
    int card, at, turned;
} Tile;

typedef struct {
    int card, end, turned;
    Sum most;
} Option;

typedef struct {
    int card, size, second, third, turned;
} Shelved;

typedef struct {
    int flags, score;
} Side;

typedef struct {
    int cards, size, wilds;
    int card[LONGEST], at[LONGEST], choice[LONGEST];
    uint8_t letters[LONGEST + 1];
} Half;

typedef struct {
    int value, score, draws, longest;
    Half half[2];
} Result;

/* The dearest card of a letter: what other letters it needs, and its reading if that is a pair. */
typedef struct {
    unsigned need;
    const Reading *pair;
} Dearest;

/* The most that a card brings as the first or the last one, the letters that it needs, and the most that another one brings. */
typedef struct {
    int best, next;
    unsigned need;
} Rival;

/* A word with a letter of `has` has so many cents less without all of `need`, or where it does not hold the pair. */
typedef struct {
    unsigned has, need;
    int add;
    const Reading *pair;
} Loss;

/* What a wild brings that repeats a letter. */
typedef struct {
    int rank, lin;
} Repeat;

/* What is pooled for a card or a rack: hoped for until it is lost. */
enum { PLAIN, OPENS, CLOSES, USES_ALL, PURE, FRESH, TWICE, POOLS, LONG = POOLS };

typedef struct {
    /* the lexicon */
    const Node *nodes;
    const int *classes;
    const uint8_t *words, *levels;
    const int *rank;

    /* the rack, what counts and what is asked */
    const Card *rows;
    int cards, hand, common, spacebar, dyslexic, wilds_usable, lent, turn_limit;
    int per_score, per_draw, per_card, per_leaving, mark, gain;
    int limit, level, shortest, slack, budget, floor;

    /* the word and its facts */
    uint8_t letters[LONGEST + 1];
    int size, vowels, run, distinct;
    int no_wild, wild_count, pair_count, typo_count, whole, common_in, unused;
    int force_whole, force_unused, force_common, free_turn;
    Tile laid[LONGEST + 1];
    int chosen[LONGEST + 1];
    int got_score, got_draws;

    /* the free cards and what they read as */
    int free[MOST_CARDS], used[MOST_CARDS], same[MOST_CARDS], wild_cards[MOST_CARDS];
    long long stride[MOST_CARDS];
    int bucket[28];
    Shelved shelved[MOST_READINGS];
    int wilds, free_pairs, free_typos, free_vowels, free_consonants;

    /* the layout of one word */
    Option options[MOST_OPTIONS];
    int from[LONGEST + 2];
    Side left[LONGEST + 2], right[LONGEST + 2];
    Sum reach[MOST_CARDS], ahead[LONGEST + 2];
    int laid_out[LONGEST + 2];
    int with_wilds, constant, pure_effects, hand_letters, widest;
    int least_hand, most_hand, least_turned, least_wilds;
    int mode, best, best_wilds, found;
    long long want_slot;
    int want_long;

    /* credits and pools */
    Sum pool[POOLS], card_pool[POOLS], long_pool[LONGEST + 1], short_pool[LONGEST + 1];
    int top_score, second_score, turn_pay;
    int have[RANKS + 1], need[RANKS + 1], have_from[RANKS + 1], need_from[RANKS + 1];
    Sum credit[RANKS][COPIES], rest[RANKS][COPIES], after[RANKS][COPIES], twice[RANKS], rest_from[RANKS + 1];
    int real;
    int open_add[RANKS], close_add[RANKS];

    /* cents that are lost with a letter, and what wilds bring where they repeat one */
    Dearest dearest[RANKS];
    Rival rival[2];
    Loss loss[RANKS + 2];
    int losses, pair_losses;
    unsigned needed; /* the letters that some loss needs */
    Repeat repeat[RANKS];
    int repeats, repeats_bring[RANKS + 1];

    /* the walk */
    int nodes_seen, cut, must_all;

    /* the results, best first, in banks */
    Result stage, *results;
    int *order, room, kept, bank;

    /* sets of cards for pairs of words */
    int main_kept, main_limit, main_cut, main_gain, pay, reserved, width;
    long long long_stride;
    long long *keys;
    int *table, *touched, touches, cramped;
} Search;

static inline int max(int a, int b) { return a > b ? a : b; }

static inline int min(int a, int b) { return a < b ? a : b; }

static inline Sum plus(Sum a, Sum b) { return (Sum){a.add + b.add, a.times + b.times, a.lin + b.lin}; }

static inline Sum minus(Sum a, Sum b) { return (Sum){a.add - b.add, a.times - b.times, a.lin - b.lin}; }

static inline Sum most(Sum a, Sum b) { return (Sum){max(a.add, b.add), max(a.times, b.times), max(a.lin, b.lin)}; }

static inline Sum least(Sum a, Sum b) { return (Sum){min(a.add, b.add), min(a.times, b.times), min(a.lin, b.lin)}; }

static inline const Ability *abilities(const Card *card) { return (const Ability *)card->abilities; }

static inline const Ability *abilities_end(const Card *card) { return (const Ability *)((const int *)card + card->end); }

static inline const Ability *next_ability(const Ability *ability) { return (const Ability *)(ability->when + ability->conditions); }

static inline int has_abilities(const Card *card) { return abilities(card) < abilities_end(card); }

static inline int node_rank(int tag) { return tag & 31; }

static inline int node_children(int tag) { return tag >> 8 & 31; }

static inline int node_longest(int tag) { return tag >> 16 & 31; }

static inline int node_shortest(int tag) { return tag >> 21 & 31; }

static inline int node_ends(int tag) { return tag >> 26 & 1; }

#endif
