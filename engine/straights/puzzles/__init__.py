"""Positions of real games in which one choice is clearly the best: found, written as lines, read again.

Here belong the positions; how a choice is priced is in `advice`, and the deals are those of `duplicate`.
Start with `puzzle`; `finder` makes packs of them.
"""
