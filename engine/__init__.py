"""The rules of Straights, without a window: pure Python, standard library only."""
