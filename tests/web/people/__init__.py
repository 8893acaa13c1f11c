"""People with several devices, and how they are told something."""
