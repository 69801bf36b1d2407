"""What is said where another project's package is missing."""


def not_installed(project: str, extra: str) -> ImportError:
    """Return the error that says what to do about it."""
    return ImportError(f"{project} is not installed: `pip install 'franchise[{extra}]'` installs it")
