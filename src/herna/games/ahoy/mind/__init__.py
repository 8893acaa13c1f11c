"""What bots know about Ahoy: errands, ways there, prizes, habits, and how well a seat stands."""
