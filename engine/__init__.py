"""The Regalia engine: card games as pure rules, and the tables they are played at.

The engine knows nothing of Discord. ``engine.game`` is the protocol that every game speaks,
``engine.games`` holds the games, ``engine.tables`` seats people at them, ``engine.store`` keeps
what happened.
"""
