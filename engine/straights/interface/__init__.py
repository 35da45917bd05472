"""What window and page offer a player, as tables that both read: actions and settings.

Where they act is in each of them; sentences about the game are in `engine.straights.text`.
Start with `actions`.
"""
