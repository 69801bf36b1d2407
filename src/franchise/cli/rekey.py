"""`franchise rekey`: another key for the addresses at which people are told."""

from contextlib import ExitStack
from typing import Annotated

import typer

from franchise.cli import server_options as o
from franchise.cli.errors import Refused
from franchise.cli.private import private_files


def rekey(
    database: o.Database = None,
    key_file: o.KeyFile = None,
    lost: Annotated[
        bool,
        typer.Option(
            "--lost", help="The key is lost: forget the addresses that nobody can read, and make another key."
        ),
    ] = False,
) -> None:
    """Encrypt the addresses at which people are told of their turns with another key.

    The key before stays in the file, as the second one, until the next time: servers that share a PostgreSQL
    database may go on meanwhile. A server with SQLite has to be stopped first.
    """
    from franchise.server.storage.opening import CannotUse, file_of, using
    from franchise.server.storage.sealing import begin_anew
    from franchise.server.storage.sealing import rekey as encrypt_anew
    from franchise.server.storage.seals import Seals
    from franchise.server.storage.sole_use import sole_use
    from franchise.server.storage.upgrade import upgrade

    url = o.chosen_database(database)
    seals = Seals(o.chosen_key_file(key_file, url))
    file = file_of(url)
    if file is not None and not file.exists():
        raise Refused(f"--database: there is no database {file}")
    try:
        with private_files(), ExitStack() as stack:
            engine = stack.enter_context(using(url))
            if file is not None:
                stack.enter_context(sole_use(file))
            upgrade(engine)
            count = begin_anew(engine, seals) if lost else encrypt_anew(engine, seals)
    except CannotUse as error:
        raise Refused(str(error)) from None
    what = "forgotten, which nobody can read" if lost else "encrypted with another key"
    typer.echo(f"Addresses {what}: {count:,}; the key is in {o.shortened(seals.path)}")
