"""Fame cards that lie on places and on each other, with counters on them; sold from there."""
