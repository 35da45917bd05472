"""What window and page offer a player, as tables that both read: the settings.

Where a setting acts is in each of them; sentences about the game are in `engine.straights.text`.
Start with `settings`.
"""
