"""Trains the learned evaluation of the bots by self-play."""

from franchise.training.training import Generation, Training, TrainingPlan

__all__ = ["Generation", "Training", "TrainingPlan"]
