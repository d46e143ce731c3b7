"""What whoever keeps a server does with its database, beside a server that may be running."""
