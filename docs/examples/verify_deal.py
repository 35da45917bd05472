"""Deals a round again from the key of a game: python verify_deal.py KEY ROUND; needs Python alone."""

import sys
from hashlib import sha256, shake_256
from itertools import count


def hands(key: str, number: int) -> list[list[str]]:
    """The four hands of a round, in dealt order; the first round is 1."""
    secret = bytes.fromhex(key)
    blocks = (shake_256(b"32:%s:%d:%d" % (secret, number, block)).digest(256) for block in count())
    stream = (byte for block in blocks for byte in block)
    deck = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
    for place in range(51, 0, -1):
        bound = place + 1
        other = next(byte for byte in stream if byte < 256 - 256 % bound) % bound
        deck[place], deck[other] = deck[other], deck[place]
    return [deck[first : first + 13] for first in range(0, 52, 13)]


if __name__ == "__main__":
    print("seal", sha256(sys.argv[1].encode()).hexdigest())
    for hand in hands(sys.argv[1], int(sys.argv[2])):
        print(*hand)
