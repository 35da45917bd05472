"""Games on disk: the running game, saved after each move, and the games that were left or opened.

Here files are written durably, locked and read with care; the format of a saved game belongs to
`engine.straights.storage`. Start with `autosave`.
"""
