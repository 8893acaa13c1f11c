"""Tables in play: who may do what, who sits where, what is answered, and what a viewer sees of it.

Here the rules of a game meet the people. Nothing here knows of HTML, JSON, processes or sockets.
"""
