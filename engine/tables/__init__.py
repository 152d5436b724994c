"""Tables: seats, turns, and the one way in which anything at a table changes."""
