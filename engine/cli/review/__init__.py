"""`straights-review`: prints the price of each choice of a saved game.

`engine.straights.review` computes the prices. Start with `program.main`.
"""
