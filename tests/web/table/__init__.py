"""Tables: rights, seats that change hands."""
