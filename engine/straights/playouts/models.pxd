"""The types of the compiled form of models.py."""

cimport cython

ctypedef unsigned long long Bits

@cython.final
cdef class Models:
    cdef int _place[67]
    cdef int _down[64]
    cdef int _up[64]
    cdef double[::1] _plays
    cdef double[::1] _discards
    cdef double[::1] _sums
    cdef Bits _cards[8]
    cdef double _totals[8]
    cdef Bits _one
    cdef public double share
    cdef int _ordered
    cdef public int has_ordered

    @cython.locals(made=Models)
    cpdef Models clone(self)

    @cython.locals(place=int, suit=int, rank=int, low=int, base=Py_ssize_t, state=int, other=int)
    cpdef double play_weight(self, Bits hand, Bits dead, Bits card, int model) noexcept nogil

    @cython.locals(count=int, total=double, card=Bits, level=double, pick=int)
    cdef Bits choose_play(self, Bits hand, Bits dead, Bits legal, int model, Bits* before, int draw) noexcept nogil

    @cython.locals(weight=double, total=double, count=int, each=Bits, this=double)
    cdef double play_chance(self, Bits hand, Bits dead, Bits legal, Bits card, int model, Bits* before, double noise) noexcept nogil

    @cython.locals(total=double, base=Py_ssize_t, low=int, held=int, level=double, side=int, shift=int, each=int, step=int)
    cdef Bits choose_discard(self, Bits hand, Bits dead, int model, int* reach, int first, int draw) noexcept nogil

    @cython.locals(total=double, among=double, pick=Bits, rest=Bits, level=double, card=Bits, weight=double)
    cdef Bits choose_hidden(self, Bits hand, Bits hidden, Bits dead, int model, int* reach, int first,
                            int draw) noexcept nogil

    @cython.locals(place=int, suit=int, rank=int, side=int, low=int, step=int, reached=int, base=Py_ssize_t)
    cdef double discard_weight(self, Bits hand, Bits dead, Bits card, int model, int* reach, int first) noexcept nogil

    @cython.locals(total=double, base=Py_ssize_t, side=int, low=int, held=int, state=int)
    cdef double add_sides(self, Bits hand, Bits dead, int model, int* reach, int first) noexcept nogil

    cdef int _state(self, int held, int dead, int side) noexcept nogil

    @cython.locals(known=Bits, count=int)
    cdef double order_weight(self, Bits card, Bits* before) noexcept nogil

    @cython.locals(known=Bits, card=Bits, place=int)
    cdef void follow(self, Bits cards, Bits first, Bits* before, int model) noexcept nogil
