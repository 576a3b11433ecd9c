def scene(s): return None
