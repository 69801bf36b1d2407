"""Messages that take a name or a number are right with any: élision, articles, none, one and many."""

import re
from collections.abc import Callable, Iterator, Mapping

import pytest
from babel import Locale

from franchise.words import languages
from messages import Parts, messages
from sayings import KINDS, LEAST, NAME, OTHERWISE, Kind, Saying, kind_of, least, sayings, selections

ELIDED = "de|ce|je|la|le|me|ne|que|se|si|te|jusque|lorsque|presque|puisque|quoique"
"""French words that lose their last letter before a vowel."""


def _pairs(words: str) -> dict[str, str]:
    pairs = (word.partition("/") for word in words.split())
    return {one: many or f"{one}s" for one, _, many in pairs}


COUNTED: Mapping[str, Mapping[str, str]] = {
    "en": _pairs("""
        bot city/cities day decision device franchise hour minute mistake move other person/people place
        player puzzle region seat space study/studies table thing tile time turn variation victory/victories
    """),
    "de": _pairs("""
        Aufgabe/Aufgaben Bonusplättchen/Bonusplättchen Bot Ding/Dinge Entscheidung/Entscheidungen
        Fehler/Fehler Feld/Felder Filiale/Filialen Gerät/Geräte Minute/Minuten Mitspieler/Mitspieler
        Ort/Orte Person/Personen Platz/Plätze Plättchen/Plättchen Region/Regionen
        Schritt/Schritte Sieg/Siege Spieler/Spieler Stadt/Städte Studie/Studien Stunde/Stunden Tag/Tage
        Tisch/Tische Variante/Varianten Zug/Züge anderer/andere beendeter/beendete freies/freie
    """),
    "fr": _pairs("""
        appareil autre bot case chose coup décision erreur étude fois/fois franchise heure joueur jour
        lieu/lieux minute métropole personne place problème région table tour tuile variante victoire
        inachevée restante utilisée vide
    """),
}
"""What is counted, one of it and many, with the adjectives that change too. German datives add an n."""

BETWEEN = {"en": "bonus empty more unfinished", "de": "nicht", "fr": ""}
"""Words between a number and what it counts."""

NOT_COUNTED = {
    "en": "ahead are at doesn’t for from in income influence is left min of on to used",
    "de": """
        Einfluss Min ansehen auf bei bis der durch eingesetzt erreicht für fürs gibt in ist legen liegen mehr
        passt und von vor weiter zeigen zu übrig
    """,
    "fr": "PI dans de d’avance en est grâce imprimé min ne n’a n’existe pour sont sur à",
}
"""Words after a number that count nothing: `turn 3 is over`, `4 influence`."""

WORD = r"[^\W\d_]+(?:’[^\W\d_]+)*"
BREAKING, FIXED = " ", "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
BLANK = f"[{BREAKING}{FIXED}]"


def taking(language: str, kind: Kind) -> list[str]:
    """List the messages that take a name, or a number."""
    return [
        message
        for message, parts in messages(language).items()
        if any(kind_of(message, argument) == kind for argument in parts.used)
    ]


def wrong(language: str, kind: Kind, find: Callable[[Saying], str | None]) -> list[str]:
    """Say all messages that take a name, or a number; list what is wrong with them."""
    said = (saying for message in taking(language, kind) for saying in sayings(language, message))
    return [f"{saying.message}: {found}: {saying.text}" for saying in said if (found := find(saying))]


def matching(pattern: str) -> Callable[[Saying], str | None]:
    """Find a pattern in what is said."""
    compiled = re.compile(pattern)
    return lambda saying: found[0] if (found := compiled.search(saying.text)) else None


def test_it_is_known_what_each_argument_is() -> None:
    used = {(message, name) for message, parts in messages("en").items() for name in parts.used}
    assert sorted(name for message, name in used if kind_of(message, name) is None) == []
    assert sum(map(len, KINDS.values())) == len(frozenset[str]().union(*KINDS.values()))
    assert frozenset[str]().union(*KINDS.values()) - {name for _, name in used} == set()
    assert (set(OTHERWISE) | set(LEAST)) - used == set()
    assert {kind_of(*which) for which in LEAST} == {"number"}


@pytest.mark.parametrize("language", languages())
def test_many_messages_take_a_name_or_a_number(language: str) -> None:
    assert len(taking(language, "name")) > 120
    assert len(taking(language, "number")) > 70


def test_no_french_word_that_elides_stands_before_a_name() -> None:
    """`de Anna` is `d’Anna`, which a message cannot know: names stand after words that do not change."""
    assert wrong("fr", "name", matching(rf"(?i)\b({ELIDED})[{BREAKING}{FIXED}«“]+{NAME}")) == []


@pytest.mark.parametrize("kind", ["name", "number"])
def test_no_english_article_stands_before_a_name_or_a_number(kind: Kind) -> None:
    """`a Bob` is `an Anna`, and `a 7` is `an 8`."""
    assert wrong("en", kind, matching(rf"(?i)\ban? \$?({NAME}|\d+)\b")) == []


@pytest.mark.parametrize("language", languages())
def test_what_is_counted_agrees_with_its_number(language: str) -> None:
    """`1 tile`, `2 tiles`; English and German speak of none as of many, French as of one."""
    assert wrong(language, "number", lambda saying: disagreeing(language, saying)) == []


def disagreeing(language: str, saying: Saying) -> str | None:
    """Find a word that disagrees with the number before it, or one that is not known."""
    one = saying.number == 1 or (saying.number == 0 and language == "fr")
    ones, many = COUNTED[language].keys(), set(COUNTED[language].values())
    if language == "de":
        many |= {f"{noun}n" for noun in many if noun[-1] in "er" and noun[0].isupper()}
    for following in words_after(saying):
        counted = [word for word in following if word not in BETWEEN[language].split()]
        for index, word in enumerate(counted):
            if word not in ones and word not in many:
                if index == 0 and word not in NOT_COUNTED[language].split():
                    return f"is it {word} that is counted?"
                break
            if word not in (ones if one else many):
                return word
    return None


def words_after(saying: Saying) -> Iterator[list[str]]:
    """List the words that follow the number wherever it is said; a price counts nothing."""
    for found in re.finditer(rf"(?<![\w$.,−-]){saying.number}((?:{BLANK}{WORD})+)", saying.text):
        yield re.findall(WORD, found[1])


@pytest.mark.parametrize("language", languages())
def test_none_is_not_called_one(language: str) -> None:
    """`Une tuile` is wrong of 0, where 0 is counted as 1 is: the number is said, or 0 has its own words."""
    category = Locale.parse(language).plural_form
    called_one = []
    for message in taking(language, "number"):
        for argument, selection in selections(messages(language)[message].entry):
            variants = {getattr(v.key, "name", None) or v.key.value: v.value for v in selection.variants}
            if kind_of(message, argument) != "number" or "0" in variants or least(message, argument) > 0:
                continue
            if category(0) == category(1) and category(0) in variants:
                called_one += [message] if argument not in Parts(variants[category(0)]).shown else []
    assert called_one == []


@pytest.mark.parametrize("language", languages())
def test_blanks_are_where_they_belong(language: str) -> None:
    found = []
    for message in messages(language):
        for saying in sayings(language, message):
            if re.search(rf"(?m){BLANK}{{2}}|^{BLANK}|{BLANK}$", saying.text):
                found.append(saying)
            if language == "en" and re.search(rf"{BLANK}[…,.;:!?]", saying.text):
                found.append(saying)
            if language == "fr" and re.search(rf"[^{FIXED}]([;!?»]|:(?!//))|«[^{FIXED}]", saying.text):
                found.append(saying)
    assert found == []
