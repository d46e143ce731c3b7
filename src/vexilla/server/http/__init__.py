"""The HTTP calls of the server: one module a subject, and the table of all of them."""
