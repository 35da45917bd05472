"""Value functions: the value of playing or discarding a card, from features of the card.

Each implements one idea of play, used by `strategies.greedy` and as a model of opponents; strategies that
search belong to `strategies`. Start with `values`.
"""
