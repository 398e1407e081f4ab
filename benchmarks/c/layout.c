/* The best ways to lay one word out of a rack: exact placement with bounds. */

#include "search.h"

/* Note that a card with these flags and this score can read from `at` to `end`: a right neighbour at `at`, a left one at `end`. */
static void beside(Search *s, int at, int end, int flags, int score)
{
    Side *right = s->right + at, *left = s->left + end;
    right->flags = right->flags < 0 ? flags : right->flags | flags;
    left->flags = left->flags < 0 ? flags : left->flags | flags;
    right->score = max(right->score, score);
    left->score = max(left->score, score);
}

/* List the readings that fit at each place, and what can stand on either side of it; 0 if some letter cannot be had. */
static int list_options(Search *s)
{
    for (int at = 0; at <= s->size; at++)
        s->left[at] = s->right[at] = (Side){-1, 0};
    int count = 0;
    for (int at = 0; at < s->size; at++) {
        int letter = s->letters[at];
        s->from[at] = count;
        for (int j = s->bucket[letter]; j < s->bucket[letter + 1]; j++) {
            const Shelved *one = s->shelved + j;
            int end = at + one->size;
            if (end > s->size)
                continue;
            if (one->size > 1 && one->second != s->letters[at + 1])
                continue;
            if (one->size > 2 && one->third != s->letters[at + 2])
                continue;
            Option *option = s->options + count++;
            option->card = one->card;
            option->end = end;
            option->turned = one->turned;
            beside(s, at, end, s->rows[one->card].flags, s->rows[one->card].score);
        }
        if (s->with_wilds)
            beside(s, at, at + 1, WILD, 0);
    }
    s->from[s->size] = count;
    s->laid_out[s->size] = 1;
    s->ahead[s->size] = (Sum){0, 0, 0};
    return s->right[0].flags >= 0 && s->left[s->size].flags >= 0;
}

/* Find the most that an option at this place can bring, whatever lies around it. */
static void weigh(Search *s, int at, Option *option)
{
    const Card *card = s->rows + option->card;
    Sum sum = {card->score, 0, 0};
    if (has_abilities(card)) {
        int end = option->end, copies, none;
        Side left = at > 0 ? s->left[at] : (Side){-1, 0};
        Side right = end < s->size ? s->right[end] : (Side){-1, 0};
        sum = plus(sum, work(s, card, card, at, end, left, right, &copies));
        if (copies) {
            Sum more = {0, 0, 0};
            for (int i = 0; i < s->from[s->size]; i++) {
                const Option *other = s->options + i;
                const Card *copied = s->rows + other->card;
                if (other->card == option->card || copied->flags & (WILD | COMMON))
                    continue;
                int follows = s->from[end] <= i && i < s->from[min(end + 1, s->size)];
                if (other->end == at || follows)
                    more = most(more, work(s, copied, card, at, end, left, right, &none));
            }
            sum = plus(sum, more);
        }
    }
    sum.lin = s->per_draw * sum.lin + s->per_card;
    if (card->flags & LEAVES)
        sum.lin += s->per_leaving;
    option->most = sum;
    s->reach[option->card] = most(s->reach[option->card], sum);
}

/* Find the most that the letters from `at` on can bring, if a card could serve twice. */
static void outlook(Search *s, int at)
{
    Sum sum = {0, 0, LOWEST};
    int fits = 0;
    for (int j = s->from[at]; j < s->from[at + 1]; j++) {
        const Option *option = s->options + j;
        if (s->laid_out[option->end]) {
            fits = 1;
            sum = most(sum, plus(option->most, s->ahead[option->end]));
        }
    }
    if (s->with_wilds && s->laid_out[at + 1]) {
        fits = 1;
        sum = most(sum, plus((Sum){0, 0, s->per_card}, s->ahead[at + 1]));
    }
    s->laid_out[at] = fits;
    s->ahead[at] = sum;
}

/* Note in the table that the set of cards `slot` can be worth so much. */
static void enter(Search *s, long long slot, int worth)
{
    long long key = 1 + slot + (s->size >= s->mark ? s->long_stride : 0);
    int at = (int)((key ^ key >> 17 ^ key >> 34) % TABLE_SIZE);
    while (s->keys[at] != 0 && s->keys[at] != key)
        at = at + 1 < TABLE_SIZE ? at + 1 : 0;
    if (s->keys[at] == key) {
        s->table[at] = max(s->table[at], worth);
    } else if (s->touches < MOST_SETS) {
        s->keys[at] = key;
        s->table[at] = worth;
        s->touched[s->touches++] = at;
    } else {
        s->cramped = 1;
    }
}

/* Value the word as it lies and keep it if it is wanted. */
static void judge(Search *s, int count, int hand, int wilds, int turned, long long slot)
{
    if (hand > s->most_hand || hand < s->least_hand || turned < s->least_turned || wilds < s->least_wilds)
        return;
    int worth = value(s, count, hand, turned);
    if (worth < s->best || (worth == s->best && wilds >= s->best_wilds))
        return;
    if (s->want_slot >= 0 && (slot != s->want_slot || (s->size >= s->mark) != s->want_long))
        return;
    if (s->mode == TABLE) {
        enter(s, slot, worth);
        return;
    }
    stage_word(s, count, wilds);
    s->stage.value = worth;
    s->stage.score = s->got_score;
    s->stage.draws = s->got_draws;
    s->stage.longest = s->size;
    s->found = 1;
    s->best = worth;
    s->best_wilds = wilds;
}

