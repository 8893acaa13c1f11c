"""``python -m herna`` is the ``herna`` command."""

from herna.cli.main import main

if __name__ == "__main__":
    main()
