"""How a command refuses: one line on stderr and exit code 2."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from franchise.game.errors import FranchiseError

EXIT_CODE = 2


class Refused(Exception):
    """A command cannot do what it was asked; the message is for the person who asked."""


@contextmanager
def refusing(what: str | Path | None = None) -> Iterator[None]:
    """Turn the errors a caller of the game may cause into a refusal that names their subject."""
    try:
        yield
    except FranchiseError as error:
        raise Refused(_about(what, str(error))) from None
    except OSError as error:
        raise Refused(_about(what, error.strerror or str(error))) from None
    except ValueError as error:  # a path with a null character
        raise Refused(_about(what, str(error))) from None


def _about(what: str | Path | None, message: str) -> str:
    return message if what is None else f"{what}: {message}"


def printable(text: str) -> str:
    """Replace characters that would move the cursor or change the direction of writing."""
    return "".join(character if character.isprintable() else "�" for character in text)


def one_line(message: str) -> str:
    """Bring a message into one line that is safe to print."""
    return printable(" ".join(message.split()))
