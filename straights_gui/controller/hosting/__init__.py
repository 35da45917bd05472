"""Hosting a table: from the menu over the dialogs to the server, and back to the player at the table.

Here belongs what joins `model.hosting` with `view.hosting`; the server belongs to `straights_server`, which
is reached by messages alone. Start with `hosting_controller`.
"""
