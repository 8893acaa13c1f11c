"""The two builds, and the package they are made from."""
