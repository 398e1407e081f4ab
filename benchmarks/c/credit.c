/* What the cards of a rack can bring at most, each by the rarest letter that it needs. */

#include <string.h>

#include "search.h"

/* Note what the card just appraised brings where it opens a word with `first` or closes one with `last`. */
static void edges(Search *s, int first, int last)
{
    s->open_add[first] = max(s->open_add[first], s->card_pool[OPENS].add);
    s->close_add[last] = max(s->close_add[last], s->card_pool[CLOSES].add);
}

/* Put one card's credit among those of its letter, the dearest first, each of the three numbers by itself. */
static void lend(Search *s, int r, Sum amount)
{
    for (int i = 0; i < COPIES - 1; i++) {
        Sum held = s->credit[r][i];
        s->credit[r][i] = most(held, amount);
        amount = least(held, amount);
    }
}

/* Compare what a card brings as the first or the last one with the most that others do. */
static void compare(Rival *rival, int add, unsigned need)
{
    if (add > rival->best)
        *rival = (Rival){add, rival->best, need};
    else
        rival->next = max(rival->next, add);
}

/* Count the letters of a card, and put its credit where its rarest letter is. */
static void supply(Search *s, int card)
{
    const Card *row = s->rows + card;
    int in_hand = card < s->hand;
    if (row->flags & WILD) {
        s->hand_letters++;
        return;
    }
    if (!row->readings)
        return;
    int some[RANKS] = {0}, all[RANKS], shortest = LONGEST;
    for (int letter = 0; letter < RANKS; letter++)
        all[letter] = LONGEST;
    for (int n = 0; n < row->readings; n++) {
        const Reading *reading = row->reading + n;
        int times[RANKS] = {0};
        for (int i = 0; i < reading->size; i++)
            times[reading->letters[i]]++;
        for (int letter = 0; letter < RANKS; letter++) {
            some[letter] = max(some[letter], times[letter]);
            all[letter] = min(all[letter], times[letter]);
        }
        shortest = min(shortest, reading->size);
        if (in_hand || card == s->common)
            s->widest = max(s->widest, reading->size);
    }
    if (in_hand)
        s->hand_letters += shortest;
    appraise(s, card);
    int fixed = RANKS;
    unsigned need = 0;
    for (int letter = 0; letter < RANKS; letter++) {
        int r = s->rank[letter];
        s->have[r] += some[letter];
        if (in_hand)
            s->need[r] += all[letter];
        if (all[letter]) {
            need |= 1u << r;
            fixed = min(fixed, r);
        }
    }
    compare(s->rival, s->card_pool[OPENS].add, need);
    compare(s->rival + 1, s->card_pool[CLOSES].add, need);
    for (int letter = 0; letter < RANKS; letter++) {
        int r = s->rank[letter];
        if (r == fixed || (fixed == RANKS && some[letter])) {
            if (s->card_pool[PLAIN].add > s->credit[r][0].add)
                s->dearest[r] = (Dearest){need & ~(1u << r), row->readings == 1 && row->reading[0].size == 2 ? row->reading : 0};
            lend(s, r, s->card_pool[PLAIN]);
            s->twice[r] = plus(s->twice[r], s->card_pool[TWICE]);
        }
    }
    for (int n = 0; n < row->readings; n++) {
        const Reading *reading = row->reading + n;
        int first = reading->letters[0], last = reading->letters[reading->size - 1];
        edges(s, first, last);
        if (row->flags & PAIR)
            edges(s, last, first);
    }
}

/* Note that a wild may repeat a letter, the most first; the sums are what so many wilds bring. */
static void note_repeat(Search *s, Repeat one)
{
    int i = s->repeats++;
    for (; i > 0 && s->repeat[i - 1].lin < one.lin; i--)
        s->repeat[i] = s->repeat[i - 1];
    s->repeat[i] = one;
    for (; i < s->repeats; i++)
        s->repeats_bring[i + 1] = s->repeats_bring[i] + s->repeat[i].lin;
}

