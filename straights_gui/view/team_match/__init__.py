"""The dialog of a team match: its name, the player, all results, and the lines from friends.

It only displays and asks; the rules of a match belong to the engine, reactions to clicks to the
controller. Start with `team_match_dialog`.
"""
