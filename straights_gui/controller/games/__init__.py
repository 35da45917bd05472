"""New games as the player wants them, and the files that games are written to and read from.

The commands that ask for one belong to `controller.menus`. Start with `new_games`.
"""
