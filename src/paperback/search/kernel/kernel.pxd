# C types for `kernel.py`, which runs without them too.

from .pairs cimport Pairs
from .shelf cimport HALF, RECORD
from .tally cimport LONGEST, ROW

cdef int TABLE_SIZE, SETS


cdef class Kernel(Pairs):
    cdef int room, shelf_room
