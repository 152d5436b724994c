"""Screens: pure functions from a table to a message. What they offer comes back as ``bot.ids``."""
