"""How fast it is: every game by itself, and Connect Four against its peers."""
