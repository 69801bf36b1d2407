"""Who asks: the secret in a browser's cookie, or the bearer token of a program."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace

from sqlalchemy import Connection
from starlette.requests import HTTPConnection
from starlette.responses import Response

from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.house.house import House
from franchise.server.secrets import draw_id, draw_recovery, draw_token, hashed
from franchise.server.settings import Settings
from franchise.server.storage import identities
from franchise.server.storage.identities import Identity, Token

Told = Callable[[str], None]

COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
MOST_KNOWN = 10_000
MOST_TOKENS = 50
KNOWN_MILLISECONDS = 30_000
"""For how long a secret is trusted without asking the database; another process may revoke it."""


@dataclass(frozen=True)
class Caller:
    """Somebody with the secret they came with."""

    identity: Identity
    token: Token
    secret: str

    @property
    def id(self) -> str:
        """Return the identity's id."""
        return self.identity.id


def must_be_browser(caller: Caller) -> None:
    """Refuse programs: whoever finds a program's token must not be able to lock its owner out."""
    if caller.token.kind != "browser":
        raise Refusal("browser_only")


class Doorkeeper:
    """Recognises callers."""

    def __init__(self, house: House, settings: Settings) -> None:
        """Watch the door of a house."""
        self._house = house
        self._https = settings.https
        self.cookie = "__Host-franchise" if settings.https else "franchise"
        self._known: OrderedDict[str, tuple[int, Caller]] = OrderedDict()
        self._changes = 0
        """Counts the changes of people's secrets: what was read from the database before one may be wrong."""
        self.changed: Told = lambda identity: None
        """Is called with somebody about whom other processes have to ask again."""

    def secret_of(self, connection: HTTPConnection) -> tuple[str | None, bool]:
        """Find the secret of a request, and whether it is a program's."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":  # other schemes belong to a proxy
            return token.strip(), True
        return connection.cookies.get(self.cookie), False

    async def caller(self, connection: HTTPConnection) -> Caller | None:
        """Recognise who asks; None without a secret, or with a cookie that is no longer known."""
        secret, program = self.secret_of(connection)
        if secret is None:
            return None
        caller = await self._recognise(secret) if 0 < len(secret) <= 100 else None
        if caller is None and program:
            raise Refusal("bad_token")
        return caller

    async def _recognise(self, secret: str) -> Caller | None:
        key = hashed(secret)
        while True:
            if key in self._known and self._known[key][0] > now() - KNOWN_MILLISECONDS:
                return self._known[key][1]
            before = self._changes
            found = await self._house.read(lambda connection: identities.by_token(connection, key))
            if found is None:
                self._known.pop(key, None)
                return None
            if before == self._changes:  # otherwise it may have been revoked since it was read
                return self._remember(key, Caller(*found, secret))

    def _remember(self, key: str, caller: Caller) -> Caller:
        self._known[key] = now(), caller
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return caller

    async def welcome(
        self, name: str, colour: str, label: str, admission: Callable[[Connection], None]
    ) -> Caller:
        """Make an identity for somebody who has no secret yet; the label is what their device is called."""
        secret = draw_token()
        identity = Identity(draw_id(), name, colour)
        token = Token(draw_id(), identity.id, "browser", label, now())

        def write(connection: Connection) -> None:
            admission(connection)
            identities.create(connection, identity, hashed(secret), token)

        await self._house.write(identity.id, write)
        return self._remember(hashed(secret), Caller(identity, token, secret))

    async def save(self, caller: Caller, identity: Identity) -> None:
        """Store what somebody changed about themselves."""
        await self._house.write(identity.id, lambda connection: identities.save(connection, identity))
        for key, (_, known) in list(self._known.items()):
            if known.id == identity.id:
                self._remember(key, Caller(identity, known.token, known.secret))

    def look_again(self, identity: str) -> None:
        """Ask the database about somebody again, here and elsewhere: something about them has changed."""
        self.changed_elsewhere(identity)
        self.changed(identity)

    def changed_elsewhere(self, identity: str | None) -> None:
        """Ask the database about somebody again, or about everybody."""
        self._changes += 1
        for key, (_, known) in list(self._known.items()):
            if identity in (None, known.id):
                del self._known[key]

    async def give_token(self, caller: Caller, label: str) -> tuple[Token, str]:
        """Make a token for a program; the secret is shown only once."""
        must_be_browser(caller)
        secret, token = draw_token(), Token(draw_id(), caller.id, "program", label, now())

        def write(connection: Connection) -> bool:
            if len(identities.tokens_of(connection, caller.id)) >= MOST_TOKENS:
                return False
            identities.add_token(connection, hashed(secret), token)
            return True

        if not await self._house.write(caller.id, write):
            raise Refusal("too_many_tokens", count=MOST_TOKENS)
        return token, secret

    # --- another device ---

    async def make_recovery(self, caller: Caller) -> str:
        """Make a code with which somebody is known again on another device; it is shown only once."""
        must_be_browser(caller)
        code = draw_recovery()
        await self._house.write(
            caller.id, lambda connection: identities.save_recovery(connection, caller.id, hashed(code))
        )
        self.look_again(caller.id)
        return code

    async def owner_of(self, code: str) -> Identity:
        """Find whose code this is."""
        found = await self._house.read(lambda connection: identities.by_recovery(connection, hashed(code)))
        if found is None:
            raise Refusal("code_ended")
        return found

    async def use_up(self, code: str) -> None:
        """Make a code worthless that has done its work."""
        await self._house.write("", lambda connection: identities.use_recovery(connection, hashed(code)))

    async def recover(self, code: str, label: str) -> Caller:
        """Give another device a secret of whoever has this code, which is used up."""
        identity = await self.owner_of(code)
        used = await self._house.write(
            identity.id, lambda connection: identities.use_recovery(connection, hashed(code))
        )
        if not used:
            raise Refusal("code_ended")
        return await self.admit(replace(identity, recovery_at=None), label)

    async def admit(self, identity: Identity, label: str) -> Caller:
        """Give another device a secret of somebody who has shown who they are."""
        secret, token = draw_token(), Token(draw_id(), identity.id, "browser", label, now())

        def write(connection: Connection) -> None:
            known = [one for one in identities.tokens_of(connection, identity.id) if one.kind == "browser"]
            for lost in known[: max(0, len(known) - MOST_TOKENS + 1)]:  # nobody is locked out by old devices
                identities.remove_token(connection, identity.id, lost.id)
            identities.add_token(connection, hashed(secret), token)

        await self._house.write(identity.id, write)
        self.look_again(identity.id)
        return self._remember(hashed(secret), Caller(identity, token, secret))

    async def forget(self, caller: Caller, token: str) -> None:
        """Make a secret worthless; a program can do so only to its own."""
        if token != caller.token.id:
            must_be_browser(caller)
        found = await self._house.write(
            caller.id, lambda connection: identities.remove_token(connection, caller.id, token)
        )
        if not found:
            raise Refusal("no_such_token")
        self.look_again(caller.id)

    def set_cookie(self, response: Response, secret: str) -> None:
        """Set a browser's cookie, out of reach of any script."""
        response.set_cookie(
            self.cookie,
            secret,
            max_age=COOKIE_SECONDS,
            httponly=True,
            secure=self._https,
            samesite="lax",
        )

    def drop_cookie(self, response: Response) -> None:
        """Take the secret away from a browser."""
        response.delete_cookie(self.cookie, httponly=True, secure=self._https, samesite="lax")
