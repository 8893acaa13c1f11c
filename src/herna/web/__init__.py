"""Herna in the browser: tables, seats, pages, events and the JSON interface.

Folders stand in this order, and each may use only those before it: ``guard``, ``store``, ``table``, then
``mind`` and ``news``, which do not know each other, then ``pages`` and ``api``, which do not either.
``house`` holds all parts together for a request; ``app`` lists every address; ``serve`` runs it.
No rule of a game lives here.
"""
