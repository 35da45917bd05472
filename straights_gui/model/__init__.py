"""Qt objects without widgets: the running game, the strategies that play in it, and what is kept on disk.

Here belongs what the window would need even if it looked quite different; widgets, colours and texts for
players belong to `view`. Start with `game_model`: commands go in, redacted events come out.
"""
