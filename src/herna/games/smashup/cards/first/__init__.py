"""The cards and bases as they were printed first."""
