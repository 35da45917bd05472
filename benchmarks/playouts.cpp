// The same random rounds as engine/straights/playouts/simulator.py, as plain C++: the named reference of playouts.py.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

using Bits = std::uint64_t;

static const Bits LEAD = Bits(1) << (39 + 6);
static Bits after[52];
static Bits state = 88172645463325252ull;

static inline Bits draw64() {
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return state * 2685821657736338717ull;
}

struct Draws {
    Bits word = 0;
    int left = 0;
    inline unsigned next() {
        if (left == 0) {
            word = draw64();
            left = 4;
        }
        unsigned value = word & 65535;
        word >>= 16;
        --left;
        return value;
    }
};

static inline Bits pick(Bits cards, int number) {
    while (number--) cards &= cards - 1;
    return cards & (~cards + 1);
}

int main(int count, char **argv) {
    const long rounds = count > 1 ? std::atol(argv[1]) : 1000000;
    for (int place = 0; place < 52; ++place) {
        const int rank = place % 13;
        Bits change = Bits(1) << place;
        if (rank >= 6 && rank < 12) change |= Bits(1) << (place + 1);
        if (rank > 0 && rank <= 6) change |= Bits(1) << (place - 1);
        if ((Bits(1) << place) == LEAD)
            for (int suit = 0; suit < 3; ++suit) change |= Bits(1) << (13 * suit + 6);
        after[place] = change;
    }
    Bits deck[52];
    for (int place = 0; place < 52; ++place) deck[place] = Bits(1) << place;
    Draws draws;
    long points[4] = {0, 0, 0, 0};
    const auto begun = std::chrono::steady_clock::now();
    for (long round = 0; round < rounds; ++round) {
        Bits hands[4] = {0, 0, 0, 0};
        int left = 52, turn = 3;
        for (int seat = 0; seat < 3; ++seat)
            for (int card = 0; card < 13; ++card) {
                const unsigned place = draws.next() * left >> 16;
                --left;
                const Bits taken = deck[place];
                deck[place] = deck[left];
                deck[left] = taken;
                hands[seat] |= taken;
            }
        hands[3] = ((Bits(1) << 52) - 1) ^ hands[0] ^ hands[1] ^ hands[2];
        for (int seat = 0; seat < 3; ++seat)
            if (hands[seat] & LEAD) turn = seat;
        Bits opened = LEAD;
        for (left = 52; left; --left) {
            const Bits hand = hands[turn];
            Bits card = hand & opened;
            if (card) {
                if (card & (card - 1)) card = pick(card, draws.next() * __builtin_popcountll(card) >> 16);
                opened ^= after[__builtin_ctzll(card)];
            } else {
                card = pick(hand, draws.next() * ((left + 3) >> 2) >> 16);
                points[turn] += __builtin_ctzll(card) % 13 + 1;
            }
            hands[turn] = hand ^ card;
            turn = (turn + 1) & 3;
        }
    }
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
    std::printf("%.0f %ld %ld %ld %ld\n", rounds / taken.count(), points[0], points[1], points[2], points[3]);
}
