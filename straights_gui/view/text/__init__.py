"""Texts for players: errors, hints, rules, in the player's language.

Texts that several parts of the window share are here; those of a single widget stay with the widget.
Start with `rendering`: most sentences are those of `engine.straights.text`.
"""
