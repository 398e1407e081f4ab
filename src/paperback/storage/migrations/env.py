"""Runs migrations on the connection that `paperback.storage.engine` hands over."""

from __future__ import annotations

from alembic import context

from paperback.storage.models import Base

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=Base.metadata,
    compare_type=True,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
