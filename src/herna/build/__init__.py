"""The compiled build: mypyc and the C compiler, by hand, in the background, or after a trial run.

No rules and no measuring: what is compiled runs the same without it, only more slowly.
"""
