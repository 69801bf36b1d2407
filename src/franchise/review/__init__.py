"""A game looked back at: how everybody's chances went, which turns cost how much, and where it was won."""

from franchise.review.depth import DEEP, DEPTHS, QUICK, Depth
from franchise.review.finding import Finding, Look, Origins, finding_from_json, finding_to_json
from franchise.review.judgement import JUDGEMENTS, Judgement
from franchise.review.review import Review, ReviewedPlayer, ReviewedTurn
from franchise.review.reviewing import Reviewing, review_of
from franchise.review.version import version

__all__ = [
    "DEEP",
    "DEPTHS",
    "JUDGEMENTS",
    "QUICK",
    "Depth",
    "Finding",
    "Judgement",
    "Look",
    "Origins",
    "Review",
    "ReviewedPlayer",
    "ReviewedTurn",
    "Reviewing",
    "finding_from_json",
    "finding_to_json",
    "review_of",
    "version",
]
