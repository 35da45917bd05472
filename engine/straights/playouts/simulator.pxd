"""The types of the compiled form of simulator.py."""

cimport cython
from engine.straights.playouts.models cimport Bits, Models

@cython.final
cdef class Simulator:
    cdef public Models players
    cdef public Bits hands[4]
    cdef public Bits dead[4]
    cdef public int reach[8]
    cdef public int points[4]
    cdef public long long sums[4]
    cdef public int models[4]
    cdef public Bits before[52]
    cdef public Bits opened
    cdef public unsigned int draws[1024]
    cdef public int at
    cdef Bits _random
    cdef Bits _word
    cdef Bits _factor
    cdef Bits _lead
    cdef Bits _all
    cdef Bits _deck[52]
    cdef Bits _after[67]
    cdef int _place[67]
    cdef int _cost[67]

    @cython.locals(state=Bits, mask=Bits, factor=Bits, word=Bits, draws="unsigned int*", place=int)
    cpdef void refill(self, int wanted) noexcept nogil

    @cython.locals(deck="Bits*", draws="unsigned int*", at=int, left=int, hand=Bits, rest=Bits, card=Bits,
                   pick="unsigned int", seat=int, leader=int, side=int, place=int, _=int)
    cpdef int deal(self) noexcept nogil

    @cython.locals(hands="Bits*", after="Bits*", points="int*", cost="int*", draws="unsigned int*", at=int, opened=Bits, hand=Bits, card=Bits,
                   rest=Bits, count=int, pick="unsigned int")
    cpdef void play_at_random(self, int turn, int left) noexcept nogil

    @cython.locals(seat=int, _="long long")
    cpdef void random_rounds(self, long long count)

    @cython.locals(hand=Bits, dead=Bits, legal=Bits, card=Bits, draw=int, model=int)
    cpdef void play(self, int turn, int left) noexcept nogil

    @cython.locals(place=int, suit=int, rank=int)
    cpdef void lay(self, int seat, Bits card) noexcept nogil

    cpdef void put_down(self, int seat, Bits card) noexcept nogil

    cpdef int cost_of(self, Bits card) noexcept nogil

    cpdef int place_of(self, Bits card) noexcept nogil
