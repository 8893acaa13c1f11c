"""Learning from play: ``herna train GAME`` makes a net that judges positions, and proves that it helps."""
