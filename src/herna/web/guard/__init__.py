"""What stands before every request: refusals, limits, tokens, headers, and what is written down.

Nothing here knows a table, a game or the database; everything else in ``herna.web`` may use it.
"""
