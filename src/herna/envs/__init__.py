"""Every game as a standard environment: PettingZoo, Gymnasium, OpenSpiel, and many games at once."""
