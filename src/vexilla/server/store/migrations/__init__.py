"""How the schema came to be: one file a step, in `versions`."""
