"""The pages, one module for each: what is at an address, and what its forms do; templates and static files.

A page asks ``herna.web.table`` what may be done and what is seen. It names no game, and reads no state.
"""
