"""Bots at tables: who thinks for them, in which process, in whose turn; hints and analyses.

What a bot answers goes through ``herna.web.table`` like anybody's answer; pages are not known here.
"""
