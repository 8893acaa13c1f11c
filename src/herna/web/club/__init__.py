"""What a house needs that is open to many: ways in without passwords, order, and what is kept for how long.

Who may do what at a table is decided in ``herna.web.table``; here it is about people and the house itself.
"""
