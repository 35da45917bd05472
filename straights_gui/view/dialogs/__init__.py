"""The dialogs, each imported when it is first opened.

A dialog shows values and returns the player's choice; opening it and acting on the choice belong to
`controller`. Start with `confirm`, the smallest.
"""
