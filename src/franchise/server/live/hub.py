"""Live updates: who follows which tables, and what is sent to them as server-sent events.

A stream follows several tables at once, and hears of the caller's other tables too.
"""

from collections import defaultdict
from collections.abc import Callable, Container, Iterable

from franchise.server.encode import to_json
from franchise.server.house.hosted import Hosted
from franchise.server.live.presence import Presence
from franchise.server.live.stream_events import StreamGone, StreamMine, StreamReminder
from franchise.server.live.subscription import Subscription, frame
from franchise.server.models.views import hosted_view
from franchise.server.storage.news import ToldNews
from franchise.server.storage.talk import Message
from franchise.server.tables.log import Happening
from franchise.server.tables.table import Table


class Hub:
    """Knows all streams of this process, and sends what happens to those it concerns."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._by_table: defaultdict[str, set[Subscription]] = defaultdict(set)
        self._by_owner: defaultdict[str, set[Subscription]] = defaultdict(set)
        """By identity, or by address for those who have none."""
        self._said: defaultdict[str, set[tuple[str, int]]] = defaultdict(set)
        """The messages and news that were sent, by number, for tables that somebody follows."""
        self._closed = False
        self.presence = Presence(self._by_table)
        self.presence_changed: Callable[[str], None] = lambda table: None
        """Is called when somebody comes to a table or goes."""

    # --- streams ---

    @property
    def streams(self) -> int:
        """Count the streams."""
        return sum(map(len, self._by_owner.values()))

    def streams_of(self, owner: str) -> int:
        """Count the streams of an identity, or of those without one at an address."""
        return len(self._by_owner.get(owner, ()))

    def add(self, subscription: Subscription) -> None:
        """Add a stream; one that comes while the server stops ends at once."""
        if self._closed:
            subscription.close()
        self._by_owner[subscription.owner].add(subscription)
        for table in subscription.revisions:
            self._by_table[table].add(subscription)
            self.presence_changed(table)

    def remove(self, subscription: Subscription) -> None:
        """Forget a stream."""
        _discard(self._by_owner, subscription.owner, subscription)
        for table in subscription.revisions:
            _discard(self._by_table, table, subscription)
            if subscription.identity is not None:
                self.presence.leaves(table, [subscription.identity])
            if not self.followed(table):
                self._said.pop(table, None)
            self.presence_changed(table)

    def close(self) -> None:
        """End all streams, and those that are still to come."""
        self._closed = True
        for subscriptions in list(self._by_owner.values()):
            for subscription in list(subscriptions):
                subscription.close()

    def end(self, identity: str, token: str) -> None:
        """End the streams of a device or program that is no longer trusted."""
        self.end_others(identity, {known for known in self.tokens_of(identity) if known != token})

    def end_others(self, identity: str, tokens: Container[str]) -> None:
        """End the streams of somebody's devices and programs that are not among these."""
        self._end(one for one in self._by_owner.get(identity, ()) if one.token not in tokens)

    def end_where(self, ends: Callable[[Subscription], object]) -> None:
        """End the streams of which something is true."""
        self._end(one for all_of in self._by_owner.values() for one in all_of if ends(one))

    def _end(self, subscriptions: Iterable[Subscription]) -> None:
        for subscription in list(subscriptions):
            subscription.close()
            self.remove(subscription)  # now: what waits may never be read

    def tokens_of(self, identity: str) -> set[str]:
        """List the devices and programs of somebody that have a stream here."""
        return {subscription.token for subscription in self._by_owner.get(identity, ())}

    @property
    def identities(self) -> set[str]:
        """List who has a stream here."""
        return {one.identity for all_of in self._by_owner.values() for one in all_of if one.identity}

    def end_all(self, identity: str) -> None:
        """End the streams of somebody who is gone, or is somebody else now."""
        self.end_others(identity, ())

    def followed(self, table: str) -> bool:
        """Return whether somebody follows a table here."""
        return table in self._by_table

    @property
    def followed_tables(self) -> list[str]:
        """List the tables that somebody follows here."""
        return list(self._by_table)

    # --- telling ---

    def tell(self, hosted: Hosted, told: Happening | None) -> None:
        """Send what happened in a game, or how the table is now, to all who follow it or sit there."""
        table = hosted.table
        if not table.spectators:
            self._send_away(table)
        followers = self._by_table.get(table.id, ())
        if hosted.deleted:
            self._send(followers, frame("deleted", to_json(StreamGone(table.id))))
        elif told is not None:
            self.tell_moves(followers, table.id, told)
        elif followers:
            self._send(followers, frame("table", to_json(hosted_view(hosted, self.presence))))
        self._tell_players(hosted)

    def _send_away(self, table: Table) -> None:
        """Close a table to those who may not see it any more."""
        for subscription in list(self._by_table.get(table.id, ())):
            if not table.is_seen_by(subscription.identity):
                subscription.send(frame("closed", to_json(StreamGone(table.id))))
                del subscription.revisions[table.id]
                _discard(self._by_table, table.id, subscription)

    @staticmethod
    def tell_moves(followers: Iterable[Subscription], table: str, told: Happening) -> None:
        """Send one entry of a game's log."""
        if followers:
            data = b'{"table":"' + table.encode() + b'",' + to_json(told)[1:]
            for subscription in followers:
                subscription.tell(table, told.revision, data)

    def _tell_players(self, hosted: Hosted) -> None:
        """Tell the people of a table, wherever they are, whose turn it is."""
        table, last = hosted.table, hosted.last
        people = {*table.people, table.host}
        streams = [
            stream
            for person in people
            for stream in self._by_owner.get(person or "?", ())
            if person is not None
        ]
        if streams:
            actor = None if hosted.deleted or last is None else last.actor
            mine = StreamMine(
                table.id,
                "deleted" if hosted.deleted else table.status,
                table.seats[actor].identity if actor is not None and table.status == "playing" else None,
                hosted.revision,
            )
            self._send(streams, frame("mine", to_json(mine)))

    def say(self, table: str, message: Message) -> None:
        """Send what somebody said to all who follow the table, once."""
        self._send_once("chat", table, message)

    def say_again(self, table: str, message: Message) -> None:
        """Send a message that is another now to all who follow the table."""
        if self.followed(table):
            self._said[table].discard(("chat", message.number))
            self.say(table, message)

    def tell_news(self, table: str, news: ToldNews) -> None:
        """Send what happened beside the game to all who follow the table, once."""
        self._send_once("news", table, news)

    def _send_once(self, event: str, table: str, what: Message | ToldNews) -> None:
        if not self.followed(table) or (event, what.number) in self._said[table]:
            return
        self._said[table].add((event, what.number))
        data = b'{"table":"' + table.encode() + b'",' + to_json(what)[1:]
        self._send(self._by_table.get(table, ()), frame(event, data))

    def remind(self, table: str, identity: str, deadline: int) -> None:
        """Tell somebody that their time is running out."""
        data = to_json(StreamReminder(table, deadline))
        self._send(self._by_owner.get(identity, ()), frame("reminder", data))

    @staticmethod
    def _send(subscriptions: Iterable[Subscription], data: bytes) -> None:
        for subscription in subscriptions:
            subscription.send(data)


def _discard(index: defaultdict[str, set[Subscription]], key: str, subscription: Subscription) -> None:
    index[key].discard(subscription)
    if not index[key]:
        del index[key]
