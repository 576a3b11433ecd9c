"""French as it is set."""

from __future__ import annotations

import re

_BEFORE, _AFTER = re.compile(" (?=[:;!?»])"), re.compile("(?<=«) ")
_ELIDED = re.compile(
    r"(?<![\w’'-])(?:(d|qu|jusqu|lorsqu|puisqu)e|(l)[ea]) "
    r"(?!(?:un|une|onze|oui|et|ou|à|au|aux|en|y)\b)(?=[aeiouàâäéèêëîïôöùûüœæ][^\W\d_])",
    re.IGNORECASE,
)
"""Before a vowel; but not before what counts, or what follows where a name ends with these words.
Which h is silent nobody can see, and a letter or a Space of a map (`a5`) is called by itself."""


def spaced(sentence: str) -> str:
    """A sentence of which no line begins with a colon or ends with an opening quotation mark.

    >>> spaced("Annuler : « Allumer »").replace("\N{NO-BREAK SPACE}", "~")
    'Annuler~: «~Allumer~»'

    Words that a name follows elide before a vowel, whoever has that name.

    >>> spaced("Main de Isidro").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    "Main d'Isidro"
    >>> spaced("Main de Guts"), spaced("la case de a5")
    ('Main de Guts', 'la case de a5')
    """
    sentence = _ELIDED.sub(r"\1\2’", sentence)
    return _AFTER.sub("\N{NO-BREAK SPACE}", _BEFORE.sub("\N{NO-BREAK SPACE}", sentence))
