"""The player's preferences taking effect: theme, language, speeds, order of the hand.

This package applies and offers preferences; `model.preferences` stores them. Start with `settings`.
"""
