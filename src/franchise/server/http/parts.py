"""The parts of a server that answer requests, wired up."""

from collections import Counter
from typing import TYPE_CHECKING

from franchise.compiling import Compiling
from franchise.server.announce.announcer import Announcer
from franchise.server.announce.sender import Sender
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House
from franchise.server.house.order import Order
from franchise.server.http.identity import Doorkeeper
from franchise.server.http.pictures import Pictures
from franchise.server.http.rate_limits import RateLimits
from franchise.server.live.hub import Hub
from franchise.server.preparation import Preparation
from franchise.server.secrets import draw_token
from franchise.server.settings import Settings
from franchise.server.storage.backups import Backups
from franchise.server.storage.engine import database_url, make_engine
from franchise.server.storage.leases import Leases
from franchise.server.storage.neighbours import Neighbours
from franchise.server.storage.notices import Notices
from franchise.server.storage.seals import Seals
from franchise.server.storage.writer import Writer
from franchise.server.tables.log import Happening
from franchise.server.thinking.allowance import Allowance
from franchise.server.thinking.own_line import OwnLine
from franchise.server.thinking.reviewers import Reviewers
from franchise.server.thinking.thinkers import Thinkers

if TYPE_CHECKING:
    from franchise.server.storage.errands import Errands
    from franchise.server.thinking.shared_line import SharedLine


class Parts:
    """What routes use of a server. Nothing runs yet: `franchise.server.run` starts and stops it."""

    def __init__(self, settings: Settings) -> None:
        """Wire up a server."""
        self.settings = settings
        self.engine = make_engine(database_url(settings.database))
        self.notices = Notices(self.engine)
        self.writer = Writer(self.engine, settings.storage_patience)
        self.house = House(self.engine, self.writer, self.notices)
        self.hub = Hub()
        self.door = Doorkeeper(self.house, settings)
        self.order = Order(self.house, settings.most_tables)
        self.neighbours = Neighbours()
        processes = self.neighbours.count
        self.limits = RateLimits(settings.rate_limits, processes)
        self.preparation = Preparation(Compiling() if settings.compile_beside else None)
        self.leases = Leases(self.engine)
        self.errands: Errands | None = None
        self.shared: SharedLine | None = None
        """What processes on one database have to think about; None where there is only one."""
        if self.notices.shared:
            self._think_with_others()
        self.thinkers = Thinkers(
            self.house,
            OwnLine(Allowance(limited=settings.rate_limits)) if self.shared is None else self.shared,
            settings.bot_threads,
            self.preparation.bots,
            place_of=self.limits.place_of,
            shared=self.shared,
        )
        self.reviewers = Reviewers(
            self.house,
            self.preparation.bots,
            allowance=Allowance(limited=settings.rate_limits),
            place_of=self.limits.place_of,
            shared=self.shared,
            works=settings.bot_threads > 0,
        )
        self.seals = Seals(settings.key_path)
        self.announcer = Announcer(self.house, self.hub.presence)
        self.sender = Sender(self.house, self.seals, settings.address)
        self.admin_key = settings.admin_key or draw_token()
        """Whoever knows it runs the server: kept in memory, and in a file that its owner alone can read."""
        self.backups = (
            None if settings.backups is None else Backups(settings.database, settings.backups, self.leases)
        )
        self.pictures = Pictures()
        self.moves_played = 0
        self.requests: Counter[int] = Counter()
        """Answers by status."""
        self.house.in_use = self.hub.followed
        self.house.place_of = self.limits.place_of
        self.house.listeners += [self._count, self.hub.tell, self.thinkers.look]
        self.house.news_listeners += [self.hub.tell_news]
        self.announcer.wake = self.sender.wake
        self.sender.changed = self.look_again
        self.sender.is_banned = lambda identity: self.order.ban_on(identity) is not None
        self.order.listeners += [self._heed_order]

    def _think_with_others(self) -> None:
        from franchise.server.storage.errands import Errands
        from franchise.server.thinking.shared_line import SharedLine

        self.errands = Errands(self.engine)
        self.shared = SharedLine(self.errands, self.notices, limited=self.settings.rate_limits)

    def look_again(self, identity: str) -> None:
        """Look up again who somebody is and where they are told: something about them has changed."""
        self.door.look_again(identity)
        self.announcer.forget(identity)

    def _heed_order(self) -> None:
        """Let what was ordered hold at once: whoever is shut out has no stream any more."""
        self.house.most_tables = self.order.quotas["tables"]
        self.limits.identities = self.order.quotas["identities"]
        self.hub.end_where(lambda stream: self.order.ban_of(stream.identity, stream.address))

    def _count(self, _: Hosted, told: Happening | None) -> None:
        if told is not None:
            self.moves_played += len(told.moves)
