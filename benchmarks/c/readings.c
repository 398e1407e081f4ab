/* The free cards of a rack and all that they can be read as. */

#include <string.h>

#include "search.h"

/* Put a reading under its first letter, or only count it there. */
static void shelve_reading(Search *s, int fill, int card, const Reading *reading, int turned)
{
    int j = s->bucket[reading->letters[turned]]++;
    if (fill)
        s->shelved[j] = (Shelved){card, reading->size, reading->letters[1 - turned], reading->letters[2], turned};
}

/* Sort the readings of the free cards by their first letter, keeping the cards' order. */
static void bucketing(Search *s)
{
    int turns = s->dyslexic >= 0 && s->free[s->dyslexic];
    memset(s->bucket, 0, sizeof s->bucket);
    for (int fill = 0; fill < 2; fill++) {
        for (int card = 0; card < s->cards; card++) {
            const Card *row = s->rows + card;
            if (!s->free[card])
                continue;
            for (int n = 0; n < row->readings; n++)
                shelve_reading(s, fill, card, row->reading + n, 0);
            if (turns && row->flags & PAIR && row->reading[0].size == 2)
                shelve_reading(s, fill, card, row->reading, 1);
        }
        memmove(s->bucket + 1, s->bucket, sizeof s->bucket - sizeof *s->bucket);
        s->bucket[0] = 0;
        if (!fill)
            for (int letter = 1; letter < 28; letter++)
                s->bucket[letter] += s->bucket[letter - 1];
    }
}

/* Whether two cards of the rack, `a` before `b`, have the same row and lie in the same place: hand, beside it, track. */
static int alike(const Search *s, int a, int b)
{
    return b != s->common && (a < s->hand) == (b < s->hand) && memcmp(s->rows + a, s->rows + b, sizeof *s->rows) == 0;
}

/* Take the free cards' own facts: identical cards, wilds, what the whole hand needs. */
static void take_free(Search *s)
{
    int before = -1;
    s->wilds = s->free_pairs = s->free_typos = s->free_vowels = s->free_consonants = 0;
    for (int card = 0; card < s->cards; card++) {
        const Card *row = s->rows + card;
        s->used[card] = 0;
        s->same[card] = -1;
        if (!s->free[card])
            continue;
        if (row->flags & WILD) {
            s->wild_cards[s->wilds++] = card;
            continue;
        }
        int vowels = 0, consonants = 0;
        for (int n = 0; n < row->readings; n++) {
            const Reading *reading = row->reading + n;
            int found = 0;
            for (int i = 0; i < reading->size; i++)
                found += vowel(reading->letters[i]);
            vowels = max(vowels, found);
            consonants = max(consonants, reading->size - found);
        }
        s->free_vowels += vowels;
        s->free_consonants += consonants;
        s->free_pairs += (row->flags & PAIR) != 0;
        s->free_typos += (row->flags & TYPO) != 0;
        if (before >= 0 && alike(s, before, card))
            s->same[card] = before;
        before = card;
    }
}
