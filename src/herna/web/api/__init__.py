"""The same tables as JSON, for programs: create, join, look, answer, follow, and the record at the end."""
