"""`franchise serve`: hosts tables, for this machine or for the world."""

from franchise.cli import server_options as o
from franchise.cli.admin_options import AdminFile
from franchise.cli.errors import refusing


def serve(
    host: o.Host = "127.0.0.1",
    port: o.Port = 8000,
    processes: o.Processes = 1,
    database: o.Database = None,
    public_address: o.PublicAddress = None,
    trusted_proxy: o.TrustedProxy = None,
    admin_file: AdminFile = None,
    key_file: o.KeyFile = None,
    log_requests: o.LogRequests = False,
    no_rate_limits: o.NoRateLimits = False,
    bot_threads: o.BotThreads = None,
    bot_seconds: o.BotSeconds = 1.0,
    lost_after_minutes: o.LostAfterMinutes = 10,
    archive_after_days: o.ArchiveAfterDays = 90,
    backup_directory: o.BackupDirectory = None,
    backup_hours: o.BackupHours = 24,
    backups_kept: o.BackupsKept = 14,
    backup_key: o.BackupKey = None,
) -> None:
    """Host tables over HTTP, for browsers and programs.

    Without options, it serves this machine only, with SQLite in this user's data directory. Each option can
    also be set by an environment variable.
    """
    from franchise.cli import hosting
    from franchise.server.run.serving import checked_proxy
    from franchise.server.settings import DAY, usual_bot_threads

    with refusing("--trusted-proxy"):
        proxies = tuple(checked_proxy(text) for text in trusted_proxy or ())
    o.chosen_key(backup_key)  # a bad one is told now, not when the first backup is due
    hosting.host(
        hosting.Hosting(
            database=o.chosen_database(database),
            host=host,
            port=port,
            processes=processes,
            public_address=o.chosen_address(public_address),
            proxies=proxies,
            admin_file=admin_file,
            key_file=key_file and key_file.absolute(),
            bot_threads=usual_bot_threads(processes) if bot_threads is None else bot_threads,
            bot_seconds=bot_seconds,
            away_seconds=lost_after_minutes * 60,
            archive_after=archive_after_days * DAY,
            rate_limits=not no_rate_limits,
            log_requests=log_requests,
            backups=o.backup_plan(backup_directory, backup_hours, backups_kept, key=backup_key),
        )
    )
