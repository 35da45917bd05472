"""Statistics across games, kept on this computer.

This package keeps the records; `engine.straights.statistics` decides what counts and sums them. Start with
`store`.
"""
