"""Hosting a table: from the menu through the dialogs to the server, and back to the player at the table.

This package connects `model.hosting` with `view.hosting`; the server is `straights_server`, and only messages
reach it. Start with `hosting_controller`.
"""
