"""What bots know about Arcs: how well a seat stands, what looks promising, what Rivals may hold."""
