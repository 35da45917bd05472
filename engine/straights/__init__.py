"""The game of Straights: setup, table, commands, events, states, rules, observations, sessions.

The modules of this folder are the game itself; its subpackages save, play, analyse and
measure games. Start with `session`, the interface to a game.
"""
