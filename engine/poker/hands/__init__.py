"""Five-card hands: how cards are written, the hand types, and their ranking.

Nothing here knows about chances, money or a game: see `engine.poker.odds` and `engine.poker.game`. Start with
`hand.py`, then `ranking.py`.
"""
