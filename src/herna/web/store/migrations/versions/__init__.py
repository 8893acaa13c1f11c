"""One module per step; a released one never changes."""
