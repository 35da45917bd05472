"""The choice of faces, backs and tables in the settings, each with a realistic preview.

The designs themselves are in `cards` and `table/items`; `model.preferences` stores the choices.
Start with `section`.
"""
