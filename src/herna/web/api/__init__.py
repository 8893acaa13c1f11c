"""The same tables as JSON, for programs: create, join, look, answer, follow, and the record at the end.

Only the shapes of what is sent live here; what is allowed and seen is decided in ``herna.web.table``.
"""
