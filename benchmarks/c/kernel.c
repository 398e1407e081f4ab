/* The search of `paperback.search.kernel`, written by hand in C: the same steps, for benchmarks to measure the compiled one against.
 *
 * The parts are included, so that the compiler sees all of one search at once. */

#include <stdlib.h>
#include <string.h>

#include "search.h"

#include "tally.c"
#include "shelf.c"
#include "readings.c"
#include "layout.c"
#include "hope.c"
#include "credit.c"
#include "walk.c"
#include "pairs.c"

/* A rack, what counts and what is asked, as `c_kernel.py` fills it in. */
typedef struct {
    const Card *rows;
    int cards, hand, common, spacebar, dyslexic, wilds_usable;
    int per_score, per_draw, per_card, per_leaving, mark, gain;
    int limit, level, shortest, slack, budget, floor;
} Question;

/* The best result's value, if any was kept, and what the search took. */
typedef struct {
    int kept, value, nodes, complete;
} Answer;

Search *search_open(const Node *nodes, const int *classes, const uint8_t *words, const uint8_t *levels, const int *rank);
int search_run(Search *s, const Question *asked, Answer *answer);
void search_close(Search *s);

/* A searcher of one lexicon; null if there is no memory. */
Search *search_open(const Node *nodes, const int *classes, const uint8_t *words, const uint8_t *levels, const int *rank)
{
    Search *s = calloc(1, sizeof *s);
    if (!s)
        return 0;
    s->nodes = nodes;
    s->classes = classes;
    s->words = words;
    s->levels = levels;
    s->rank = rank;
    return s;
}

void search_close(Search *s)
{
    free(s->results);
    free(s->order);
    free(s->keys);
    free(s->table);
    free(s->touched);
    free(s);
}

/* Make room for results and, where pairs are sought, for sets of cards; 0 if there is no memory. */
static int furnish(Search *s, int limit)
{
    int room = limit + 2 * min(limit, WIDEST);
    if (room > s->room) {
        free(s->results);
        free(s->order);
        s->results = calloc((size_t)room, sizeof *s->results);
        s->order = calloc((size_t)room, sizeof *s->order);
        s->room = s->results && s->order ? room : 0;
    }
    if (s->spacebar >= 0 && !s->touched) {
        free(s->keys);
        free(s->table);
        s->keys = calloc(TABLE_SIZE, sizeof *s->keys);
        s->table = calloc(TABLE_SIZE, sizeof *s->table);
        s->touched = s->keys && s->table ? calloc(MOST_SETS, sizeof *s->touched) : 0;
    }
    return s->room && (s->spacebar < 0 || s->touched);
}

/* Find the best words of the lexicon, and pairs of words where the Spacebar is there; 0 if the rack is too wide or memory runs out. */
int search_run(Search *s, const Question *asked, Answer *answer)
{
    if (asked->cards > MOST_CARDS)
        return 0;
    s->rows = asked->rows;
    s->cards = asked->cards;
    s->hand = asked->hand;
    s->common = asked->common;
    s->spacebar = asked->spacebar;
    s->dyslexic = asked->dyslexic;
    s->wilds_usable = asked->wilds_usable;
    s->per_score = asked->per_score;
    s->per_draw = asked->per_draw;
    s->per_card = asked->per_card;
    s->per_leaving = asked->per_leaving;
    s->mark = asked->mark;
    s->gain = asked->gain;
    s->limit = asked->limit;
    s->level = asked->level;
    s->shortest = asked->shortest;
    s->slack = asked->slack;
    s->budget = asked->budget;
    s->floor = asked->floor;
    s->turn_limit = s->dyslexic >= 0 && s->dyslexic != s->common;
    s->lent = 0;
    for (int card = s->hand; card < s->cards; card++)
        if (card != s->common)
            s->lent += s->rows[card].reading[0].size;
    if (!furnish(s, s->limit))
        return 0;
    set_free(s);
    natural(s);
    memset(&s->stage, 0, sizeof s->stage);
    s->bank = s->kept = s->nodes_seen = s->cramped = 0;
    s->cut = s->floor;
    s->mode = BEST;
    roam(s);
    if (s->spacebar >= 0)
        pairs(s);
    *answer = (Answer){s->kept, s->kept ? result_at(s, 0)->value : 0, s->nodes_seen, s->nodes_seen <= s->budget && !s->cramped};
    return 1;
}
