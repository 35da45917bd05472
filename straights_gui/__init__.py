"""The desktop game of Straights: model, view and controller around the engine.

This package contains the window and its surroundings; rules belong to `engine`. Start with `startup`, then
`application` and `composition`, which connects all parts.
"""
