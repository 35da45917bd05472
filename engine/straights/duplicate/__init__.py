"""The same cards for everybody: the deal of the day, deals from any chair, matches of teams, results.

Here belong deals and what others make of them; strategies that play matches on the same deals are in `arena`.
Start with `duplicate_deal`.
"""
