"""The gallery for choosing faces, backs, tables, and light or dark, each with a realistic preview.

The designs themselves are in `cards` and `table/items`; `model.preferences` stores the choices.
Start with `gallery`.
"""
