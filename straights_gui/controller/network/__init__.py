"""Network tables in a window: joining, waiting, phrases, finished games.

This package connects the table of a server with its view; messages belong to `model.network`, widgets to
`view.network`, the course of a game to `controller.play`. Start with `waiting_room`.
"""
