"""Which hints people were given."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "hints",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_hints_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", "turn", "kind", name=op.f("pk_hints")),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("hints")
