"""The ``herna`` command."""
