"""The web table: play any game in the browser, alone, around one screen, or online.

Nothing is imported here: a worker that thinks needs `grimtable.web.thinkers`, and no server.
"""
