"""What is announced, in which words, in which form."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from franchise.server.announce.announcements import Announcement, WebhookKind, about, message, trial
from franchise.server.announce.news import news_of_game
from franchise.server.announce.webhooks import Webhook, stored, webhook_of
from franchise.server.clock import now
from franchise.server.storage.seals import Seals
from franchise.server.tables.log import Entry, EntryKind
from franchise.server.tables.seats import Seat
from franchise.server.tables.table import Table

ADDRESS = "https://franchise.example"
TABLE = Table(
    id="abcdefgh2345",
    host="ann",
    title="",
    options={},
    seats=(
        Seat("person", "Ann", "blue", "ann"),
        Seat("person", "Zoë", "red", "zoe"),
        Seat("bot", "Rival", "black", bot="rival"),
    ),
    status="playing",
    setup={},
)


def entry(kind: EntryKind = "moves", actor: int | None = 1, **more: Any) -> Entry:
    """Make an entry with which a turn begins."""
    values: dict[str, Any] = {
        "revision": 4,
        "kind": kind,
        "moves": (),
        "back_to": None,
        "seat": 0,
        "key": "k",
        "at": 1000,
        "move_count": 9,
        "turn": 3,
        "actor": actor,
        "actor_since": 1000,
        "by": "person",
    }
    return Entry(**{**values, **more})


def told(table: Table, made: Entry) -> list[tuple[str, str]]:
    """List who hears of an entry, and what."""
    return [(person, kind) for person, kind, _ in news_of_game(table, made)]


STOOD_IN = replace(TABLE, seats=(TABLE.seats[0], replace(TABLE.seats[1], stand_in="turn"), TABLE.seats[2]))
ALONE = replace(TABLE, seats=(TABLE.seats[0], replace(TABLE.seats[1], identity="ann"), TABLE.seats[2]))


@pytest.mark.parametrize(
    ("table", "made", "expected"),
    [
        (TABLE, entry(), [("zoe", "turn")]),
        (TABLE, entry(actor=0), []),  # whoever plays on needs no announcement
        (TABLE, entry(actor=0, seat=2, by="bot"), [("ann", "turn")]),
        (TABLE, entry(actor=2), []),
        (TABLE, entry(actor_since=500), []),  # the turn had begun before
        (TABLE, entry("back", actor=1, back_to=3), [("zoe", "turn")]),
        (TABLE, entry("back", actor=0, back_to=3), []),
        (STOOD_IN, entry(), []),
        (ALONE, entry(), []),
        (TABLE, entry("start", actor=1, seat=0), [("zoe", "started")]),
        (TABLE, entry("start", actor=0, seat=1), [("ann", "started")]),
        (TABLE, entry("start", actor=0, seat=None), [("ann", "started"), ("zoe", "started")]),
        (TABLE, entry(actor=None), [("zoe", "over")]),
        (TABLE, entry(actor=None, by="bot"), [("ann", "over"), ("zoe", "over")]),
        (TABLE, entry("rules", seat=None, back_to=5), [("ann", "cut_by_rules"), ("zoe", "cut_by_rules")]),
        (TABLE, entry("rules", seat=None, actor_since=500), []),
    ],
)
def test_those_hear_of_it_whom_it_concerns(
    table: Table, made: Entry, expected: list[tuple[str, str]]
) -> None:
    assert told(table, made) == expected


def test_the_winners_are_named_at_the_end() -> None:
    over = replace(TABLE, status="over", result={"winners": [1, 2]})
    made = entry(actor=None)
    assert news_of_game(over, made)[0][2] == {"winners": ("Zoë", "Rival")}


TEXTS = {
    "en": {
        "started": "Ann, Zoë, Rival: The game has started, and it’s your turn.",
        "turn": "Ann, Zoë, Rival: It’s your turn.",
        "reminder": "Ann, Zoë, Rival: It’s your turn, and you have 6 hours left.",
        "over": "Ann, Zoë, Rival: The game is over. Zoë wins.",
        "test": "You’ll be notified here when it’s your turn.",
    },
    "de": {
        "started": "Ann, Zoë, Rival: Die Partie hat begonnen, und du bist am Zug.",
        "turn": "Ann, Zoë, Rival: Du bist am Zug.",
        "reminder": "Ann, Zoë, Rival: Du bist am Zug, und es bleiben 6 Stunden.",
        "over": "Ann, Zoë, Rival: Die Partie ist zu Ende. Zoë gewinnt.",
        "test": "Hier wird gemeldet, wenn du am Zug bist.",
    },
    "fr": {
        "started": "Ann, Zoë, Rival\xa0: La partie a commencé, et c’est à vous de jouer.",
        "turn": "Ann, Zoë, Rival\xa0: C’est à vous de jouer.",
        "reminder": "Ann, Zoë, Rival\xa0: C’est à vous de jouer, et il vous reste 6 heures.",
        "over": "Ann, Zoë, Rival\xa0: La partie est terminée. Zoë gagne.",
        "test": "Vos tours seront annoncés ici.",
    },
}


@pytest.mark.parametrize("language", TEXTS)
def test_announcements_read_well(language: str) -> None:
    in_six_hours = now() + 6 * 3_600_000
    made = {
        "started": about(TABLE, "started", ADDRESS, yours=True),
        "turn": about(TABLE, "turn", ADDRESS, yours=True),
        "reminder": about(TABLE, "reminder", ADDRESS, deadline=in_six_hours),
        "over": about(TABLE, "over", ADDRESS, winners=("Zoë",)),
        "test": trial(ADDRESS),
    }
    assert {kind: one.text(language) for kind, one in made.items()} == TEXTS[language]


@pytest.mark.parametrize(
    ("minutes", "text"),
    [
        (0, "you have one minute left"),
        (1, "you have one minute left"),
        (2, "you have 2 minutes left"),
        (119, "you have 119 minutes left"),
        (120, "you have 2 hours left"),
        (47 * 60, "you have 47 hours left"),
        (2 * 24 * 60, "you have 2 days left"),
    ],
)
def test_the_time_left_is_said_in_a_fitting_unit(minutes: int, text: str) -> None:
    made = about(TABLE, "reminder", ADDRESS, deadline=now() + minutes * 60_000)
    assert text in made.text("en")


def body(made: Announcement, kind: WebhookKind) -> tuple[dict[str, str], Any]:
    """Return the headers and the content of a post."""
    headers, data = message(made, kind, "en")
    return dict(headers), data.decode() if kind == "ntfy" else json.loads(data)


def test_each_service_gets_the_form_that_it_understands() -> None:
    made = about(replace(TABLE, title="Zoë’s"), "turn", ADDRESS, seat=1, yours=True, deadline=5)
    link = f"{ADDRESS}/g/{TABLE.id}"
    assert body(made, "discord")[1] == {
        "content": f"Zoë’s: It’s your turn.\n{link}",
        "allowed_mentions": {"parse": []},
    }
    assert body(made, "slack")[1] == {"text": f"Zoë’s: It’s your turn.\n{link}"}
    headers, text = body(made, "ntfy")
    assert text == "Zoë’s: It’s your turn."
    assert headers["Title"] == "=?utf-8?b?Wm/Dq+KAmXM=?="
    assert headers["Click"] == link
    assert body(made, "json")[1] == {
        "type": "turn",
        "table": TABLE.id,
        "title": "Zoë’s",
        "address": link,
        "seat": 1,
        "yours": True,
        "deadline": 5,
        "winners": [],
        "moves": 0,
        "at": made.at,
        "text": "Zoë’s: It’s your turn.",
    }


def test_names_call_nobody_and_show_no_link_to_elsewhere() -> None:
    made = about(replace(TABLE, title="[free](https://x.example) @everyone <!channel>"), "turn", ADDRESS)
    discord = body(made, "discord")[1]["content"]
    assert "[free](" not in discord
    assert "@everyone" not in discord.replace("\\@", "")
    assert "<!channel>" not in body(made, "slack")[1]["text"]
    assert "\n" not in body(made, "ntfy")[0]["Title"]


def test_the_address_of_a_webhook_shows_nowhere(tmp_path: Path) -> None:
    seals = Seals(tmp_path / "key")
    seals.create()
    webhook = Webhook("https://hooks.example/secret", "discord", "en")
    assert "secret" not in f"{webhook!r} {webhook} {webhook.host}"
    kept = stored(webhook, seals)
    assert webhook_of(kept, seals) == webhook
    assert "hooks.example" not in kept
