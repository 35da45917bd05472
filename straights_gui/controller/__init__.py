"""Clicks, drags and menu actions become commands; events become animations, log lines and sounds.

This package connects model and view; a rule of the game belongs to `engine`, a widget to `view`. Start with
`play.game_controller`.
"""
