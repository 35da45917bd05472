"""Files that the window needs, and where they are found."""
