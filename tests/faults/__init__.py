"""Long trials of the server and the games, run by hand: `python -m tests.faults.kills 1000`.

`./grim test` keeps short ones: tests/web/test_faults.py and test_fuzz.py, tests/conformance.
"""
