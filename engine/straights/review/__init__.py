"""Reviews of finished rounds: the price of each choice, given what could be known then, and the luck.

Reviews and par need whole games; advice about a single turn is in `advice`.
Start with `reviewer`; `game_review` has the values.
"""
