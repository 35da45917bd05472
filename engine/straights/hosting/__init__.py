"""Tables where games are played by messages: a client sends JSON texts and gets JSON texts.

Here belongs what a table answers, who may look into which hand and what counts; how values look as JSON is in
`storage/wire`, and how texts travel is not known here. Start with `local_table`.
"""
