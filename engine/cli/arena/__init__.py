"""`straights-arena`: options, worker pools, progress and report of a match between strategies.

`engine.straights.arena` plays and counts matches, and prints nothing. Start with `program.main`.
"""
