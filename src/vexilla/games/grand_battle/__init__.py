"""Grand Battle: battles of bases on a measured table, from antiquity to the 17th century."""
