"""The panels that follow the game (log, card tracker, statistics), sounds and announcements.

Each controller listens to events and updates one panel; the panels' widgets belong to `view`. Start with
`log`, the shortest.
"""
