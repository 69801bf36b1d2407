"""What the study of balance plays: one bot in all seats, under different rules."""

from dataclasses import dataclass

from franchise.arena import RuleOptions, Tournament
from franchise.bots import BotChoice

SEED = 1960

BASE = "base game"
OPTIONS = {
    BASE: RuleOptions(),
    "introductory start": RuleOptions(start="introductory"),
    "random city tiles": RuleOptions(city_tiles="random"),
    "random region tiles": RuleOptions(region_tiles="random"),
    "mixed region tiles": RuleOptions(region_pool="mixed"),
    "additional region tiles": RuleOptions(region_pool="new"),
    "Milestones": RuleOptions(milestones=True),
    "Boom": RuleOptions(boom=True),
}
"""Each changes one thing in the base game."""

PLAYERS = (2, 3, 4, 5)
PLAYERS_WITH_OPTIONS = (2, 4)


@dataclass(frozen=True)
class Setting:
    """A number of players and an option."""

    players: int
    option: str

    def __str__(self) -> str:
        """Return the setting's name."""
        return f"{self.players} players, {self.option}"

    @property
    def file_name(self) -> str:
        """Return the name of the file of results."""
        return f"{self.players}-{self.option.lower().replace(' ', '-')}.jsonl"

    def tournament(self, bot: str) -> Tournament:
        """Put the same bot in all seats."""
        return Tournament((BotChoice.parse(bot),) * self.players, OPTIONS[self.option], SEED)


SETTINGS = [
    Setting(players, option)
    for option in OPTIONS
    for players in (PLAYERS if option == BASE else PLAYERS_WITH_OPTIONS)
]
"""All settings that are played, the base game first."""
