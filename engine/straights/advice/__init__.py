"""Inference from an observation: possible holders of cards, values of choices, recommendations.

Modules that choose cards in a game belong to `strategies`. Start with `advisor`.
"""
