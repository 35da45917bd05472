"""Mouse, keyboard and screen reader: what a player means, as signals.

Here input is understood; whether a card may be played is decided elsewhere.
Start with `mouse`.
"""
