"""What Scripts/report does, a file a concern. Nothing here but drawing.py needs more than the standard library."""
