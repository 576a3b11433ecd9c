"""Berserkers: a solo game of dice for one player and three warriors.

The Game below shows how the parts meet; every module is a chapter of the book.
"""