/* The most that a word brings with so much laid and so much to come. */
static inline int promise(const Search *s, Sum laid, Sum rest, int at)
{
    Sum more = least(rest, s->ahead[at]);
    return s->per_score * (laid.add + more.add) * (1 + laid.times + more.times) + s->constant + laid.lin + more.lin;
}

/* Whether a word with so many wilds that is worth so much is no better than the best one. */
static inline int hopeless(const Search *s, int worth, int wilds)
{
    return worth < s->best || (worth == s->best && wilds >= s->best_wilds);
}

/* Go on laying at letter `at`: `count` cards that bring at most `laid`; unused ones bring at most `rest`; `slot` numbers the cards used. */
static void place(Search *s, int at, int count, int hand, Sum laid, Sum rest, int wilds, int turned, long long slot)
{
    if (at == s->size) {
        judge(s, count, hand, wilds, turned, slot);
        return;
    }
    for (int j = s->from[at]; j < s->from[at + 1]; j++) {
        const Option *option = s->options + j;
        int card = option->card, end = option->end;
        if (s->used[card] || !s->laid_out[end])
            continue;
        if (s->same[card] >= 0 && !s->used[s->same[card]])
            continue;
        if (option->turned && s->turn_limit && turned >= s->turn_limit)
            continue;
        Sum more = plus(laid, option->most), left = minus(rest, s->reach[card]);
        if (hopeless(s, promise(s, more, left, end), wilds))
            continue;
        int more_hand = hand + (card < s->hand);
        long long more_slot = slot + s->stride[card];
        if (option->turned && !turned) {
            more_hand += s->dyslexic != s->common;
            more_slot += s->stride[s->dyslexic];
        }
        s->used[card] = 1;
        s->laid[count] = (Tile){card, at, option->turned};
        place(s, end, count + 1, more_hand, more, left, wilds, turned + option->turned, more_slot);
        s->used[card] = 0;
    }
    if (!s->with_wilds || wilds == s->wilds || !s->laid_out[at + 1])
        return;
    laid.lin += s->per_card;
    if (hopeless(s, promise(s, laid, rest, at + 1), wilds + 1))
        return;
    int card = s->wild_cards[wilds];
    s->laid[count] = (Tile){card, at, 0};
    place(s, at + 1, count + 1, hand + 1, laid, rest, wilds + 1, turned, slot + s->stride[card]);
}

/* Lay the word without wilds (`pure`), or with them allowed. */
static void lay_phase(Search *s, int pure)
{
    s->with_wilds = !pure;
    s->no_wild = pure || s->wilds == 0;
    s->wild_count = pure ? 0 : s->wilds;
    s->pair_count = s->free_pairs;
    s->typo_count = s->free_typos;
    s->common_in = s->force_common || (s->common >= 0 && s->free[s->common]);
    int outside = s->common >= 0 ? s->widest : 0;
    s->whole = s->force_whole < 0 ? s->size + outside >= s->hand_letters : s->force_whole;
    s->unused = s->force_unused;
    if (s->force_unused < 0)
        s->unused = s->hand - (max(0, s->size - s->lent - outside) + s->widest - 1) / s->widest;
    if (!list_options(s))
        return;
    s->constant = 0;
    for (int j = 0; j < s->from[s->size]; j++)
        if (s->options[j].turned && !s->free_turn)
            s->constant = s->per_score;
    if (s->size >= s->mark)
        s->constant += s->gain;
    for (int card = 0; card < s->cards; card++)
        s->reach[card] = (Sum){0, 0, 0};
    for (int at = 0; at < s->size; at++)
        for (int j = s->from[at]; j < s->from[at + 1]; j++)
            weigh(s, at, s->options + j);
    Sum sum = {0, 0, max(0, s->per_card) * (pure ? 0 : s->wilds)};
    for (int card = 0; card < s->cards; card++)
        sum = plus(sum, s->reach[card]);
    for (int at = s->size - 1; at >= 0; at--)
        outlook(s, at);
    if (!s->laid_out[0])
        return;
    int worth = promise(s, (Sum){0, 0, 0}, sum, 0);
    if (worth > s->best || (worth == s->best && s->best_wilds > 0))
        place(s, 0, 0, 0, (Sum){0, 0, 0}, sum, 0, 0, 0);
}

/* Lay the word in `letters`, for which at least `needed` wilds are needed; what is found goes where `mode` says. */
static void lay(Search *s, int needed)
{
    study(s);
    s->least_wilds = 0;
    if (needed == 0 && (s->pure_effects || !s->wilds)) {
        lay_phase(s, 1);
        s->least_wilds = 1;
    }
    if (s->wilds && needed <= s->wilds)
        lay_phase(s, 0);
}
