"""What a window shows of a table over a network: how to join one, who sits there, what they say.

Cards, seats and results look as in any other game, and belong to `view.table`; messages of a server belong to
`model.network`. Start with `waiting_room`.
"""
