"""What can be wrong with the backups that a server makes by itself."""

import os
import stat
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.engine import URL

from franchise.server.clock import now
from franchise.server.run.checks import Finding, directory, free_space
from franchise.server.settings import BackupPlan
from franchise.server.storage.backup import BadBackup
from franchise.server.storage.backup_series import Kept, Series
from franchise.server.storage.encryption import BadKey, read_key
from franchise.server.storage.restore import checked

LATE = 1.5
"""How many times the usual interval may pass until a backup counts as missing."""


def backups(database: URL, plan: BackupPlan | None) -> Iterator[Finding]:
    """Check the directory, the key, and whether the last backup is recent and can be restored."""
    if plan is None:
        yield Finding("ok", "backups", "the server makes none: --backup-directory names a place for them")
        return
    place = directory(plan.directory, "backup directory", "--backup-directory")
    yield place
    if place.level != "ok":
        return
    yield free_space(plan.directory, "backup space")
    key = None
    if plan.key is not None:
        try:
            key = read_key(plan.key)
        except BadKey as error:
            yield Finding("problem", "backup key", f"{plan.key}: {error}")
            return
        yield _privacy(plan.key)
    last = Series(plan.directory, database).last(now() / 1000)
    if last is None:
        yield Finding("ok", "backups", "none yet: the server makes the first when it starts")
        return
    yield _age(last, plan.every)
    yield _wholeness(last, key)


def _privacy(key: Path) -> Finding:
    if os.name == "posix" and stat.S_IMODE(key.stat().st_mode) & 0o077:
        return Finding("warning", "backup key", f"{key} can be read by others: chmod 600")
    return Finding("ok", "backup key", f"{key}; keep a copy elsewhere, nothing can be restored without it")


def _age(last: Kept, every: float) -> Finding:
    hours, made = (now() / 1000 - last.made_at) / 3600, datetime.fromtimestamp(last.made_at, UTC)
    text = f"the last is of {made:%Y-%m-%d %H:%M} UTC"
    if hours * 3600 > LATE * every:
        why = f"{hours:.0f} hours ago, and one is due every {every / 3600:g}"
        return Finding("problem", "backups", f"{text}, {why}: the server's log says what failed")
    return Finding("ok", "backups", text)


def _wholeness(last: Kept, key: bytes | None) -> Finding:
    try:
        counts = checked(last.path, key).counts
    except BadBackup as error:
        return Finding("problem", "last backup", f"{last.path.name} cannot be restored, it {error}")
    return Finding("ok", "last backup", f"{last.path.name} is whole, with {counts.get('tables', 0):,} tables")
