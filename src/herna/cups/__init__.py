"""Tournaments and leagues without a house: who meets whom, who sits where, and how it stands.

Nothing here knows games, people or a database: entrants are numbers, and a table is who sat where and
how each did.
"""
