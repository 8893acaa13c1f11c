"""What tells open pages, and other servers, that a table has changed.

News says that something is new, never what: whoever hears it looks again, with their own rights.
"""
