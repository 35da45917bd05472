"""The items of the scene: cards, seats, piles, the message, highlights, the background.

Each paints itself from a value and knows nothing of the others; where it stands is decided by `layout`
and `scene`. Start with `card_item`.
"""
