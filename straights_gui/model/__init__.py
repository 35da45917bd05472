"""Qt objects without widgets: the game, the thinking of computers, what is kept on disk."""
