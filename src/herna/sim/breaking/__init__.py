"""Rules broken on purpose, one line at a time, to see whether a test notices."""
