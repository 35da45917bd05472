"""The review of a game beside the table: all choices, the luck, and the moments that cost most.

The panel only displays: the engine computes the costs, and the controller handles clicks on moments.
Start with `panel`.
"""
