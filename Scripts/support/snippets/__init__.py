"""The Swift code of the documentation as programs, so that it can be built."""
