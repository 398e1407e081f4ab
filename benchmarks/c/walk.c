/* The walk over the letters of all words, rarest first, cut where nothing better can follow. */

#include <string.h>

#include "search.h"

enum { WORD_BYTES = 16, SIZE_AT = 15 };

/* Whether a word of the lexicon comes before the last kept result alphabetically. */
static int before_last(const Search *s, const uint8_t *word, int size)
{
    if (s->kept < s->limit || s->mode == TABLE)
        return 1;
    const Half *kept = last_result(s)->half;
    int side = memcmp(word, kept->letters, (size_t)min(size, kept->size));
    return side ? side < 0 : size < kept->size;
}

/* Lay the word in `letters` and keep its best spelling if it is good enough. */
static void try_word(Search *s, int needed)
{
    s->found = 0;
    s->best = s->cut - 1 + (s->mode == BEST ? s->slack : 0);
    s->best_wilds = 0;
    lay(s, needed);
    if (!s->found)
        return;
    shelve(s);
    if (s->kept == s->limit)
        s->cut = last_result(s)->value;
}

/* Whether a word of the lexicon holds the two letters of a reading side by side; no reading is held. */
static int holds_pair(const Search *s, const uint8_t *word, int size, const Reading *pair)
{
    int turns = s->dyslexic >= 0 && s->free[s->dyslexic];
    if (!pair)
        return 1;
    for (int j = 0; j + 1 < size; j++) {
        if (word[j] == pair->letters[0] && word[j + 1] == pair->letters[1])
            return 1;
        if (turns && word[j] == pair->letters[1] && word[j + 1] == pair->letters[0])
            return 1;
    }
    return 0;
}

/* The cents lost by pairs that a word of the lexicon does not hold, its letters being `taken`. */
static int apart(const Search *s, const uint8_t *word, int size, unsigned taken)
{
    int add = 0;
    for (const Loss *loss = s->loss; loss < s->loss + s->pair_losses; loss++)
        if (loss->has & taken && (loss->need & ~taken || !holds_pair(s, word, size, loss->pair)))
            add += loss->add;
    return add;
}

/* The cents that no word has whose letters are all among these. */
static int lost(const Search *s, unsigned letters)
{
    int add = 0;
    if (s->needed & ~letters)
        for (const Loss *loss = s->loss; loss < s->loss + s->losses; loss++)
            if (loss->has & letters && loss->need & ~letters)
                add += loss->add;
    return add;
}

/* The most that so many wilds bring where they repeat letters, after `k` times the rank `r` and with these ranks below. */
static int repeated(const Search *s, int r, int k, int below, int wilds)
{
    int lin = 0;
    for (const Repeat *one = s->repeat; one < s->repeat + s->repeats && wilds; one++) {
        if (below >> one->rank & 1 && (one->rank > r || k == 1)) {
            lin += one->lin;
            wilds--;
        }
    }
    return lin;
}

/* Lay those words of a class that may be good enough; the last letters of the values are still hoped for. */
static void try_class(Search *s, int cls, Sum hope, int needed, unsigned taken)
{
    for (int i = s->classes[cls]; i < s->classes[cls + 1]; i++) {
        const uint8_t *word = s->words + WORD_BYTES * i;
        int size = word[SIZE_AT];
        if (s->levels[i] > s->level || size < s->shortest)
            continue;
        int edge = s->open_add[word[0]] + s->close_add[word[size - 1]];
        edge -= apart(s, word, size, taken);
        int worth = s->per_score * (hope.add + edge) * hope.times + hope.lin;
        if (worth < s->cut + s->slack)
            continue;
        if (worth == s->cut && !s->slack && !before_last(s, word, size))
            continue;
        memcpy(s->letters, word, LONGEST);
        s->size = size;
        try_word(s, needed);
    }
}

static inline int worth_of(const Search *s, Sum sum) { return s->per_score * sum.add * sum.times + sum.lin; }

/* Try the class that ends where the walk stands, if it can be good enough. */
static void end_here(Search *s, int r0, int k0, int needed, Sum hope, int size, int cls, int whole, unsigned taken)
{
    int outside = s->common >= 0 ? s->widest : 0;
    hope = plus(hope, plus(s->long_pool[size], s->short_pool[size]));
    if (whole && r0 >= 0 && k0 >= s->need[r0] && s->need_from[r0 + 1] == 0 && size + outside >= s->hand_letters)
        hope = plus(hope, s->pool[USES_ALL]);
    else if (s->must_all)
        return;
    if (worth_of(s, minus(hope, (Sum){lost(s, taken), 0, 0})) < s->cut + s->slack)
        return;
    hope.add -= s->pool[OPENS].add + s->pool[CLOSES].add;
    try_class(s, cls, hope, needed, taken);
}

