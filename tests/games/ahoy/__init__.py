"""Ahoy, rule by rule."""
