"""A game at one moment: the board, with the players and their influence by turn beside it.

The same scene is the result to share, the preview of a table's link, and each picture of a film.
"""

from collections.abc import Sequence

from franchise.board import BOARD
from franchise.drawing.board import Marks, Planned, draw_board, draw_piece
from franchise.drawing.chart import Frame, draw_chart
from franchise.drawing.drawing import Drawing, checked, ids_of
from franchise.drawing.layout import layout
from franchise.drawing.lettering import fitted
from franchise.drawing.pen import Pen, document, inset
from franchise.drawing.progress import Standing, coloured, standings
from franchise.drawing.stylesheet import Theme, look
from franchise.game.game import Game
from franchise.game.view import View
from franchise.words import Words

SIZE = (1200, 630)
"""What messengers expect of a preview."""
HEAD = 60
BOARD_SIZE = (912, 570)
SIDE = BOARD_SIZE[0] + 14
ROW = 42


def draw_game(
    game: Game,
    *,
    theme: Theme = "light",
    language: str = "en",
    width: int = SIZE[0],
    colours: Sequence[str] | None = None,
) -> Drawing:
    """Draw a game as it stands: its board, who plays, how it went; at its end, who has won.

    `colours` are those of the players, where they have chosen others than their seats'.
    """
    checked(theme, language, width)
    so_far = standings(game, colours)
    view = coloured(game.view(), colours)
    scene = draw_scene(view, so_far, frame_of(so_far), theme, language, _headline(view, Words(language)))
    return Drawing(document(scene, size=SIZE, width=width, title="Franchise"))


def draw_greeting(*, theme: Theme = "light", language: str = "en", width: int = SIZE[0]) -> Drawing:
    """Draw what can be shown of any game: the board before one begins, and what it is about."""
    checked(theme, language, width)
    words = Words(language)
    view = Game.new([BOARD.player_colours[seat] for seat in range(4)]).view()
    pen = Pen(look(theme), "f-")
    with pen.group("scene", "div"):
        _frame(pen, view, theme, language, Marks(), "")
        lead = words.message("home-lead")
        for i, line in enumerate(_lines(lead, SIZE[0] - SIDE - 20)):
            pen.text("lead", SIDE, HEAD + 40 + i * 30, line)
        for seat, player in enumerate(view.players):
            draw_piece(pen, player.colour, SIDE + 16 + seat * 44, SIZE[1] - 48, 1.5)
    return Drawing(document(pen.written(), size=SIZE, width=width, title="Franchise"))


def frame_of(whole: Sequence[Standing]) -> Frame:
    """Return a chart's frame with room for a whole game."""
    rows = len(whole[0].view.players) * ROW
    most = max(20, *(figure for standing in whole for figure in (*standing.influence, *standing.total)))
    top = HEAD + rows + 22
    return Frame(SIDE - 6, top, SIZE[0] - SIDE, SIZE[1] - top - 12, max(1, whole[-1].turn), most)


def draw_scene(
    view: View,
    so_far: Sequence[Standing],
    frame: Frame,
    theme: Theme,
    language: str,
    headline: str,
    marks: Marks | None = None,
    seat: int | None = None,
) -> str:
    """Return the shapes of a scene; `seat` is whose turn it shows, if not that of the one to move."""
    pen = Pen(look(theme), ids_of(theme, view))
    with pen.group("scene", "div"):
        _frame(pen, view, theme, language, marks or Marks(), headline)
        _players(pen, view, so_far, view.actor if seat is None else seat)
        if len(so_far) > 1 or view.turn:
            draw_chart(pen, frame, so_far)
    return pen.written()


def marks_of(standing: Standing) -> Marks:
    """Point out what happened in a turn: where pieces were placed, and which links were used."""
    if standing.seat is None:
        return Marks()
    colour = standing.view.players[standing.seat].colour
    turn = Planned.by(standing.events, standing.seat, colour)
    return Marks(places=frozenset(turn.pieces), planned=Planned(colour, {}, turn.links, None))


def headline_of(standing: Standing, words: Words) -> str:
    """Say whose turn it was, or who has won."""
    if standing.view.actor is None:
        return _headline(standing.view, words)
    if standing.seat is None:
        return words.message("game-setup")
    name = standing.view.players[standing.seat].name
    return f"{words.message('history-turn', turn=standing.turn)} · {name}"


def _headline(view: View, words: Words) -> str:
    if view.actor is None:
        names = " & ".join(view.players[seat].name for seat in view.winners)
        return words.message("end-wins", names=names, count=len(view.winners))
    if not view.turn:
        return words.message("game-setup")
    return f"{words.message('history-turn', turn=view.turn)} · {view.players[view.actor].name}"


def _frame(pen: Pen, view: View, theme: Theme, language: str, marks: Marks, headline: str) -> None:
    pen.rect("page", 0, 0, *SIZE)
    pen.rect("bar", 0, 0, SIZE[0], HEAD)
    pen.text("logo", 22, 43, "Franchise")
    pen.text("headline", SIZE[0] - 24, 39, fitted(headline, "figtree", 700, 24, SIZE[0] - 260))
    board = draw_board(view, theme, language, marks, pen.ids)
    pen.parts.append(inset(board, at=(0, HEAD), size=BOARD_SIZE, of=layout().size))


def _players(pen: Pen, view: View, so_far: Sequence[Standing], in_turn: int | None) -> None:
    over = view.actor is None
    before = so_far[-2].influence if len(so_far) > 1 else None
    for seat, player in enumerate(view.players):
        top = HEAD + 12 + seat * ROW
        if seat in view.winners or (seat == in_turn and view.turn and not over):
            with pen.group(own=f"var(--p-{player.colour}-wash)"):
                pen.rect("row", SIDE - 6, top, SIZE[0] - SIDE - 4, ROW - 4, 9)
        middle = top + (ROW - 4) / 2
        draw_piece(pen, player.colour, SIDE + 12, middle, 1.15)
        figure = player.final.total if over else player.final.influence
        pen.text("influence", SIZE[0] - 24, middle + 10, str(figure))
        gain = 0 if before is None or over else player.final.influence - before[seat]
        room = 138 if gain else 180
        pen.text("player", SIDE + 34, middle + 6, fitted(player.name, "figtree", 700, 18, room))
        if gain:
            pen.text("gain", SIZE[0] - 70, middle + 7, f"{gain:+}".replace("-", "−"))


def _lines(text: str, most: float) -> list[str]:
    """Break a text into lines of this width."""
    lines: list[str] = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if fitted(longer, "figtree", 500, 21, most) == longer:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
