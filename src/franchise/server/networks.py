"""Networks: which addresses belong together, and whether one lies in a network."""

import ipaddress
from functools import lru_cache

from franchise.server.errors import Refusal

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
HOUSEHOLD_BITS = 64
"""With IPv6 everybody has billions of addresses: those of one household share so many bits."""
OWN = (ipaddress.ip_address("127.0.0.1"), ipaddress.ip_address("::1"))


@lru_cache(maxsize=10_000)
def address_in(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Read an address; one of IPv4 within IPv6 is one of IPv4. None for what is none.

    >>> address_in("::ffff:192.0.2.7"), address_in("?")
    (IPv4Address('192.0.2.7'), None)
    """
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def network_of(text: str) -> Network:
    """Read a network, or the address of a household; refuse what is neither, or holds this machine.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2::9"), network_of("192.0.2.7/24")
    (IPv4Network('192.0.2.7/32'), IPv6Network('2001:db8:1:2::/64'), IPv4Network('192.0.2.0/24'))
    """
    alone = address_in(text)
    wanted = f"{alone}/{HOUSEHOLD_BITS}" if alone is not None and alone.version == 6 else str(alone or text)
    try:
        found = ipaddress.ip_network(wanted, strict=False)
    except ValueError:
        expected = f"expected an identity's id, an address or a network as in 192.0.2.0/24, got {text[:50]!r}"
        raise Refusal("malformed", what=expected) from None
    if any(own in found for own in OWN):
        raise Refusal("malformed", what=f"{found} is the network of the server itself, and of its proxy")
    return found
