"""What the log of requests must not hold: the codes of invitations, which stand in addresses."""

import logging
import re

_CODE = re.compile(r"(/join/)[^/?# ]+")


def hide_codes(record: logging.LogRecord) -> bool:
    """Take codes out of a line of the log."""
    if isinstance(record.args, tuple):
        record.args = tuple(
            _CODE.sub(r"\1…", value) if isinstance(value, str) else value for value in record.args
        )
    return True


def keep_secrets() -> None:
    """Let no code get into the web server's log, however that is set up."""
    logging.getLogger("uvicorn.access").addFilter(hide_codes)
