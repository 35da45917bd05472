"""Mouse, keyboard and screen reader: turns events into signals.

Here input is understood; whether a card may be played is decided elsewhere.
Start with `mouse`.
"""
