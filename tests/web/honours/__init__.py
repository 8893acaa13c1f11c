"""Results, ratings, histories."""
