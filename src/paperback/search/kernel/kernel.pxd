# C types for `kernel.py`, which runs without them too.

from .codes cimport LONGEST, READINGS, ROW
from .pairs cimport WIDEST, Pairs
from .shelf cimport HALF, RECORD

cdef int TABLE_SIZE, SETS, ASCII_A


cdef class Kernel(Pairs):
    cdef int room, shelf_room
