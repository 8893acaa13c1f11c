"""Herna in the browser, from the store to real pages."""
