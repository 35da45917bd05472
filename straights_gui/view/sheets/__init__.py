"""Sheets: what is laid on the table until the player has read or chosen it.

`sheet` is the base of all of them, and `scrim` what lies between the table and a sheet. `drawn_sheet` draws
the sheets that are values of the engine, by `part_views`, `calendar_view`, `plot` and `article`.
`new_game_sheet` and `open_sheet` are sheets of their own, with `seat_fields` and `game_length`. They show
values and know no rules. Start with `drawn_sheet`.
"""
