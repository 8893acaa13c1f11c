"""A file for each module of the kernel."""
