"""The types of the compiled form of round_batch.py."""

cimport cython
from engine.straights.playouts.models cimport Bits, Models

@cython.final
cdef class RoundBatch:
    cdef public Models players
    cdef public int count
    cdef public Bits[::1] hands
    cdef public Bits[::1] dead
    cdef public Bits[::1] played
    cdef public Bits[::1] lacked
    cdef public Bits[::1] laid
    cdef public Bits[::1] opened
    cdef public int[::1] points
    cdef public int[::1] left
    cdef public int[::1] reach
    cdef public int[::1] turn
    cdef public unsigned char[::1] moved
    cdef public unsigned char[::1] order
    cdef public unsigned char[::1] decks
    cdef public int[::1] kinds
    cdef Bits _before[52]
    cdef int _reach[8]
    cdef public Bits random
    cdef Bits _word
    cdef Bits _factor
    cdef Bits _one
    cdef Bits _lead
    cdef Bits _after[67]
    cdef int _place[67]
    cdef int _cost[67]

    @cython.locals(state=Bits)
    cpdef int draw(self, int bound) noexcept nogil

    @cython.locals(decks="unsigned char[::1]", first=int, left=int, pick=int, card="unsigned char")
    cpdef void shuffle(self, int game) noexcept nogil

    @cython.locals(seat=int, hand=Bits, number=int, place=int, side=int)
    cpdef void begin(self, int game) noexcept nogil

    @cython.locals(game=int)
    cpdef void deal_all(self)

    @cython.locals(hand=Bits, legal=Bits)
    cpdef Bits choices(self, int game) noexcept nogil

    @cython.locals(game=int, place=int)
    cpdef int first_illegal(self, int[::1] places)

    cpdef void move(self, int game, int place) noexcept nogil

    @cython.locals(game=int)
    cpdef void move_all(self, int[::1] places)

    @cython.locals(game=int)
    cpdef void deal_finished(self)

    cdef void _play_others(self, int game) noexcept nogil

    @cython.locals(seat=int, place=int, suit=int, rank=int)
    cdef void _move(self, int game, Bits card) noexcept nogil

    @cython.locals(hand=Bits, legal=Bits, among=Bits, dead=Bits, side=int)
    cdef Bits _choose(self, int game, int seat) noexcept nogil

    @cython.locals(best=Bits, lowest=int, card=Bits, number=int)
    cdef Bits _first_of(self, int game, Bits among) noexcept nogil

    @cython.locals(count=int, rest=Bits, pick=int)
    cdef Bits _any_of(self, Bits among) noexcept nogil
