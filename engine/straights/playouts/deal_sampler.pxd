"""The types of the compiled form of deal_sampler.py."""

cimport cython
from engine.straights.playouts.models cimport Bits
from engine.straights.playouts.simulator cimport Simulator

@cython.final
cdef class DealSampler:
    cdef public Simulator simulator
    cdef public Bits held[4]
    cdef public Bits down[4]
    cdef public int models[4]
    cdef public Bits before[52]
    cdef Bits _new_before[52]
    cdef double _noise
    cdef int _counts[4]
    cdef Bits _opened[52]
    cdef Bits _moved[52]
    cdef int _reach[416]
    cdef Bits _played[4]
    cdef int _hidden
    cdef Bits _cards[39]
    cdef int _owners[39]
    cdef Bits _assigned[4]
    cdef double _likelihood[4]
    cdef int _kinds
    cdef double _prior[512]
    cdef double _shares[32]
    cdef Bits _new_held
    cdef Bits _new_down

    @cython.locals(card=Bits)
    cdef void _take(self, int seat, Bits cards) noexcept nogil

    @cython.locals(hand=Bits, dead=Bits, likelihood=double, first=int, move=int, legal=Bits, card=Bits, hidden=Bits, allowed=Bits)
    cpdef double replay(self, int seat, Bits cards, int model) noexcept nogil

    @cython.locals(draws="unsigned int*", at=int, one=int, other=int, level=double, seat=int, second=int, both=Bits,
                   likelihood=double, held=Bits, down=Bits, before=double, second_likelihood=double)
    cpdef void swap(self) noexcept nogil

    @cython.locals(kinds=int, whole=double, place=int, number=int, chance=double, seat=int)
    cdef void _begin_models(self, prior)

    @cython.locals(level=double, model=int)
    cdef int _drawn_model(self, int seat) noexcept nogil

    cdef double _prior_of_models(self) noexcept nogil

    @cython.locals(level=double, old=int, new=int, before=double, after=double, likelihood=double)
    cpdef void exchange_model(self, int seat) noexcept nogil

    @cython.locals(_=int, seat=int)
    cpdef void advance(self, int swaps) noexcept nogil

    @cython.locals(card=Bits)
    cdef void _forget(self, Bits hand) noexcept nogil

    cdef void _keep(self, int seat) noexcept nogil

    @cython.locals(card=Bits, place=int)
    cdef void _keep_before(self, Bits hand) noexcept nogil

    @cython.locals(draw=int)
    cdef Bits _discard_again(self, Bits hand, Bits allowed, Bits dead, int model, int reach) noexcept nogil
