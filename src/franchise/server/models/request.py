"""What all requests have in common."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from franchise.board import BOARD

Colour = Literal["blue", "red", "orange", "black", "beige"]
Code = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[0-9a-z]+$")]


def _whole(value: Any) -> Any:
    """Take 4.0 for 4, as JSON does."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(_whole)
Revision = Annotated[int, Field(ge=0, le=2**31 - 1), WHOLE]
SeatNumber = Annotated[int, Field(ge=0, le=4), WHOLE]
assert set(BOARD.player_colours) == {"blue", "red", "orange", "black", "beige"}


class Request(BaseModel):
    """The base of all requests: no unknown fields, no conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, allow_inf_nan=False)
