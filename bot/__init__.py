"""Regalia on Discord: commands, buttons and screens over the engine's tables."""
