"""The portraits of the players: small drawings of people with several expressions.

Only values and painting belong here; `straights_gui.view.table.animation` animates the faces.
Start with `people`.
"""
