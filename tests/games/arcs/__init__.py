"""Arcs, paragraph by paragraph and card by card."""
