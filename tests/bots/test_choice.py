"""Which bot, with which settings: the text that people type."""

import pickle
import sys
from pathlib import Path

import pytest

from franchise import Malformed
from franchise.bots import BOTS, Bot, BotChoice, PlayoutsBot, load_choice
from franchise.bots.choice import settings_of

OWN = '''
from franchise.bots import RandomBot

class Own(RandomBot):
    """Plays as it likes.

    Or not.
    """

    def __init__(self, seed=0, *, depth: int = 1, bold: "bool" = False, word="a", many: list[int] = ()):
        super().__init__(seed)
        if depth < 0:
            raise ValueError("depth: expected at least 0")
        self.given = depth, bold, word

class Needy(RandomBot):
    def __init__(self, seed, *, size: float):
        super().__init__(seed)

class NotABot: pass

from franchise.bots import Bot
class Undecided(Bot): pass

number = 5
'''


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(OWN, "utf-8")
    return path


@pytest.mark.parametrize("code", BOTS)
def test_every_bot_of_the_table_can_be_chosen_by_its_code(code: str) -> None:
    choice = BotChoice.parse(code)
    assert type(choice.make(3)) is choice.bot_class is BOTS[code]
    assert choice.make(3).seed == 3
    assert str(choice) == code


def test_settings_reach_the_bot() -> None:
    choice = BotChoice.parse("playouts:exploration=0.5,simulations=20")
    assert choice.settings == (("simulations", 20), ("exploration", 0.5))
    assert str(choice) == "playouts:simulations=20,exploration=0.5"
    assert BotChoice.parse(str(choice)) == choice
    assert hash(BotChoice.parse(str(choice))) == hash(choice)


def test_settings_are_the_keyword_only_parameters_of_the_class() -> None:
    assert list(map(str, settings_of(PlayoutsBot))) == ["simulations=10000", "exploration=0.7"]
    assert settings_of(BOTS["greedy"]) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("genius", "expected one of newcomer, regular, rival, expert, tycoon, random, greedy"),
        ("", "expected one of newcomer"),
        ("playouts:depth=3", "playouts has the settings simulations=10000, exploration=0.7; got 'depth=3'"),
        ("playouts:simulations", "got 'simulations'"),
        ("playouts:simulations=20,", "got ''"),
        ("greedy:depth=3", "greedy has no settings"),
        ("playouts:simulations=many", "simulations: expected a whole number, got 'many'"),
        ("playouts:simulations=1.5", "simulations: expected a whole number, got '1.5'"),
        ("playouts:exploration=nan", "exploration: expected a number, got 'nan'"),
        ("playouts:simulations=0", "simulations: expected at least 1, got 0"),
        ("playouts:exploration=-1", "exploration: expected at least 0, got -1.0"),
        ("playouts:simulations=1,simulations=2", "simulations is given twice"),
    ],
)
def test_a_text_that_names_no_bot_is_answered_by_what_was_expected(text: str, words: str) -> None:
    with pytest.raises(Malformed) as error:
        load_choice(text)
    assert words in str(error.value)


def test_only_the_command_line_reads_a_users_file(own: Path) -> None:
    with pytest.raises(Malformed, match="expected one of"):
        BotChoice.parse(f"{own}:Own")
    assert load_choice(f"{own}:Own").make(1).seed == 1


def test_a_users_bot_has_settings_of_every_type(own: Path) -> None:
    choice = load_choice(f"{own}:Own:word=b c,bold=true,depth=2")
    assert vars(choice.make(1))["given"] == (2, True, "b c")
    assert str(choice) == f"{own}:Own:depth=2,bold=true,word=b c"
    assert load_choice(str(choice)) == choice


def test_a_users_bot_is_described_by_its_class(own: Path) -> None:
    bot = load_choice(f"{own}:Own").bot_class
    assert (bot.code, bot.name, bot.description) == ("Own", "Own", "Plays as it likes.")


def test_a_users_bot_is_the_same_class_each_time_and_can_be_pickled(own: Path) -> None:
    choice = load_choice(f"{own}:Own:depth=2")
    assert choice.bot_class is load_choice(f"{own}:Own").bot_class
    assert pickle.loads(pickle.dumps(choice)) == choice
    assert type(pickle.loads(pickle.dumps(choice.make(1)))) is choice.bot_class


def test_files_of_the_same_name_are_two(own: Path, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    other = tmp_path / "other" / "own.py"
    other.write_text(OWN, "utf-8")
    assert load_choice(f"{own}:Own").bot_class is not load_choice(f"{other}:Own").bot_class


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("own.py", "expected FILE.py:CLASS"),
        ("./own", "expected FILE.py:CLASS"),
        ("none.py:Own", "none.py: there is no such file"),
        ("own.py:Other", "own.py: there is no class Other"),
        ("own.py:NotABot", "NotABot is no subclass of franchise.bots.Bot"),
        ("own.py:number", "number is no subclass of franchise.bots.Bot"),
        ("own.py:Undecided", "Undecided has no method choose"),
        ("own.py:Own:depth=deep", "depth: expected a whole number, got 'deep'"),
        ("own.py:Own:bold=yes", "bold: expected true or false, got 'yes'"),
        ("own.py:Own:many=1", "has the settings depth=1, bold=false, word=a; got 'many=1'"),
        ("own.py:Own:depth=-1", "depth: expected at least 0"),
        ("own.py:Needy", "the setting size must be given"),
    ],
)
def test_what_is_wrong_with_a_users_bot_is_said(
    own: Path, monkeypatch: pytest.MonkeyPatch, text: str, words: str
) -> None:
    monkeypatch.chdir(own.parent)
    with pytest.raises(Malformed) as error:
        load_choice(text)
    assert words in str(error.value)


@pytest.mark.parametrize("content", ["1 / 0", "import nonsense_that_is_not_there", "exit(3)", "def"])
def test_a_file_that_cannot_be_imported_is_named_and_forgotten(tmp_path: Path, content: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(content, "utf-8")
    with pytest.raises(Malformed, match=r"broken.py cannot be imported: \w+:"):
        load_choice(f"{path}:Own")
    path.write_text(OWN, "utf-8")
    assert issubclass(load_choice(f"{path}:Own").bot_class, Bot)
    assert "broken" not in sys.modules
