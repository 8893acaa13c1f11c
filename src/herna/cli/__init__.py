"""What the ``herna`` command can do, one module for each kind of work; ``main`` puts it together."""
