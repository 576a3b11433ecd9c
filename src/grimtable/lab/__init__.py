"""The lab: many games at once, and what they say."""

from grimtable.lab.simulate import Report, simulate

__all__ = ["Report", "simulate"]
