"""Input on the table: turns events of mouse, keyboard and screen reader into signals.

Input is only interpreted here; whether a card may be played is decided elsewhere.
Start with `mouse`.
"""
