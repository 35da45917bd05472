"""The playing cards: every shape is drawn here as a vector, and nothing here knows a rule."""
