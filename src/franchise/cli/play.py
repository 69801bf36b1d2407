"""`franchise play`: in the browser, or in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from franchise.cli import options as o
from franchise.cli import play_options as p
from franchise.cli import server_options
from franchise.cli.errors import Refused, refusing
from franchise.game.dealing import draw_seed

if TYPE_CHECKING:
    from franchise.cli.saving import Keeper
    from franchise.game.game import Game

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
    record: p.RecordFile = None,
    terminal: p.Terminal = False,
    players: p.Players = None,
    name: p.Names = None,
    bot: p.BotOption = "newcomer",
    draw_seats: p.DrawSeats = False,
    resume: p.Resume = False,
    save: p.Save = None,
    start: o.Start = "introductory",
    city_tiles: o.CityTiles = "printed",
    region_tiles: o.RegionTiles = None,
    region_pool: o.RegionPool = "printed",
    milestones: o.Milestones = False,
    boom: o.Boom = False,
    seed: p.Seed = None,
    no_browser: p.NoBrowser = False,
    port: p.Port = None,
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
    from franchise.cli.seats import bots_of, chosen_bot, seat_names
    from franchise.cli.terminal import TerminalGame

    people, opponent = name or [], chosen_bot(bot)
    chance = draw_seed() if seed is None else seed
    if record is not None or resume:
        _refuse_options_of_a_beginning(context)
        game, keeper, aside = _go_on(_source(record, resume), save, chosen=record is not None)
    else:
        rules = o.RuleOptions(start, city_tiles, region_tiles, region_pool, milestones, boom)
        names = seat_names(people, players, opponent)
        people = people or names[:1]
        game, keeper, aside = _begin(_deal(names, rules, chance, draw_seats), save)
    shown = TerminalGame(game, bots_of(game, people, opponent, chance), keeper, opponent)
    shown.greet(aside)
    shown.run()


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


def _go_on(source: Path, save: Path | None, *, chosen: bool) -> tuple["Game", "Keeper", Path | None]:
    """Load a game, and set aside what lies where it is to be saved."""
    from franchise.cli.saving import Keeper
    from franchise.game.game import Game

    with refusing(source):
        game = Game.load(source)
    keeper = Keeper(save or source, chosen=chosen or save is not None)
    return game, keeper, keeper.make_room() if keeper.path != source else None


def _begin(game: "Game", save: Path | None) -> tuple["Game", "Keeper", Path | None]:
    """Save a game that begins, and set aside what lies there."""
    from franchise.cli.saving import Keeper, autosave_path

    keeper = Keeper(save or autosave_path(), chosen=save is not None)
    aside = keeper.make_room()
    keeper.begin(game)
    return game, keeper, aside


def _deal(names: list[str], rules: o.RuleOptions, seed: int, draw_seats: bool) -> "Game":
    from franchise.game.game import Game

    with refusing():
        return Game.new(names, seed=seed, draw_seats=draw_seats, **rules.arguments())
