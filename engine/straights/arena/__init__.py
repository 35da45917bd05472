"""Matches between strategies: the same deals from every seat, with statistics and confidence intervals.

Options, worker pools and reports are the command line's (`engine.cli.arena`), and the strategies themselves
stand in `engine.straights.strategies`. Start with `run.Run`, then `match`, which plays a set of four games.
"""
