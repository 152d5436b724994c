"""What results come to: ratings, standings, tallies, seasons, re-played matches. All of it pure."""
