"""Tournaments in the house: opened and entered by players, then kept going by the house itself.

Who meets whom and how it stands is decided in ``herna.cups``; here entrants become people and bots, their
meetings tables, and finished games results. Everything follows from the database.
"""
