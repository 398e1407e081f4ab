/* The best two words: all sets of cards that make a dear enough word are listed, and for each the best word of the other cards is sought. */

#include <string.h>

#include "search.h"

/* Take away the cards that may not be used. */
static void set_usable(Search *s)
{
    for (int card = 0; card < s->cards; card++)
        if (s->rows[card].flags & WILD && !s->wilds_usable)
            s->free[card] = 0;
}

/* Free all cards that may be used. */
static void set_free(Search *s)
{
    for (int card = 0; card < s->cards; card++)
        s->free[card] = 1;
    set_usable(s);
}

/* Let the laid word alone decide everything. */
static void natural(Search *s)
{
    s->force_whole = s->force_unused = -1;
    s->force_common = s->free_turn = s->must_all = 0;
    s->least_hand = s->least_turned = 0;
    s->most_hand = MANY_CARDS;
    s->want_slot = -1;
    memset(s->stride, 0, sizeof s->stride);
}

/* Whether an ability in the rack has a condition of this kind, or counts these. */
static int uses(const Search *s, int condition, int of)
{
    for (int card = 0; card < s->cards; card++) {
        const Ability *stop = abilities_end(s->rows + card);
        for (const Ability *a = abilities(s->rows + card); a < stop; a = next_ability(a)) {
            if (of && a->effect == PER && a->p == of)
                return 1;
            for (int c = 0; c < a->conditions; c++)
                if (a->when[c].kind == condition && (of == 0 || a->when[c].p == of))
                    return 1;
        }
    }
    return 0;
}

/* How many cards like this one end with it. */
static int run_length(const Search *s, int card)
{
    int size = 1;
    for (; card > 0 && alike(s, card - 1, card); card--)
        size++;
    return size;
}

/* Number the sets of cards: a digit for each kind of card, how many of it are used, and one for a word that reaches the mark. */
static void set_strides(Search *s)
{
    long long step = 1;
    for (int card = 0; card < s->cards; card++) {
        if (card && !alike(s, card - 1, card))
            step *= 1 + run_length(s, card - 1);
        s->stride[card] = step;
    }
    s->long_stride = step * (1 + run_length(s, s->cards - 1));
}

/* Take a Dyslexic on the track away in the case that turns no pair. */
static void free_dyslexic(Search *s, int turn)
{
    if (s->dyslexic >= 0 && s->dyslexic == s->common)
        s->free[s->dyslexic] = turn;
}

/* Whether set `a` of the table comes before set `b`. */
static int sooner(const Search *s, int a, int b)
{
    return s->table[a] != s->table[b] ? s->table[a] > s->table[b] : s->keys[a] < s->keys[b];
}

/* List the sets of cards that make a word worth `low` or more, dearest first. */
static void list_sets(Search *s, int low, int spare, int turn)
{
    int slack = s->slack;
    set_free(s);
    free_dyslexic(s, turn);
    s->mode = TABLE;
    s->bank = s->main_limit;
    s->kept = s->touches = 0;
    s->limit = 1;
    s->cut = low;
    s->slack = 0;
    s->must_all = s->least_hand = s->least_turned = 0;
    s->most_hand = s->hand - s->reserved - spare;
    roam(s);
    s->slack = slack;
    for (int gap = s->touches; gap > 1;) {
        gap = gap == 2 ? 1 : gap / 2;
        for (int i = gap; i < s->touches; i++) {
            int at = s->touched[i], j = i;
            for (; j >= gap && sooner(s, at, s->touched[j - gap]); j -= gap)
                s->touched[j] = s->touched[j - gap];
            s->touched[j] = at;
        }
    }
}

/* Keep two words together, if they are good enough. */
static void keep_pair(Search *s, const Result *first, const Result *second, int turn)
{
    s->stage.value = first->value + second->value + s->pay;
    if (s->kept == s->limit && s->stage.value < last_result(s)->value)
        return;
    s->stage.score = first->score + second->score + 1 + turn;
    s->stage.draws = first->draws + second->draws;
    s->stage.longest = max(first->longest, second->longest);
    int swapped = against(second->half, first->half) < 0;
    s->stage.half[swapped] = first->half[0];
    s->stage.half[!swapped] = second->half[0];
    if (!twin(s))
        shelve(s);
}

