"""The Sevens family, a game for three to eight whose rules are data: Fan Tan, Sevens (Domino), own rules.

Straights for four is a game of its own, with its console and its strategies; what both share is taken from
there: runs, commands, events, values of cards. Start with `rules`, then `play`.
"""
