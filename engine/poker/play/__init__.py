"""Playing a game: prompts and notifies players, makes their answers legal, and formats rounds as text.

The rules are in `engine.poker.game`, and the players that come with the game in `engine.poker.players`. Start
with `table.py`, which plays round by round. `game.py` is the interface that the assignment asks for.
"""
