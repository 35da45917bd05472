"""The result of a round or a game on the table, in place of the cards.

Its layout and the counting of the discards belong here; the score sheet with its buttons is `score_sheet`.
Start with `round_result`.
"""
