"""The desktop game of Straights: model, view and controller around the engine."""
