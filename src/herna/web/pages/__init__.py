"""The pages, one module for each: what is at an address, and what its forms do."""
