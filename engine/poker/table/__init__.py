"""Five-card draw as a game of `engine.games`: money is chips, whole numbers; who plays a seat may change.

The rules stay in `engine.poker.game`, computers in `engine.poker.players`. Start with `values`, then `play`,
which follows a game at the table, and `game`, which has the functions of `engine.games`.
"""
