"""Sentences for players, with their values apart, and how a language renders them.

What is said of a game stands in the game's own room (`engine.straights.text`). Start with `sentence`, then
`rendering`; `cards` names the cards.
"""
