"""What is kept: the database and its shape, tables and seats as data, backups.

Rules, visitors' rights and pages are no business of it: it keeps what it is given, and gives it back.
"""
