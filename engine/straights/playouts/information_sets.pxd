"""The types of the compiled form of information_sets.py."""

cimport cython
from engine.straights.playouts.deal_sampler cimport DealSampler
from engine.straights.playouts.models cimport Bits
from engine.straights.playouts.playouts cimport Playouts
from engine.straights.playouts.simulator cimport Simulator

@cython.final
cdef class InformationSets:
    cdef public long long samples[13]
    cdef public double value[13]
    cdef public double squares[13]
    cdef public long long playouts
    cdef public int found
    cdef DealSampler _deals
    cdef Simulator _simulator
    cdef Playouts _rounds
    cdef double _certainty
    cdef double _weight
    cdef int _count
    cdef int _left
    cdef int _model
    cdef int _most_sets
    cdef int _most_next
    cdef int _prime
    cdef int _slot
    cdef Bits _hands[4]
    cdef Bits _dead[4]
    cdef int _points[4]
    cdef int _reach[8]
    cdef Bits _before[52]
    cdef Bits _opened
    cdef int[::1] _slots
    cdef long long[::1] _keys
    cdef int[::1] _choice
    cdef int[::1] _group
    cdef int[::1] _sizes
    cdef int[::1] _visits
    cdef Bits[::1] _cards
    cdef double[::1] _chances
    cdef double[::1] _gains
    cdef double[::1] _gain_squares

    @cython.locals(slot=int, choice=int)
    cpdef void begin(self, position, int choices, int model)

    @cython.locals(_=int, choice=int)
    cpdef void run(self, int deals, int swaps, int half)

    @cython.locals(key="long long", seat=int, number=int, value=double)
    cpdef void play_out(self, int choice, int half) noexcept nogil

    @cython.locals(hand=Bits, dead=Bits)
    cdef int _move(self, int seat) noexcept nogil

    @cython.locals(number=int, group=int)
    cdef int _set_of(self, long long key, int choice) noexcept nogil

    @cython.locals(key="long long", first=int, each=int)
    cdef long long _key_of_group(self, int number, int choice) noexcept nogil

    cdef int _find(self, long long key) noexcept nogil

    @cython.locals(number=int, row=int, each=int)
    cdef int _add(self, long long key, int choice) noexcept nogil

    @cython.locals(hand=Bits, legal=Bits, cards=Bits, card=Bits, first=int, count=int, total=double, each=int)
    cdef void _add_next_choices(self, int number) noexcept nogil

    @cython.locals(favourite=Bits, card=Bits, most=double, weight=double)
    cdef Bits _favourite(self, Bits cards, Bits legal) noexcept nogil

    @cython.locals(hand=Bits, dead=Bits, model=int)
    cdef double _weight_of(self, Bits card, Bits legal) noexcept nogil

    @cython.locals(at=int, legal=Bits, first=int, mean=double, favourite=double, each=int, value=double)
    cdef double _play_out_next(self, int number, int half) noexcept nogil

    @cython.locals(place=int)
    cdef void _add_gain(self, int row, int each, double gain) noexcept nogil

    @cython.locals(seat=int, side=int, place=int)
    cdef void _save(self) noexcept nogil

    @cython.locals(seat=int, side=int, place=int)
    cdef void _restore(self) noexcept nogil

    @cython.locals(total=double, number=int)
    cpdef double gain(self, int choice)

    @cython.locals(first=int, sums=int, gain=double, each=int)
    cdef double _gain_of(self, int number, int half) noexcept nogil

    @cython.locals(row=int, group=int, visits=int, of_group=int, weight=double, best=int, most=double, each=int,
                   pooled=double, variance=double, mean=double)
    cdef int _suggested(self, int number, int half) noexcept nogil
