"""The web table: play any game in the browser, alone, around one screen, or online."""

from grimtable.web.serve import serve

__all__ = ["serve"]
