"""The console program of the assignment, and the arena's: only this part of the engine reads and prints."""
