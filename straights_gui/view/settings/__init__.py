"""The side panel “Settings”: groups of settings, one of them at a time.

What can be set is made by `controller.settings.choices`, out of the values of `panel`. The pictures of
tables and cards are in `view.appearance`. Start with `panel`.
"""
