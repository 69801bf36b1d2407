"""The bots have names and descriptions in every language."""

import pytest

from franchise.bots import BOTS
from franchise.words import Words, languages

CODES = ("random", "greedy", "playouts", "newcomer", "regular", "rival", "expert", "tycoon")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", sorted({*CODES, *BOTS}))
def test_a_bot_has_a_name_and_a_description(code: str, language: str) -> None:
    words = Words(language)
    assert words.bot(code)
    assert words.bot_description(code).endswith(".")
    assert language == "en" or words.bot_description(code) != Words("en").bot_description(code)


@pytest.mark.parametrize("language", languages())
def test_no_two_bots_share_a_name(language: str) -> None:
    assert len({Words(language).bot(code) for code in CODES}) == len(CODES)


@pytest.mark.parametrize("code", BOTS)
def test_english_calls_a_bot_as_it_calls_itself(code: str) -> None:
    words = Words("en")
    assert (words.bot(code), words.bot_description(code)) == (BOTS[code].name, BOTS[code].description)


def test_some_names() -> None:
    assert [Words(language).bot("greedy") for language in ("en", "de", "fr")] == [
        "Greedy",
        "Nimmersatt",
        "Glouton",
    ]
