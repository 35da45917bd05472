"""Straights: its rules, states, commands, events, sessions and strategies. Import the modules by name."""
