"""`franchise play`: in the browser, or in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from franchise.cli import options as o
from franchise.cli import server_options
from franchise.cli.errors import Refused, refusing
from franchise.game.dealing import draw_seed

if TYPE_CHECKING:
    from franchise.game.game import Game

GAME = "Game in the terminal"
"""The heading of the options of a game in the help."""

BROWSER = "Browser"
"""The heading of the options of the browser in the help."""

ONLY_IN_THE_TERMINAL = (
    "record",
    "terminal",
    "players",
    "name",
    "bot",
    "draw_seats",
    "resume",
    "save",
    *o.NAMES,
)
ONLY_IN_THE_BROWSER = ("port", "no_browser", "database")


def play(
    context: typer.Context,
    record: Annotated[
        Path | None,
        typer.Argument(
            metavar="RECORD",
            help="A recorded game to go on with; it is saved there too.",
            show_default=False,
        ),
    ] = None,
    terminal: Annotated[
        bool,
        typer.Option(
            "--terminal",
            help="Play in the terminal; so does every option of a game, and a record.",
        ),
    ] = False,
    players: Annotated[
        int | None,
        typer.Option(
            min=2,
            max=5,
            metavar="N",
            help="How many play: 2 to 5.",
            show_default="3; as many as there are names, if several",
            rich_help_panel=GAME,
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A person who plays, in seat order; once for each. The other seats are bots.",
            show_default="You",
            rich_help_panel=GAME,
        ),
    ] = None,
    bot: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="Who sits in the other seats, from the weakest to the strongest: newcomer, regular, rival, "
            "expert, tycoon. `franchise bots` lists all with their settings; FILE.py:CLASS is your own.",
            rich_help_panel=GAME,
        ),
    ] = "newcomer",
    draw_seats: Annotated[
        bool, typer.Option("--draw-seats", help="Draw who sits where.", rich_help_panel=GAME)
    ] = False,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Go on with the game that was saved last.", rich_help_panel=GAME),
    ] = False,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where the game is saved after every move.",
            show_default="a file of this user; --resume finds it",
            rich_help_panel=GAME,
        ),
    ] = None,
    start: o.Start = "introductory",
    city_tiles: o.CityTiles = "printed",
    region_tiles: o.RegionTiles = None,
    region_pool: o.RegionPool = "printed",
    milestones: o.Milestones = False,
    boom: o.Boom = False,
    seed: Annotated[
        int | None,
        typer.Option(
            min=0,
            metavar="N",
            help="Where chance begins: the same seed deals the same setup.",
            show_default="drawn",
            rich_help_panel=o.RULES,
        ),
    ] = None,
    no_browser: Annotated[
        bool,
        typer.Option("--no-browser", help="Only say what to open.", rich_help_panel=BROWSER),
    ] = False,
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            metavar="N",
            help="The port of this machine to answer at.",
            show_default="8000, or the next free one",
            rich_help_panel=BROWSER,
        ),
    ] = None,
    database: server_options.Database = None,
) -> None:
    """Play, people and bots.

    Without any option: in the browser, on this machine only; nothing to register. With --terminal: you
    against two bots, from the introductory start. Every game is kept after every move.
    """
    chosen = [name for name in ONLY_IN_THE_TERMINAL if _was_given(context, name)]
    if not chosen:
        from franchise.cli import browser

        if browser.has_client():
            browser.play(server_options.chosen_database(database), port, wanted=not no_browser)
            return
        typer.echo("The browser client is not built: the game is played in the terminal.")
    else:
        _refuse_options_of_the_browser(context)
    from franchise.cli.saving import Keeper, autosave_path
    from franchise.cli.seats import bots_of, chosen_bot, seat_names
    from franchise.cli.terminal import Table

    people, opponent = name or [], chosen_bot(bot)
    chance = draw_seed() if seed is None else seed
    if record is not None or resume:
        _refuse_options_of_a_beginning(context)
        source = _source(record, resume)
        keeper = Keeper(save or source, chosen=save is not None or record is not None)
        game, aside = _load(source), None
        if keeper.path != source:
            aside = keeper.make_room()
    else:
        rules = o.RuleOptions(start, city_tiles, region_tiles, region_pool, milestones, boom)
        names = seat_names(people, players, opponent)
        game = _deal(names, rules, chance, draw_seats)
        people = people or names[:1]
        keeper = Keeper(save or autosave_path(), chosen=save is not None)
        aside = keeper.make_room()
        keeper.begin(game)
    table = Table(game, bots_of(game, people, opponent, chance), keeper, opponent)
    table.greet(aside)
    table.run()


def _was_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _refuse_options_of_the_browser(context: typer.Context) -> None:
    for name in ONLY_IN_THE_BROWSER:
        if _was_given(context, name):
            raise Refused(f"--{name.replace('_', '-')}: has no meaning for a game in the terminal")


def _refuse_options_of_a_beginning(context: typer.Context) -> None:
    for name in ("players", "draw_seats", *o.NAMES):
        if _was_given(context, name):
            raise Refused(f"--{name.replace('_', '-')}: a game that goes on keeps its players and its rules")


def _source(record: Path | None, resume: bool) -> Path:
    from franchise.cli.saving import autosave_path

    if record is not None and resume:
        raise Refused("--resume: goes on with the game saved last, not with a record; leave one of them out")
    if record is not None:
        return record
    path = autosave_path()
    if not path.exists():
        raise Refused(f"--resume: there is no saved game in {path}")
    return path


def _load(path: Path) -> "Game":
    from franchise.game.game import Game

    with refusing(path):
        return Game.load(path)


def _deal(names: list[str], rules: o.RuleOptions, seed: int, draw_seats: bool) -> "Game":
    from franchise.game import dealing
    from franchise.game.game import Game

    with refusing():
        setup = rules.deal(len(names), seed)
        return Game(dealing.draw_seats(seed, names) if draw_seats else names, setup)
