"""The items of the scene: cards, seats, piles, the message, highlights, the background.

Each item paints itself from a value and does not depend on other items; `layout` and `scene` position
them. Start with `card_item`.
"""
