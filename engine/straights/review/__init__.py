"""Finished rounds judged: what each choice cost by what could be known then, and what was luck.

Here belong reviews, par and ratings, which need whole games; advice about a turn is in `advice`.
Start with `reviewer`; `game_review` has the values.
"""
