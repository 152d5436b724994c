"""A wire double of Discord: REST and gateway on loopback for a bot in its own process."""
