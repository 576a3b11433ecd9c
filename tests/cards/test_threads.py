"""Content is read by several threads of a server at once; nothing may crash then."""

import os
import subprocess
import sys

READ = """
import sys
from pathlib import Path
from threading import Barrier, Thread
from msgspec import defstruct
from grimtable.cards import Document

sys.setswitchinterval(1e-6)
document = Document(Path("deep.toml"), "")

def read(kind, together):
    together.wait()
    document.entry(kind, {"inner": {"inner": {"a": 1}, "b": 2}})

for i in range(30):
    kind = None
    for depth in range(8):
        fields = [(name, int | str, 0) for name in "abcdefgh"]
        kind = defstruct(f"K{i}x{depth}", [*fields, ("inner", kind and kind | None, None)])
    together = Barrier(4)
    threads = [Thread(target=read, args=(kind, together)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_that_read_the_same_kind_for_the_first_time_do_not_crash() -> None:
    here = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", READ], env=here, capture_output=True, check=False, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
