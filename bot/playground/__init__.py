"""The offline playground: the real bot inside a simulated Discord, played in a browser page.

Everything here needs the optional packages of ``pip install regalia[playground]``; nothing
outside this package imports it.
"""
