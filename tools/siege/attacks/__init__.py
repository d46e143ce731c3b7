"""The attacks, a file each: see the package above for what one has."""
