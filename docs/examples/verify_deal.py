"""Deals a round again from the key of a game: python verify_deal.py KEY ROUND [DEALS]; needs Python alone.

DEALS: those of a duplicate match, the `duplicate_deals` of its table.
"""

import sys
from hashlib import sha256, shake_256
from itertools import count


def shuffled(items: list[str], key: str, number: int) -> list[str]:
    """The items in the order that follows from the key and a number."""
    secret = bytes.fromhex(key)
    blocks = (shake_256(b"32:%s:%d:%d" % (secret, number, block)).digest(256) for block in count())
    stream = (byte for block in blocks for byte in block)
    for place in range(len(items) - 1, 0, -1):
        bound = place + 1
        other = next(byte for byte in stream if byte < 256 - 256 % bound) % bound
        items[place], items[other] = items[other], items[place]
    return items


def hands(key: str, number: int, deals: int = 0) -> list[list[str]]:
    """The four hands of a round, in dealt order; the first round is 1."""
    times, deal = divmod(number - 1, deals) if deals else (0, number - 1)
    deck = shuffled([rank + suit for suit in "CDHS" for rank in "A23456789TJQK"], key, deal + 1)
    if times:
        suits = str.maketrans("CDH", "".join(shuffled(list("CDH"), key, number)))
        deck = [card[0] + card[1].translate(suits) for card in deck]
    dealt = [deck[first : first + 13] for first in range(0, 52, 13)]
    return [dealt[(seat - times) % 4] for seat in range(4)]


if __name__ == "__main__":
    print("seal", sha256(sys.argv[1].encode()).hexdigest())
    for hand in hands(sys.argv[1], *map(int, sys.argv[2:])):
        print(*hand)
