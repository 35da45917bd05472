"""The portraits of the players: small drawings of people, each with several expressions.

Values and painting alone: when a face moves is said in `straights_gui.view.animation`. Start with `people`.
"""
