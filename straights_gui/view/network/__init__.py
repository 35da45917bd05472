"""The widgets of network games: the join dialog, the waiting room, phrases.

Cards, seats and results look as in any other game, and belong to `view.table`; messages of a server belong
to `model.network`. Start with `waiting_room`.
"""
