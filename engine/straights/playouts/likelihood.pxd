"""The types of the compiled form of likelihood.py."""

cimport cython
from engine.straights.playouts.models cimport Bits, Models

@cython.final
cdef class Likelihood:
    cdef Models _players
    cdef double _noise
    cdef int _reach[8]
    cdef Bits _before[52]

    @cython.locals(hand=Bits, dead=Bits, place=int, side=int, total=double, card=Bits, among=Bits, chance=double)
    cpdef double log_likelihood(self, moves, int model)

    @cython.locals(total=double, weight=double, count=int)
    cdef double discard_chance(self, Bits hand, Bits dead, Bits card, int model) noexcept nogil
