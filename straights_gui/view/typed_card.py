"""A card typed as rank and suit, such as 7 S or 1 0 H: which keys belong to it, and which card it makes."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer

from engine.cards.card import Card, Rank, Suit

LONGEST_PAUSE = 1_500
"""Milliseconds between rank and suit; later, a letter means what it means otherwise."""

_SUITS = {suit.value: suit for suit in Suit}
_RANKS = {rank.value: rank for rank in Rank} | {"0": Rank.TEN, "1": Rank.ACE}


class TypedCard:
    """Remembers a typed rank until its suit is typed."""

    def __init__(self) -> None:
        """Nothing typed yet."""
        self._rank: Rank | None = None
        self._since = QElapsedTimer()

    @property
    def is_pending(self) -> bool:
        """Whether a rank waits for its suit."""
        return self._rank is not None and self._since.elapsed() <= LONGEST_PAUSE

    def means(self, letter: str) -> bool:
        """Whether a letter belongs to a typed card now: ranks always, suits after a rank."""
        return letter in _RANKS or (letter in _SUITS and self.is_pending)

    def type(self, letter: str) -> Card | None:
        """A letter is typed; the card once it is whole."""
        if letter in _SUITS and self.is_pending and self._rank is not None:
            card = Card(self._rank, _SUITS[letter])
            self._rank = None
            return card
        if letter in _RANKS:
            self._rank = _RANKS[letter]
            self._since.start()
        return None
