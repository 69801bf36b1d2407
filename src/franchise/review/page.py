"""A review as one page of HTML: everything is in it, nothing is fetched."""

from collections.abc import Iterable, Sequence
from html import escape

from franchise.board import BOARD
from franchise.bots.advice import Advice
from franchise.drawing import Drawing, draw
from franchise.drawing.chances import draw_chances
from franchise.drawing.stylesheet import Theme
from franchise.game.game import Game
from franchise.review.finding import Origins
from franchise.review.review import Review, ReviewedTurn, answers_to, reasons_of, threats_of
from franchise.review.threats import said_of
from franchise.words import Words

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; color: #2b2622; background: #fbf6ec; }
h1 { color: #c8442f; } svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; } .wide { overflow-x: auto; }
th, td { padding: .25rem .6rem; text-align: left; border-bottom: 1px solid #ddd2c0; vertical-align: top; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
.mistake, .blunder { font-weight: 700; } code { font-size: .9em; }
@media (prefers-color-scheme: dark) { body { color: #efe7da; background: #211c19; } th, td { border-color: #4a4038; } h1 { color: #ff8f7a; } }
"""  # noqa: E501


def chances_plot(game: Game, review: Review, *, theme: Theme = "light", language: str = "en") -> Drawing:
    """Draw everybody's chances over the turns, with the turning points."""
    rows = [turn.before for turn in review.turns] + [turn.after for turn in review.turns[-1:]]
    level = [1 / len(game.players)] * len(game.players)
    return draw_chances(
        game.players,
        rows or [level],
        [turn.turn for turn in review.turns],
        review.turning_points,
        theme=theme,
        language=language,
    )


def page_of(game: Game, review: Review, *, language: str = "en") -> str:
    """Return the page."""
    page = _Page(game, review, Words(language), language)
    title = escape(page.say("review-title"))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><main><h1>{title}</h1>"
        f"{page.whole()}</main></body></html>\n"
    )


class _Page:
    def __init__(self, game: Game, review: Review, words: Words, language: str) -> None:
        self._game, self._review, self._words, self._language = game, review, words, language

    def say(self, message: str, **arguments: object) -> str:
        return self._words.message(message, **arguments)

    def _percent(self, chance: float) -> str:
        return self.say("percent", value=round(100 * chance))

    def whole(self) -> str:
        chart = chances_plot(self._game, self._review, language=self._language)
        players = escape(self.say("review-of", players=", ".join(self._game.players)))
        spent = escape(self.say("review-simulations", count=self._review.simulations))
        points = [turn for turn in self._review.turns if turn.number in self._review.turning_points]
        return "".join(
            [
                f"<p>{players}. {spent}.</p>",
                self._players(),
                chart.svg,
                self._ahead(),
                f"<h2>{escape(self.say('review-turning-points'))}</h2>",
                "".join(map(self._point, points)) or f"<p>{escape(self.say('review-no-points'))}</p>",
                self._where(),
                f"<h2>{escape(self.say('review-all-turns'))}</h2>",
                self._turns(),
                f"<p>{escape(self.say('review-how'))}</p>",
            ]
        )

    def _table(self, headings: Sequence[str], rows: Iterable[Sequence[str]], numbers: int) -> str:
        """Write a table of HTML cells, of which those from the column `numbers` on are figures."""

        def cells(tag: str, row: Sequence[str]) -> str:
            return "".join(
                f"<{tag} class='{'n' if column >= numbers else 't'}'>{cell}</{tag}>"
                for column, cell in enumerate(row)
            )

        body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
        return f'<div class="wide"><table><tr>{cells("th", headings)}</tr>{body}</table></div>'

    def _players(self) -> str:
        rows = [
            (escape(player.name), "–" if player.accuracy is None else f"{player.accuracy:.0f}")
            for player in self._review.players
        ]
        headings = [escape(self.say(name)) for name in ("review-player", "review-accuracy")]
        return self._table(headings, rows, numbers=1)

    def _ahead(self) -> str:
        number = self._review.ahead_for_good
        if number is None:
            return ""
        turn = self._review.turns[number]
        player = self._game.players[turn.after.index(max(turn.after))]
        return f"<p>{escape(self.say('review-ahead', turn=turn.turn, player=player))}</p>"

    def _point(self, turn: ReviewedTurn) -> str:
        judgement = self._words.message(f"judgement-{turn.judgement}")
        player = self._game.players[turn.seat]
        heading = self.say("review-point", turn=turn.turn, player=player, text=judgement)
        lost = self.say(
            "review-point-lost",
            first=self._percent(turn.after_best[turn.seat]),
            second=self._percent(turn.after[turn.seat]),
        )
        reasons, answers = reasons_of(self._game, turn), answers_to(self._game, turn)
        played, best = threats_of(self._game, turn)
        lets = said_of(played, (), self._game.players, self._words)
        keeps = said_of(best, played, self._game.players, self._words)
        sides = [
            self._side(turn, "review-played", turn.moves, [*lets, *self._said(reasons[0])], answers[0]),
            self._side(turn, "review-better", turn.best, [*keeps, *self._said(reasons[1])], answers[1]),
        ]
        return (
            f"<section><h3>{escape(heading)}</h3><p>{escape(lost)}</p>"
            f'<div class="sides">{"".join(sides)}</div></section>'
        )

    def _side(
        self,
        turn: ReviewedTurn,
        title: str,
        moves: tuple[str, ...],
        reasons: list[str],
        answers: tuple[Advice, ...],
    ) -> str:
        before = self._game.at(turn.start)
        board = draw(before, plan=moves, language=self._language, width=560)
        after = before.copy()
        after.play_all(moves)
        if after.actor is None:
            following = f"<p>{escape(self.say('review-over'))}</p>"
        else:
            then = self.say("review-then", player=self._game.players[after.actor])
            following = f"<p>{escape(then)}</p>{self._list(self._said(answers))}"
        return (
            f"<div><h4>{escape(self.say(title))}</h4><p><code>{escape(', '.join(moves))}</code></p>"
            f"{board.svg}{self._list(reasons)}{following}</div>"
        )

    def _said(self, reasons: Iterable[Advice]) -> list[str]:
        return [self._words.advice(reason, self._game.players) for reason in reasons]

    def _list(self, said: list[str]) -> str:
        items = said or [self.say("review-nothing-special")]
        return f"<ul>{''.join(f'<li>{escape(item)}</li>' for item in items)}</ul>"

    def _where(self) -> str:
        if not self._review.origins:
            return ""
        headings = [
            "",
            *(
                f"{escape(self._when(one))}<br>{escape(name)}"
                for name in self._game.players
                for one in self._review.origins
            ),
        ]
        rows = [
            [escape(name), *(_figure(row[seat]) for seat in range(len(self._game.players)) for row in values)]
            for name, values in self._sources()
        ]
        return (
            f"<h2>{escape(self.say('review-where'))}</h2><p>{escape(self.say('review-where-help'))}</p>"
            f"{self._table(headings, rows, numbers=1)}"
        )

    def _when(self, origins: Origins) -> str:
        if origins.games == 1 and origins.number == len(self._review.origins) - 1:
            return self.say("review-came")
        return self.say("review-third", kind=("first", "second", "last")[origins.number])

    def _sources(self) -> Iterable[tuple[str, list[Sequence[float]]]]:
        """Name what paid, with what each seat had from it by column; what paid nobody is left out."""
        columns, nothing = self._review.origins, [0.0] * len(self._game.players)
        for region in BOARD.regions:
            found: list[Sequence[float]] = [one.regions.get(region.id, nothing) for one in columns]
            if any(map(any, found)):
                yield self._words.region(region.id), found
            for place in (place for place in BOARD.places if place.region == region.id):
                found = [one.cities.get(place.id, nothing) for one in columns]
                if any(map(any, found)):
                    yield f"– {place.name}", found
        for kind in ("track", "towns", "money", "bonus_tiles"):
            yield self.say("review-source", kind=kind), [getattr(one, kind) for one in columns]

    def _turns(self) -> str:
        names = ("turn", "player", "played", "better", "judgement", "before", "after", "lost")
        rows = [
            [
                str(turn.turn) if turn.turn else escape(self.say("review-setup")),
                escape(self._game.players[turn.seat]),
                f"<code>{escape(', '.join(turn.moves))}</code>",
                "" if turn.judgement == "best" else f"<code>{escape(', '.join(turn.best))}</code>",
                f'<span class="{turn.judgement}">{escape(self.say(f"judgement-{turn.judgement}"))}</span>',
                self._percent(turn.before[turn.seat]),
                self._percent(turn.after[turn.seat]),
                self._percent(turn.loss) if turn.loss else "",
            ]
            for turn in self._review.turns
        ]
        return self._table([escape(self.say(f"review-{name}")) for name in names], rows, numbers=5)


def _figure(value: float) -> str:
    return f"{value:.0f}" if value else "·"
