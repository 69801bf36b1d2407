"""Quiet hours: the part of a day, by a device's own clock, in which it is told nothing."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from franchise.server.storage.push_subscriptions import Subscription

DAY = 24 * 60


@lru_cache(256)
def zone_of(name: str) -> ZoneInfo | None:
    """Find a time zone by its name, as in Europe/Berlin; None if there is none."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError):  # `ZoneInfoNotFoundError` is a KeyError, and names may be anything
        return None
    except KeyError:
        return None


def quiet_until(subscription: Subscription, at: int) -> int | None:
    """Return when the quiet hours end that a moment lies in; None if it lies in none.

    The clock is the zone's: where an hour is left out or comes twice, it ends by what the clock shows.
    """
    begin, end = subscription.quiet_from, subscription.quiet_until
    if begin is None or end is None or begin == end:
        return None
    zone = zone_of(subscription.zone) or UTC
    local = datetime.fromtimestamp(at / 1000, zone)
    minute = local.hour * 60 + local.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return None
    days = 0 if minute < end else 1
    ends = (local.replace(tzinfo=None) + timedelta(days=days)).replace(
        hour=end // 60, minute=end % 60, second=0, microsecond=0, tzinfo=zone, fold=0
    )
    return int(ends.timestamp() * 1000)
