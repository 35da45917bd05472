"""A match of a team: its name, who the player is, the results of all, and the lines that friends send.

Here they are shown and asked for; what a match is stands in the engine, what a click does in the controller.
Start with `team_match_dialog`.
"""
