"""The pages, asked for without a browser."""
