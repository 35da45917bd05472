"""The game of Straights: setup, table, commands, events, states, rules, observations, sessions.

The modules of this folder are the game itself; what saves, plays, advises or
measures games has a room below it. Start with `session`, the one way into a game.
"""
