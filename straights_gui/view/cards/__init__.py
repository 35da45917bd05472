"""The playing cards: vector drawings, rendered once per size and device pixel ratio.

Faces, backs, pips and court figures belong here; the positions of cards belong to `table`.
Start with `faces`.
"""
