"""The types of the compiled form of playouts.py."""

cimport cython
from engine.straights.playouts.deal_sampler cimport DealSampler
from engine.straights.playouts.models cimport Bits
from engine.straights.playouts.simulator cimport Simulator

cdef extern from "math.h":
    cpdef double exp(double x) noexcept nogil

@cython.final
cdef class Playouts:
    cdef public int active[13]
    cdef public long long samples[13]
    cdef public double value[13]
    cdef public double squares[13]
    cdef public double cost[13]
    cdef public double others[13]
    cdef DealSampler _deals
    cdef Simulator _simulator
    cdef double _softness[155]
    cdef double _slope
    cdef Bits _choices[13]
    cdef int _count
    cdef int _plays
    cdef Bits _hand
    cdef Bits _dead
    cdef Bits _opened
    cdef int _left
    cdef int _limit
    cdef int _highest
    cdef int _model
    cdef int _reach[8]
    cdef int _scores[4]

    @cython.locals(_=int, choice=int)
    cpdef void run(self, int deals, int swaps)

    @cython.locals(value=double, points="int*")
    cpdef void play_out(self, int choice) noexcept nogil

    cpdef void make(self, int choice) noexcept nogil

    @cython.locals(seat=int, side=int, place=int)
    cdef void _set_up(self) noexcept nogil

    @cython.locals(points=int, card=Bits)
    cdef int _points_of(self, Bits cards) noexcept nogil

    @cython.locals(points="int*", scores="int*", own=int, top=int, lowest=int, others="long long", ties=int, seat=int,
                   total=int, ahead=double, scale=double, weight=double, total_weight=double)
    cpdef double value_of_end(self) noexcept nogil
