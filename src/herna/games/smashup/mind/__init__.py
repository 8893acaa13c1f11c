"""What bots know of Smash Up and the rules do not need."""
