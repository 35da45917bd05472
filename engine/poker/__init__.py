"""Five-card draw poker as a library: hands and their ranking, exact odds, the game, and computer players.

It shares `engine.cards` with Straights and nothing else, and neither prints nor reads: the console is
`engine.cli.poker`. `hands` and `odds` can be used alone; to follow a game start with `play/table.py`.
"""
