"""Sentences for players: cards, turns, refusals, hints, log lines, rules, in the player's language.

Every text that depends on the game is made here; labels of a single widget stay with the widget.
Start with `table_text`.
"""
