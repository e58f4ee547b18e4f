"""What Scripts/fuzz and Scripts/memcheck share."""
