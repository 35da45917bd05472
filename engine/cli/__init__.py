"""The console program of the assignment: the only part of the engine that reads and prints."""
