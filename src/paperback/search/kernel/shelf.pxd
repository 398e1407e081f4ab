# C types for `shelf.py`, which runs without them too.

from .codes cimport LOWEST
from .tally cimport Tally

cdef int HALF, RECORD


cdef class Shelf(Tally):
    cdef int[136] stage
    cdef int[::1] results, order
    cdef int kept, limit, bank

    cdef void stage_half(self, int half, int count, int wilds) noexcept nogil
    cdef void shelve(self) noexcept nogil
    cdef int last(self) noexcept nogil
    cdef int twin(self) noexcept nogil
    cdef int ahead(self, long long slot) noexcept nogil
    cdef int against(self, int a, int b) noexcept nogil
