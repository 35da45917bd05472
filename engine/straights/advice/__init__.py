"""What can be concluded from an observation: who can hold what, what a choice is worth, what to recommend.

Here belongs reasoning about a position; choosing a card in a game belongs to `strategies`.
Start with `advisor`.
"""
