"""Tournaments in the house."""
