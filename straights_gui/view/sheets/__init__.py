"""Sheets: what is laid on the table until the player has read or chosen it.

`sheet` is the base of all of them, and `scrim` what lies between the table and a sheet. `drawn_sheet` draws
the sheets that are values of the engine, by `part_views`, `plot` and `article`; each other module is one
sheet. They show values and know no rules. Start with `drawn_sheet`.
"""
