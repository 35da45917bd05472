"""The course of a game: whose turn it is, what a card that was used means, and what is shown meanwhile.

Here belongs what happens at the table; menus, panels and settings have rooms of their own.
Start with `game_controller`, which lets people and computers act in turn.
"""
