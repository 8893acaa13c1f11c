"""One file per way of doing something with a card."""
