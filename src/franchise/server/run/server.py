"""One server process: its parts, how they start and how they stop."""

import asyncio
import gc
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from franchise.server.errors import Refusal
from franchise.server.house import rules_change
from franchise.server.house.order import NOTICE
from franchise.server.http.parts import Parts
from franchise.server.run.maintenance import Maintenance
from franchise.server.run.preparing import prepare
from franchise.server.settings import Settings
from franchise.server.storage import identities, news, talk
from franchise.server.storage.engine import Unavailable
from franchise.server.storage.neighbours import HERE_SECONDS
from franchise.server.storage.news import ToldNews
from franchise.server.storage.sealing import settle
from franchise.server.storage.talk import Message
from franchise.server.storage.upgrade import upgrade

logger = logging.getLogger("franchise.server")
Result = TypeVar("Result")

PRESENCE_SECONDS = 20.0
"""How often other processes are told again who is present."""
PRESENT_AT_MOST = 50
"""How many people of a table other processes are told of."""
MOST_NEWS = 20
"""How many news of a table are read at once when another process tells of some."""
RETRY_SECONDS = 1.0


class Server(Parts):
    """The parts of a server, running."""

    def __init__(self, settings: Settings) -> None:
        """Wire up a server; nothing runs yet."""
        super().__init__(settings)
        self.maintenance = Maintenance(
            self.house, self.hub, self.announcer, self.thinkers, self.order, self.leases, settings
        )
        self._tasks: set[asyncio.Task[Any]] = set()
        self._presence_told: set[str] = set()
        self.loop: asyncio.AbstractEventLoop | None = None
        """Where the server runs, once it has started."""
        self.hub.presence_changed = self._presence_changed
        self.door.changed = lambda identity: self.begin(self._notify("person", identity=identity))
        if self.notices.shared:
            # Whichever process thinks for somebody's bots, they have one allowance with all of their place.
            self.limits.seen = lambda identity, address: self.begin(
                self._notify("seen", identity=identity, address=address)
            )

    # --- starting and stopping ---

    async def start(self) -> None:
        """Bring the database up to date, and go on where the games are as soon as there are rules."""
        self.loop = asyncio.get_running_loop()
        await self.loop.run_in_executor(None, upgrade, self.engine)
        await self.loop.run_in_executor(None, settle, self.engine, self.seals)
        self.writer.start()
        await self.order.load()
        self._listen()
        self.thinkers.start()
        self.reviewers.start()
        await self.sender.start()
        if self.preparation.rules.is_set():
            await self._take_games_up()
        else:
            self.begin(prepare(self.preparation, self._take_games_up))
        if self.notices.shared:
            self.begin(self._repeat_presence())
            self.begin(self._repeat_here())
        if self.backups is not None:
            self.begin(self.backups.run())
        # Everything made so far stays; searching it for garbage would hold everybody up for 0.1 s.
        gc.freeze()

    async def _take_games_up(self) -> None:
        """Go on where the games are."""
        await rules_change.bring_up_to_date(self.house)
        await self.maintenance.come_round()
        self.begin(self.maintenance.run())

    async def stop(self) -> None:
        """End the streams, finish what is being written, and close the database."""
        gc.unfreeze()
        self.hub.close()
        self.reviewers.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.backups is not None:
            await self.backups.stop()
        await self.thinkers.stop()
        await self.reviewers.stop()
        await self.sender.stop()
        self.pictures.close()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self.leases.close)
        if self.errands is not None:
            await loop.run_in_executor(None, self.errands.close)
        await loop.run_in_executor(None, self.notices.stop)
        await loop.run_in_executor(None, self.writer.stop)
        self.house.close()
        self.engine.dispose()

    def begin(self, work: Any) -> None:
        """Run something beside the requests."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())

    # --- other processes ---

    def _listen(self) -> None:
        loop = asyncio.get_running_loop()

        def received(message: dict[str, Any]) -> None:
            loop.call_soon_threadsafe(self._received, message)

        def reconnected(since: int) -> None:
            loop.call_soon_threadsafe(self._reconnected, since)

        self.notices.start(received, reconnected, thinks=self.settings.bot_threads > 0)

    def _received(self, message: dict[str, Any]) -> None:
        table = message["table"]
        if message["kind"] == "changed":
            self._changed_elsewhere(table)
        elif message["kind"] == "chat" and self.hub.followed(table):
            number = message["number"]
            self.begin(self._said_elsewhere(table, lambda c: talk.messages_after(c, table, number - 1, 1)))
        elif message["kind"] == "news" and self.hub.followed(table):
            number = message["after"]
            self.begin(self._told_elsewhere(table, lambda c: news.after(c, table, number, MOST_NEWS)))
        elif message["kind"] == "reminder":
            self.hub.remind(table, message["identity"], message["deadline"])
        elif message["kind"] == NOTICE:
            self.begin(self._order_changed())
        elif message["kind"] == "unsaid" and self.hub.followed(table):
            self.begin(self._unsaid_elsewhere(table, message["number"]))
        elif message["kind"] == "person":
            self._person_changed(message["identity"])
        elif message["kind"] == "call" and self.shared is not None:
            self.shared.called()
        elif message["kind"] == "thought" and self.shared is not None:
            self.shared.answered(message["subject"])
        elif message["kind"] == "review":
            self.begin(self.reviewers.look_again(table, message["depth"]))
        elif message["kind"] == "letters":
            self.sender.wake()
        elif message["kind"] == "seen":
            self.limits.heard(message["identity"], message["address"])
        elif message["kind"] == "here":
            if self.neighbours.heard(message["from"]):
                self.begin(self._notify("here"))
        elif message["kind"] == "presence":
            self.hub.presence.heard(message["from"], table, message["identities"], message["watching"])
            self._show_presence(table)

    async def _notify(self, kind: str, **more: str) -> None:
        """Tell the other processes something that is not about a table, as soon as the database answers."""
        while self.notices.shared:
            try:
                await self.house.write("", lambda connection: self.notices.send(connection, kind, "", **more))
                return
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)

    async def _repeat_here(self) -> None:
        while True:
            await self._notify("here")
            await asyncio.sleep(HERE_SECONDS)

    def _person_changed(self, identity: str) -> None:
        """Follow a change of somebody's secrets in another process: streams with one that is gone end."""
        self.door.changed_elsewhere(identity)
        self.announcer.forget(identity)
        if self.hub.tokens_of(identity):
            self.begin(self._check_streams(identity))

    async def _check_streams(self, identity: str) -> None:
        while self.hub.tokens_of(identity):
            try:
                known = await self.house.read(lambda connection: identities.tokens_of(connection, identity))
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            self.hub.end_others(identity, {token.id for token in known})
            return

    async def _order_changed(self) -> None:
        """Follow what was ordered in another process, as soon as the database answers."""
        while True:
            try:
                await self.order.load()
                return
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)

    def _changed_elsewhere(self, table: str) -> None:
        """Follow a change of another process: at once if somebody waits for it, else before the next use."""
        hosted = self.house.known(table)
        if hosted is not None:
            hosted.outdated = True
        if hosted is None or self._is_followed(table):
            self.begin(self._look_again(table))

    def _is_followed(self, table: str) -> bool:
        return self.hub.followed(table) or self.thinkers.thinks_about(table)

    async def _look_again(self, table: str) -> None:
        """Follow a change, as soon as the database answers."""
        while True:
            try:
                await self.house.look_again(table)
                return
            except Refusal:  # the table is gone
                return
            except Unavailable:
                if not self._is_followed(table):
                    return
                await asyncio.sleep(RETRY_SECONDS)

    async def _said_elsewhere(self, table: str, read: Callable[[Connection], Sequence[Message]]) -> None:
        """Send what was said elsewhere, as soon as the database answers."""
        for message in await self._read_for_followers(table, read):
            self.hub.say(table, message)

    async def _unsaid_elsewhere(self, table: str, number: int) -> None:
        """Send what stands where a message was taken back elsewhere, as soon as the database answers."""
        for message in await self._read_for_followers(
            table, lambda c: talk.messages_after(c, table, number - 1, 1)
        ):
            self.hub.say_again(table, message)

    async def _told_elsewhere(self, table: str, read: Callable[[Connection], Sequence[ToldNews]]) -> None:
        """Send what happened at a table elsewhere, as soon as the database answers."""
        for one in await self._read_for_followers(table, read):
            self.hub.tell_news(table, one)

    async def _read_for_followers(
        self, table: str, read: Callable[[Connection], Sequence[Result]]
    ) -> Sequence[Result]:
        while self.hub.followed(table):
            try:
                return await self.house.read(read)
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
        return ()

    def _reconnected(self, since: int) -> None:
        """Look at everything again: notices may have been missed."""
        for hosted in self.house.in_memory:
            self._changed_elsewhere(hosted.table.id)
        self.door.changed_elsewhere(None)
        if self.shared is not None:
            self.shared.called()
        self.begin(self._order_changed())
        for identity in self.hub.identities:
            self.begin(self._check_streams(identity))
        for table in self.hub.followed_tables:
            self.begin(self._said_elsewhere(table, partial(talk.messages_since, table=table, at=since)))
            self.begin(self._told_elsewhere(table, partial(news.since, table=table, at=since)))

    # --- presence ---

    def _presence_changed(self, table: str) -> None:
        """Tell who follows a table, once for all changes within a moment."""
        if table not in self._presence_told:
            self._presence_told.add(table)
            asyncio.get_running_loop().call_later(0.05, self._tell_presence, table)

    def _tell_presence(self, table: str) -> None:
        self._presence_told.discard(table)
        self._show_presence(table)
        if self.notices.shared:
            self.begin(self._send_presence([table]))

    def _show_presence(self, table: str) -> None:
        hosted = self.house.known(table)
        if hosted is not None and self.hub.followed(table):
            self.hub.tell(hosted, None)

    async def _send_presence(self, followed: Sequence[str]) -> None:
        """Tell other processes who is here; what fails now is told with the next repetition."""
        here = [(table, *self.hub.presence.here(table)) for table in followed]

        def write(connection: Connection) -> None:
            for table, people, watching in here:
                present = sorted(people)[:PRESENT_AT_MOST]
                self.notices.send(connection, "presence", table, identities=present, watching=watching)

        try:
            await self.house.write("", write)
        except Unavailable:
            logger.info("who is present is told later")

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            if self.hub.followed_tables:
                await self._send_presence(self.hub.followed_tables)
