"""``python -m herna`` is the ``herna`` command; compiled modules of older sources go first."""

from herna.build.compile import drop_stale

if __name__ == "__main__":
    drop_stale()

    from herna.cli.main import main

    main()
