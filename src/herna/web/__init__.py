"""Herna in the browser: tables, seats, pages, events and the JSON interface."""
