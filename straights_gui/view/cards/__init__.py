"""The playing cards: vector drawings, rendered once per size and device pixel ratio.

The layout of faces and backs belongs here; their outlines and colours stand in resources/cards.json, and the
positions of cards belong to `table`. Start with `faces`.
"""
