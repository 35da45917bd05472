"""A card typed as rank and suit, such as 7 S or 1 0 H: which keys belong to it, and which card it makes."""

from __future__ import annotations

from engine.cards.card import Card, Rank, Suit

_SUITS = {suit.value: suit for suit in Suit}
_RANKS = {rank.value: rank for rank in Rank} | {"0": Rank.TEN, "1": Rank.ACE}


class CardTyping:
    """Remembers a typed rank until its suit is typed, however long that takes.

    A rank that was forgotten after a while would turn the suit into a shortcut: D starts the demo.

    Attributes:
        rank: the rank that waits for its suit, None where none does.
    """

    def __init__(self) -> None:
        """Nothing typed yet."""
        self.rank: Rank | None = None

    def means(self, letter: str) -> bool:
        """Whether a letter belongs to a typed card now: ranks always, suits after a rank."""
        return letter in _RANKS or (letter in _SUITS and self.rank is not None)

    def type(self, letter: str) -> Card | None:
        """A letter is typed; the card once it is whole."""
        if letter in _SUITS and self.rank is not None:
            card = Card(self.rank, _SUITS[letter])
            self.rank = None
            return card
        if letter in _RANKS:
            self.rank = _RANKS[letter]
        return None

    def forget(self) -> None:
        """The rank is not wanted any more."""
        self.rank = None
