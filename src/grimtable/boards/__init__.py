"""Geometry without rules: grids, node graphs, distances, facings."""
