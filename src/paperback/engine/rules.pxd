# C types for `rules.py`, which runs without them too: moments and places are made by the million.

cdef class Moment:
    cdef public object rules, state, chance, seat, me
    cdef public list log

cdef class Place:
    cdef public Moment at
    cdef public object play, index, place
    cdef public tuple word
