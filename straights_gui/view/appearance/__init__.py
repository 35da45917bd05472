"""The gallery for choosing faces, backs and tables, each with a realistic preview.

The designs themselves are in `cards` and `table/items`; `model.preferences` stores the choices.
Start with `gallery`.
"""