/* Find the best words that the set `slot` makes, and keep them together with the words just found. */
static void join(Search *s, int worth, long long slot, int reaches, int turn)
{
    int seconds = s->kept, slack = s->slack, budget = s->budget, dearest = result_at(s, 0)->value;
    for (int card = 0; card < s->cards; card++)
        s->free[card] = !s->free[card];
    set_usable(s);
    free_dyslexic(s, turn);
    s->bank += s->width;
    s->kept = 0;
    s->cut = worth;
    if (s->width > 1)
        s->cut = s->main_cut > LOWEST ? s->main_cut - s->pay - dearest : LOWEST;
    s->must_all = s->least_hand = s->least_turned = 0;
    s->most_hand = s->hand;
    s->want_slot = slot;
    s->want_long = reaches;
    s->slack = 0;
    s->budget = UNLIMITED; /* the word is there: finding it again must not end for want of nodes */
    roam(s);
    s->slack = slack;
    s->budget = budget;
    s->want_slot = -1;
    int firsts = s->kept;
    s->bank = 0;
    s->kept = s->main_kept;
    s->limit = s->main_limit;
    for (int i = 0; i < firsts; i++) {
        const Result *first = s->results + s->order[s->main_limit + s->width + i];
        for (int j = 0; j < seconds; j++)
            keep_pair(s, first, s->results + s->order[s->main_limit + j], turn);
    }
    memset(&s->stage, 0, sizeof s->stage);
    s->main_kept = s->kept;
    if (s->kept == s->limit)
        s->main_cut = last_result(s)->value;
}

/* Find the best word beside the set at this place of the table, and keep both if they are good enough. */
static void complete(Search *s, int at, int whole, int spare, int turn)
{
    int worth = s->table[at], need = LOWEST;
    if (s->main_cut > LOWEST) {
        need = s->main_cut + s->slack - s->pay - worth;
        if (need > worth)
            return;
    }
    long long slot = s->keys[at] - 1, rest;
    int reaches = (int)(slot / s->long_stride), hand = 0;
    rest = slot %= s->long_stride;
    set_free(s);
    free_dyslexic(s, turn);
    for (int card = s->cards - 1; card >= 0; card--) {
        if (card && s->stride[card - 1] == s->stride[card])
            continue;
        int digit = (int)(rest / s->stride[card]);
        rest %= s->stride[card];
        for (int j = card; j < card + digit; j++) {
            s->free[j] = 0;
            hand += j < s->hand;
        }
    }
    int turned = s->dyslexic >= 0 && !s->free[s->dyslexic];
    free_dyslexic(s, turn);
    s->mode = BEST;
    s->bank = s->main_limit;
    s->kept = 0;
    s->limit = s->width;
    s->cut = need > LOWEST ? need - s->slack : LOWEST;
    s->must_all = whole;
    s->least_hand = whole ? s->hand - s->reserved - hand : 0;
    s->most_hand = s->hand - s->reserved - spare - hand;
    s->least_turned = turn && !turned;
    s->gain = reaches ? 0 : s->main_gain;
    roam(s);
    s->gain = s->main_gain;
    if (s->kept)
        join(s, worth, slot, reaches, turn);
}

/* Find the best two words that use the whole hand, leave at least `spare` cards, turn a pair by the Dyslexic on the track. */
static void pair_case(Search *s, int whole, int spare, int turn)
{
    natural(s);
    s->force_whole = whole;
    s->force_unused = spare;
    s->force_common = s->spacebar == s->common || turn;
    s->free_turn = turn;
    s->pay = s->per_score * (1 + turn);
    set_strides(s);
    s->main_kept = s->kept;
    s->main_cut = s->cut;
    int floor = s->per_card >= 0 && s->per_leaving >= 0 ? 0 : LOWEST, low = floor, done = -LOWEST;
    if (s->main_kept) {
        low = s->results[s->order[0]].value;
        low -= low / 4;
    }
    for (;;) {
        int need = LOWEST;
        if (s->main_cut > LOWEST) {
            need = s->main_cut + s->slack - s->pay;
            need = need > 0 ? (need + 1) / 2 : need;
        }
        low = max(low, need);
        if (low >= done || s->nodes_seen > s->budget)
            break;
        list_sets(s, low, spare, turn);
        for (int i = 0; i < s->touches && s->nodes_seen <= s->budget; i++)
            complete(s, s->touched[i], whole, spare, turn);
        for (int i = 0; i < s->touches; i++)
            s->keys[s->touched[i]] = 0;
        done = low;
        low = low > 1 ? low / 2 : floor;
    }
    s->kept = s->main_kept;
    s->limit = s->main_limit;
    s->cut = s->main_cut;
    s->bank = 0;
}

/* Find the best two words, in each case of what both decide together: whole hand, unused cards, Dyslexic on the track. */
static void pairs(Search *s)
{
    int wholes = uses(s, WHOLE, 0) ? 2 : 1;
    int spares = uses(s, COUNT, UNUSED) ? s->hand : 1;
    int turns = s->dyslexic >= 0 && s->dyslexic == s->common ? 2 : 1;
    s->reserved = s->spacebar != s->common;
    s->main_limit = s->limit;
    s->main_gain = s->gain;
    s->width = min(s->limit, WIDEST);
    for (int turn = 0; turn < turns; turn++)
        for (int spare = 0; spare < spares; spare++)
            for (int whole = 0; whole < (spare == 0 ? wholes : 1); whole++)
                pair_case(s, whole, spare, turn);
    natural(s);
    set_free(s);
}
