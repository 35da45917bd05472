"""Sentences for players: cards, turns, refusals, hints, log lines, rules, in the player's language.

Texts that several parts of the window need are made here; those of a single widget stay with the widget.
Start with `table_text`.
"""
