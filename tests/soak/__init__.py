"""A whole evening of many tables in bad weather, against the real bot as a process of its own.

`make soak` (or `python -m tests.soak --help`) runs it and prints what came of it.
"""
