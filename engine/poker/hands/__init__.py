"""Five-card hands: how cards are written, the hand types, and the ranking of one hand or of millions.

Nothing here knows about chances, money or a game: see `engine.poker.odds` and `engine.poker.game`. Start with
`hand.py`, then `ranking.py`; only `numpy_arrays.py` and the modules that import it need NumPy.
"""
