"""The dialogs, each imported when it is first opened.

A dialog shows values and returns what the player chose; opening it and acting on the answer belong to
`controller`. Start with `confirm`, the smallest.
"""
