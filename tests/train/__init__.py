"""Learning from play."""
