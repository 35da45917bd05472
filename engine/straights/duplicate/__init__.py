"""The same deals for everybody: the deal of the day, deals from any seat, results.

These modules define deals and compare results; matches between strategies are in `arena`.
Start with `duplicate_deal`.
"""
