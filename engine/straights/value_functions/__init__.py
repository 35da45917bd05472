"""Value functions: how good it is to play or discard a card, from what lies around it.

Each is one idea of how to play, used by `strategies.greedy` and as a model of opponents; strategies that
search belong to `strategies`. Start with `rank_based`.
"""
