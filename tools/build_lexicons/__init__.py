"""Maintainers' build of the word lists: from pinned packages to exactly the files that ship."""
