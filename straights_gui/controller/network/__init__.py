"""Tables over a network in a window: joining one, waiting at it, what is said there, what is kept of it.

Here the table of a server is joined with what shows it; how messages travel belongs to `model.network`, how
things look to `view.network`, the course of a game to `controller.play`. Start with `waiting_room`.
"""
