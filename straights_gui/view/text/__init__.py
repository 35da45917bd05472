"""Texts for players: cards, turns, errors, hints, log lines, rules, in the player's language.

Texts that several parts of the window share are here; those of a single widget stay with the widget.
Start with `table_text`.
"""
