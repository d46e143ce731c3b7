"""What alembic runs for every migration: the connection is given, the transaction is around it."""

from alembic import context

from vexilla.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
