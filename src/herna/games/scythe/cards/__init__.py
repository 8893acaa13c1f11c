"""The decks: encounters, objectives and Factory cards; combat cards are plain numbers."""
