"""What bots know of the game beyond its rules; only the game object asks it."""
