"""Grimtable plays grim tabletop rulebooks by the book."""

__version__ = "0.1.0"
