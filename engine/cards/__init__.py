"""Cards, decks and shuffling, shared by the two games.

The value of a rank and the cards that may be played are rules of each game. Start with `card`.
"""