/* Sum up what the letters from each rank on can bring. */
static void add_up(Search *s)
{
    s->real = s->repeats = 0;
    s->rest_from[RANKS] = (Sum){0, 0, 0};
    for (int r = RANKS - 1; r >= 0; r--) {
        s->have_from[r] = s->have_from[r + 1] + s->have[r];
        s->need_from[r] = s->need_from[r + 1] + s->need[r];
        if (s->have[r])
            s->real |= 1 << r;
        /* no way takes more copies of a letter than this */
        int copies = min(LONGEST, s->have[r] + s->wilds + 1);
        s->credit[r][1] = plus(s->credit[r][1], s->twice[r]);
        s->rest[r][copies] = (Sum){0, 0, 0};
        s->after[r][copies] = s->rest_from[r + 1];
        for (int i = copies - 1; i >= 0; i--) {
            s->rest[r][i] = plus(s->rest[r][i + 1], s->credit[r][i]);
            s->after[r][i] = plus(s->rest[r][i], s->rest_from[r + 1]);
        }
        s->rest_from[r] = s->after[r][0];
        int lin = s->twice[r].lin;
        if (s->have[r] == 1 && lin > 0) {
            s->rest[r][0].lin -= lin;
            s->rest[r][1].lin -= lin;
            s->after[r][0].lin -= lin;
            s->rest_from[r].lin -= lin;
            note_repeat(s, (Repeat){r, lin});
        }
    }
}

/* Note a loss, if it is one. */
static void lose(Search *s, Loss loss)
{
    if (loss.add <= 0)
        return;
    s->loss[s->losses++] = loss;
    s->needed |= loss.need;
}

/* List the cents that are lost with a letter: those that the dearest card of a rank brings more than the next one. */
static void list_losses(Search *s)
{
    s->losses = 0;
    s->needed = 0;
    for (int r = 0; r < RANKS; r++) {
        Dearest one = s->dearest[r];
        if (one.need || one.pair)
            lose(s, (Loss){1u << r, one.need, s->credit[r][0].add - s->credit[r][1].add, one.pair});
    }
    s->pair_losses = s->losses;
    for (int edge = 0; edge < 2; edge++)
        lose(s, (Loss){~0u, s->rival[edge].need, s->rival[edge].best - s->rival[edge].next, 0});
}

/* Work out the credits and pools of the free cards. */
static void prepare(Search *s)
{
    take_free(s);
    bucketing(s);
    memset(s->credit, 0, sizeof s->credit);
    memset(s->twice, 0, sizeof s->twice);
    memset(s->have, 0, sizeof s->have);
    memset(s->need, 0, sizeof s->need);
    memset(s->pool, 0, sizeof s->pool);
    memset(s->long_pool, 0, sizeof s->long_pool);
    memset(s->short_pool, 0, sizeof s->short_pool);
    memset(s->open_add, 0, sizeof s->open_add);
    memset(s->close_add, 0, sizeof s->close_add);
    memset(s->dearest, 0, sizeof s->dearest);
    memset(s->rival, 0, sizeof s->rival);
    s->top_score = s->second_score = s->pure_effects = s->hand_letters = s->turn_pay = 0;
    s->widest = 1;
    for (int card = 0; card < s->cards; card++) {
        int score = s->free[card] ? s->rows[card].score : 0;
        s->second_score = max(s->second_score, min(s->top_score, score));
        s->top_score = max(s->top_score, score);
    }
    for (int card = 0; card < s->cards; card++)
        if (s->free[card])
            supply(s, card);
    for (int length = 0; length <= LONGEST; length++) {
        s->long_pool[length].lin += max(0, s->per_card) * length;
        if (length >= s->mark)
            s->long_pool[length].lin += s->gain;
    }
    if (s->dyslexic >= 0 && s->free[s->dyslexic] && !s->free_turn)
        s->turn_pay = s->per_score;
    if (s->dyslexic >= 0 && s->dyslexic != s->common && s->force_whole < 0)
        s->hand_letters = max(s->hand_letters, 2);
    if (s->spacebar >= 0 && s->spacebar != s->common && s->force_whole < 0)
        s->hand_letters = 2 * LONGEST;
    list_losses(s);
    add_up(s);
}
