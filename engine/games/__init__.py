"""What window, page and server know of a game: a table of data, what moves on it, and what may be answered.

No game is here, and nothing here knows one: a game is a module with the functions of `game.Game`, which
`registry` finds by its name. Its strategies, reviews, hints and rules stay in its own rooms. Start with
`table`, then `game`.
"""

STRAIGHTS = "straights"
"""The name of the game that is played unless another one is chosen, and whose sheets are its own."""
