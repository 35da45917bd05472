"""The player's choices taking effect: theme, language, speeds, order of the hand.

Here preferences are applied and offered; they are stored by `model.preferences`.
Start with `settings`.
"""
