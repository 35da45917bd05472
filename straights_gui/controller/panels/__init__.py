"""What follows the game beside the table: log, card tracker, score race, statistics, sounds, announcements.

Each controller listens to events and feeds one panel; how a panel looks belongs to `view`.
Start with `log`, the shortest.
"""
