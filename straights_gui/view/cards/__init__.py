"""The playing cards, drawn as vectors and rendered once for a size and a screen.

Here belong faces, backs, pips and courts; where a card stands belongs to `table`.
Start with `faces`.
"""
