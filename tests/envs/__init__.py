"""The research environments, by the official suites and by our own promises."""
