"""The database, thinking time, backups."""
