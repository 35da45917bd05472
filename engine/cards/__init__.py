"""Cards, decks and shuffling: all that the two games share.

What a rank is worth and which card fits is a rule, which belongs to each game. Start with `card`.
"""
