"""Many games at once: playing, checking and measuring them."""
