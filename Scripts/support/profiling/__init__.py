"""What Scripts/profile makes of the output of perf and callgrind."""
