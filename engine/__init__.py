"""The games without their windows: rules, strategies, matches and console programs, in pure Python.

Nothing here imports Qt, and only `cli` reads arguments or prints. Start with `straights`, the game;
`poker` is the second game on the same `cards`.
"""
