/* The results of a search, best first. */

#include <string.h>

#include "search.h"

/* Write the word that lies there into the staged result. */
static void stage_word(Search *s, int count, int wilds)
{
    Half *half = s->stage.half;
    half->cards = count;
    half->size = s->size;
    half->wilds = wilds;
    for (int i = 0; i < count; i++) {
        half->card[i] = s->laid[i].card;
        half->at[i] = s->laid[i].at;
        half->choice[i] = s->chosen[i];
    }
    memcpy(half->letters, s->letters, (size_t)s->size);
}

/* Compare two words alphabetically: below, at or above 0. */
static int against(const Half *a, const Half *b)
{
    int side = memcmp(a->letters, b->letters, (size_t)min(a->size, b->size));
    return side ? side : a->size - b->size;
}

/* Whether the staged result comes before the kept one: more value, then alphabetically, then fewer wilds. */
static int ahead_of(const Search *s, const Result *kept)
{
    const Result *mine = &s->stage;
    if (mine->value != kept->value)
        return mine->value > kept->value;
    for (int half = 0; half < 2; half++) {
        int side = against(mine->half + half, kept->half + half);
        if (side)
            return side < 0;
    }
    return mine->half[0].wilds + mine->half[1].wilds < kept->half[0].wilds + kept->half[1].wilds;
}

/* The kept result at this place of the bank in use. */
static inline Result *result_at(const Search *s, int place) { return s->results + s->order[s->bank + place]; }

static inline Result *last_result(const Search *s) { return result_at(s, s->kept - 1); }

/* Put the staged result among the kept ones, best first; the last one falls off when all places are taken. */
static void shelve(Search *s)
{
    int slot = s->bank + s->kept;
    if (s->kept == s->limit || (s->kept > 0 && last_result(s)->value == LOWEST)) {
        slot = s->order[s->bank + s->kept - 1];
        if (!ahead_of(s, s->results + slot))
            return;
        s->kept--;
    }
    s->results[slot] = s->stage;
    int low = s->bank, high = s->bank + s->kept;
    while (low < high) {
        int middle = (low + high) / 2;
        if (ahead_of(s, s->results + s->order[middle]))
            high = middle;
        else
            low = middle + 1;
    }
    memmove(s->order + low + 1, s->order + low, (size_t)(s->bank + s->kept - low) * sizeof *s->order);
    s->order[low] = slot;
    s->kept++;
}

/* Whether the staged words are kept already and worth as much; worth less, they make room. */
static int twin(Search *s)
{
    for (int place = 0; place < s->kept; place++) {
        Result *kept = result_at(s, place);
        if (against(s->stage.half, kept->half) || against(s->stage.half + 1, kept->half + 1))
            continue;
        if (kept->value >= s->stage.value)
            return 1;
        int slot = s->order[s->bank + place];
        for (int later = place; later < s->kept - 1; later++)
            s->order[s->bank + later] = s->order[s->bank + later + 1];
        s->order[s->bank + s->kept - 1] = slot;
        kept->value = LOWEST;
        return 0;
    }
    return 0;
}
