"""Files on disk: the running game, saved games, and the log of each window.

This package writes files durably, locks them and reads them safely; the format of a saved game belongs to
`engine.straights.storage`. Start with `autosave`.
"""
