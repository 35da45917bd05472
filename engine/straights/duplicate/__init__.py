"""The same cards for everybody: deals played from any chair, the deal of the day, and their results.

Here belong deals and what others make of them; strategies that play matches on the same deals are in `arena`.
Start with `duplicate_deal`.
"""
