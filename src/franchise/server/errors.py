"""What the server refuses, and how it says so: a stable code, arguments, a sentence, an HTTP status."""

from collections.abc import Mapping
from typing import Any

from franchise.words import Words, languages

STATUS: dict[str, int] = {
    # The request itself
    "malformed": 400,
    "too_large": 413,
    "wrong_origin": 403,
    "unknown_host": 421,
    "too_many_requests": 429,
    "no_such_page": 404,
    "wrong_method": 405,
    "webhook_unsuitable": 422,
    "push_unsuitable": 422,
    # Who asks
    "no_identity": 401,
    "bad_token": 401,
    "browser_only": 403,
    "not_your_seat": 403,
    "not_at_table": 403,
    "host_only": 403,
    "closed_to_spectators": 403,
    "muted": 403,
    "sent_away": 403,
    "banned": 403,
    "network_banned": 403,
    "invitation_needed": 403,
    "too_many_identities": 429,
    # What is asked for
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_token": 404,
    "no_such_position": 404,
    "no_pictures": 404,
    "no_webhook": 404,
    "no_push": 404,
    "no_such_passkey": 404,
    "no_such_study": 404,
    "no_such_puzzle": 404,
    "no_such_message": 404,
    "no_such_identity": 404,
    "no_such_ban": 404,
    "no_such_invitation": 404,
    "no_such_report": 404,
    "no_review": 404,
    "passkeys_unavailable": 409,
    "bad_passkey": 422,
    "not_confirmed": 422,
    "same_identity": 409,
    "both_at_table": 409,
    "invitation_ended": 404,
    "code_ended": 404,
    # The table is in another state
    "already_seated": 409,
    "seat_taken": 409,
    "colour_taken": 409,
    "seats_open": 409,
    "answers_missing": 409,
    "no_turn_ahead": 409,
    "already_started": 409,
    "not_started": 409,
    "not_over": 409,
    "others_play": 409,
    "no_person": 409,
    "time_left": 409,
    "bot_stands_in": 409,
    "no_stand_in": 409,
    "nothing_asked": 409,
    "asked_already": 409,
    "owner_present": 409,
    "owner_was_here": 409,
    "hints_off": 409,
    "position_in_play": 409,
    "too_many_tables": 409,
    "host_has_too_many": 409,
    "too_many_tokens": 409,
    "too_many_studies": 409,
    "studies_too_large": 409,
    "study_changed": 409,
    "key_reused": 409,
    # The game
    "not_your_turn": 409,
    "stale": 409,
    "illegal": 422,
    "unplayable": 422,
    "impossible_position": 422,
    "game_over": 409,
    "nothing_to_undo": 409,
    "rules_differ": 409,
    "invitation_private": 403,
    # The server
    "storage_unavailable": 503,
    "storage_full": 507,
    "storage_read_only": 503,
    "thinking_too_long": 503,
    "drawing_too_long": 503,
    "rules_compiling": 503,
    "internal": 500,
}
"""The HTTP status of each refusal."""


class Refusal(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(
        self,
        code: str,
        *,
        fields: Mapping[str, Any] | None = None,
        retry_after: float | None = None,
        **arguments: Any,
    ) -> None:
        """Name the refusal; arguments go into its sentence, further fields into the answer beside it."""
        super().__init__(code)
        self.code = code
        self.arguments = arguments
        self.fields = dict(fields or {})
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        """Return the HTTP status."""
        return STATUS[self.code]

    def body(self, language: str) -> dict[str, Any]:
        """Return the body of the answer."""
        message = Words(language).message(f"error-{self.code.replace('_', '-')}", **self.arguments)
        return {"error": self.code, "message": message, "arguments": self.arguments, **self.fields}


def language_of(accept_language: str | None) -> str:
    """Choose the first language of a browser's list for which there are messages.

    >>> language_of("fr-CH, de;q=0.8"), language_of(None)
    ('fr', 'en')
    """
    known = languages()
    for part in (accept_language or "").split(","):
        code = part.strip()[:2].lower()
        if code in known:
            return code
    return "en"
