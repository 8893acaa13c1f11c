"""Tokens and what else stands before a request."""
