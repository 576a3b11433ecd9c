"""Games and packs to learn from."""
