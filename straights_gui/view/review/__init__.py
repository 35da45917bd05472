"""The review of a game beside the table: all choices, what was luck, and the moments that cost most.

Here they are shown; prices are computed in the engine, and what a click on a moment does is the controller's.
Start with `panel`.
"""
