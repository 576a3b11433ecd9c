"""The lab: many games at once, and what they say."""

from grimtable.lab.samples import Sampled, Stocked, parts, sample
from grimtable.lab.simulate import Report, simulate

__all__ = ["Report", "Sampled", "Stocked", "parts", "sample", "simulate"]
