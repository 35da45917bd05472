"""The games without a window: rules, strategies, matches and console programs, in pure Python.

Nothing here knows Qt, and only `cli` reads arguments or prints. Start with `straights`, the game;
`poker` is the second game on the same `cards`.
"""
