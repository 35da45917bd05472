"""Games as text: single actions, whole saved games, and the seal of a hidden seed.

These modules convert between values and text; callers read and write the files. Start with `savegame`.
"""
