"""Pictures of scores, drawn with Pillow: PNGs that are legible at 400 pixels' width.

They hold numbers and names, no other words, so that they speak every language.
"""
