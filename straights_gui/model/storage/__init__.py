"""Files on disk: the running game, the games that were left or opened, and the log of each window.

Here files are written durably, locked and read with care; the format of a saved game belongs to
`engine.straights.storage`. Start with `autosave`.
"""
