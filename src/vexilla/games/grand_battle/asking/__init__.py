"""What players may ask at the table, whoever decides: where a drag leads, what reaches whom, zones, ranges, threats."""
