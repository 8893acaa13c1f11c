"""What was won: results of finished games, ratings, histories of players, boards of honour.

Nothing here changes a table. Whatever is stored follows from finished games and can be counted again.
"""