/* Visit the node whose way holds `k0` times the rank `r0` last, with so many wilds left.
 *
 * `hope` is the credits taken and all pools that are not lost yet, whatever the length; `cls` numbers the class; `fresh`: no letter twice
 * yet; `whole`: the whole hand can still be used; `taken`: the ranks on the way. What can follow an edge is bounded twice: without looking
 * behind it, which only falls from edge to edge, then by what lies behind it. */
static void walk(
    Search *s, const Node *node, int r0, int k0, int wilds, Sum hope, int size, int cls, int fresh, int whole, unsigned taken)
{
    if (++s->nodes_seen > s->budget)
        return;
    int tag = node->tag, pure = wilds == s->wilds;
    if (node_ends(tag))
        end_here(s, r0, k0, s->wilds - wilds, hope, size, cls, whole, taken);
    const Node *begin = s->nodes + node->child, *end = begin + node_children(tag);
    if (begin == end)
        return;
    int per_score = s->per_score, outside = s->common >= 0 ? s->widest : 0, top = size + node_longest(tag);
    int more = r0 >= 0 && k0 < s->have[r0], passed = 0;
    for (int turn = 0; turn < 2; turn++) {
        if (turn) {
            if (!wilds || !passed)
                break;
            if (pure)
                hope = minus(hope, s->pool[PURE]);
        }
        Sum far = plus(hope, plus(s->long_pool[top], s->short_pool[size]));
        if (whole)
            far = plus(far, s->pool[USES_ALL]);
        far.lin += s->repeats_bring[min(wilds - turn, s->repeats)];
        for (const Node *e = begin; e < end; e++) {
            int mark = e->tag, r = node_rank(mark);
            if ((r == r0 ? more : s->real >> r & 1) == turn) {
                passed = 1;
                continue;
            }
            int k = r == r0 ? k0 + 1 : 1, limit = s->cut + s->slack;
            Sum sum = s->after[r][k - 1];
            if (per_score * (far.add + sum.add) * (far.times + sum.times) + far.lin + sum.lin < limit) {
                passed = 1;
                break;
            }
            int left = wilds - turn + s->have_from[r + 1];
            if (!(e->below >> r & 1))
                sum = minus(sum, s->rest[r][k]);
            else if (!turn)
                left += s->have[r] - k;
            for (unsigned gone = s->real & ~(unsigned)e->below & -(2u << r); gone; gone &= gone - 1) {
                int q = __builtin_ctz(gone);
                left -= s->have[q];
                sum = minus(sum, s->rest[q][0]);
            }
            int shortest = node_shortest(mark);
            if (shortest > left)
                continue;
            __builtin_prefetch(s->nodes + e->child);
            int reach = size + 1 + min(node_longest(mark), left);
            Sum below = k > 1 && fresh ? minus(hope, s->pool[FRESH]) : hope;
            sum = plus(plus(sum, below), plus(s->long_pool[reach], s->short_pool[size + 1 + shortest]));
            int all_used = whole;
            if (whole) {
                if (r != r0 && (s->need_from[r0 + 1] != s->need_from[r] || (r0 >= 0 && k0 < s->need[r0])))
                    all_used = 0;
                if (reach + outside < s->hand_letters)
                    all_used = 0;
                if (all_used)
                    sum = plus(sum, s->pool[USES_ALL]);
            }
            if (s->must_all && !all_used)
                continue;
            if (wilds > turn)
                sum.lin += repeated(s, r, k, e->below, wilds - turn);
            sum.add -= lost(s, taken | 1u << r | (unsigned)e->below);
            if (per_score * sum.add * sum.times + sum.lin < limit)
                continue;
            Sum taking = plus(below, s->credit[r][k - 1]);
            walk(s, e, r, k, wilds - turn, taking, size + 1, cls + e->classes, fresh && k == 1, all_used, taken | 1u << r);
        }
    }
}

/* Try all words of the lexicon. */
static void roam(Search *s)
{
    prepare(s);
    Sum hope = plus(plus(s->pool[OPENS], s->pool[CLOSES]), plus(s->pool[FRESH], s->pool[PURE]));
    hope.times++;
    hope.lin += s->turn_pay;
    walk(s, s->nodes, -1, 0, s->wilds, hope, 0, 0, 1, 1, 0);
}
