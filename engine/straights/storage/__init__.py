"""Games as text: single actions, whole saved games, and the seal of a hidden seed.

Here belongs what turns values into text and back; files belong to whoever keeps them.
Start with `savegame`.
"""
