"""Everything that measures, loads or kills: rules, bots, pages, crowds of guests, servers that die.

It may use all of Herna but the commands; nothing that serves or plays may use it.
"""
