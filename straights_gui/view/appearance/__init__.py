"""The gallery in which a player chooses faces, backs, tables and light or dark, each shown as it will look.

The designs themselves are in `cards` and `table/items`; what is chosen is stored by `model.preferences`.
Start with `gallery`.
"""
