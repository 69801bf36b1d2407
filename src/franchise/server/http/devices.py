"""What a device is called in the list of somebody's devices, by what its browser says of itself."""

BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", ""), ("Chrome", ""), ("Safari", ""))
SYSTEMS = (
    *(("Android", ""), ("iPhone", ""), ("iPad", ""), ("Windows", ""), ("CrOS", "ChromeOS")),
    *(("Mac OS X", "macOS"), ("Linux", "")),
)


def device_of(user_agent: str) -> str:
    """Name a browser and its system, as far as they are known; nothing else is kept.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_of("curl/8.5")
    ''
    """
    found = (_first(user_agent, kinds) for kinds in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)


def _first(user_agent: str, kinds: tuple[tuple[str, str], ...]) -> str:
    return next((name or sign for sign, name in kinds if sign in user_agent), "")
