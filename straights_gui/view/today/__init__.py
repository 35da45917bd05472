"""Today: what the player can go on with, or begin, on one sheet.

`content` has what it shows as values, which the controller finds; `today_sheet` lays out the boxes, which are
in `boxes`. Start with `today_sheet`.
"""
