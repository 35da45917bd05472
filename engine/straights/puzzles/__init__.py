"""Positions of real games in which one choice is clearly the best: found, written as lines, parsed.

`advice` computes the prices of choices, and the deals are those of `duplicate`.
Start with `puzzle`; `finder` creates packs of puzzles.
"""
