"""`straights-arena`: options, worker pools, progress and report of a match between strategies.

How a match is played and counted is in `engine.straights.arena`, which prints nothing. Start with
`program.main`.
"""
