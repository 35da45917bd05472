"""Qt objects without widgets: the running game, the strategies that play in it, and the data on disk.

This package contains what any other window would need as well; widgets, colours and texts for players belong
to `view`. Start with `game_model`: commands go in, redacted events come out.
"""
