"""Sheets: functions that make one from values, as parts and answers (`engine.protocol.sheet`).

Not here: how parts are drawn, which window and page know, and what an answer does, which their controllers
know. Start with `deck`, the smallest.
"""
