"""Alembic's entry: run the migrations over the connection that the server hands in."""

from alembic import context

from grimtable.web.store import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
