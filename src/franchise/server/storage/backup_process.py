"""The process that makes a backup for a server: `python -m franchise.server.storage.backup_process`.

Packing a large database takes computing time, which belongs to those who play. The process reads its order
from its input, which nobody else can read, says on its output what it did, and ends with whoever started it.
"""

import json
import os
import signal
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy.engine import URL

from franchise.server.settings import BackupPlan
from franchise.server.storage.backup import BadBackup, checked_backup, write_backup
from franchise.server.storage.backup_series import Series
from franchise.server.storage.encryption import BadKey, read_key
from franchise.server.storage.engine import database_url
from franchise.server.storage.opening import CannotUse, using

NICENESS = 5
"""How far the process stands back behind those who answer people."""


def make_backup(database: URL, plan: BackupPlan, seconds: float) -> dict[str, Any]:
    """Make a backup, read all of it again, and only then remove the oldest; return what was done."""
    series = Series(plan.directory, database)
    key = read_key(plan.key) if plan.key else None
    plan.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = series.at(seconds)
    with using(database) as engine:
        write_backup(engine, path, key=key, partial=series.unfinished)
    try:
        checked_backup(path, key)
    except BadBackup as error:
        path.unlink()
        raise BadBackup(f"was not read back as it was written, it {error}") from None
    removed = series.remove_oldest(plan.kept, path)
    return {"file": path.name, "bytes": path.stat().st_size, "removed": [old.name for old in removed]}


def carry_out(given: Mapping[str, Any]) -> dict[str, Any]:
    """Make the backup that was ordered; return what was done, or why nothing was."""
    key = given["key"] and Path(given["key"])
    wanted = BackupPlan(Path(given["directory"]), kept=given["kept"], key=key)
    try:
        return make_backup(database_url(given["database"]), wanted, given["seconds"])
    except BadKey as error:
        return {"failed": f"the key {wanted.key} {error}"}
    except BadBackup as error:
        return {"failed": f"the backup {error}"}
    except CannotUse as error:
        return {"failed": str(error)}
    except OSError as error:
        return {"failed": f"{error.filename or wanted.directory}: {error.strerror or error}"}


def _end_with_starter() -> None:
    os.read(0, 1)  # comes to an end with the one who holds the other end
    os._exit(1)


def main() -> None:
    """Make one backup."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this process ends it
    given = json.loads(sys.stdin.readline())
    threading.Thread(target=_end_with_starter, daemon=True).start()
    print(json.dumps(carry_out(given)), flush=True)


if __name__ == "__main__":
    main()
