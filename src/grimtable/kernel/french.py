"""French as it is set."""

from __future__ import annotations

import re

_BEFORE, _AFTER = re.compile(" (?=[:;!?»])"), re.compile("(?<=«) ")


def spaced(sentence: str) -> str:
    """A sentence of which no line begins with a colon or ends with an opening quotation mark.

    >>> spaced("Annuler : « Allumer »").replace("\N{NO-BREAK SPACE}", "~")
    'Annuler~: «~Allumer~»'
    """
    return _AFTER.sub("\N{NO-BREAK SPACE}", _BEFORE.sub("\N{NO-BREAK SPACE}", sentence))
