"""Statistics across games: the records that are kept of them, and the figures that follow from the records.

What counts, and for how much, is decided here for window and page: those who keep the records decide nothing.
Start with `records`; `counting` makes them of games, `figures` sums them.
"""
