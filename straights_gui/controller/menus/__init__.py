"""What the entries of the menus do: one controller a menu, and the dialogs' work behind them.

Here actions are connected to commands; which entry stands where belongs to `view.window.actions`.
Start with `game_menu`.
"""
