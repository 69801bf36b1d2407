"""Trains the learned evaluation of the bots by self-play."""

from franchise.training.training import Generation, Plan, Training

__all__ = ["Generation", "Plan", "Training"]
