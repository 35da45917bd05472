"""What is said: functions that put a fact of the game into sentences, in English, with their values apart.

Not here: the texts of menus (`interface.actions`), of questions and other sheets (`sheets`), of dialogs,
which stand where they are shown, and the lines of the console, which are those of the assignment
(`console_text`). Start with `table`, and with `engine.text`.
"""
