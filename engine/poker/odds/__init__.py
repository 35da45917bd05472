"""Exact chances of a draw: every way to exchange cards, and the best one.

What an opponent may hold is guessed in `engine.poker.players`, not here. Start with `draws.py`; the tables
behind it are in `draw_totals.py`.
"""
