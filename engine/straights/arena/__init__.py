"""Matches between strategies: the same deals from every seat, with statistics and confidence intervals.

Options, worker pools and reports belong to the command line (`engine.cli.arena`), the strategies to
`engine.straights.strategies`. Start with `run.Run`, then `match`, which plays a set of four games.
"""
