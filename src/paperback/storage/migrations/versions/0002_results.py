"""What browsers did in finished games, and which games were judged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table; games that have ended before are judged when the program starts."""
    op.add_column("games", sa.Column("judged", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index(op.f("ix_games_judged"), "games", ["judged"])
    op.create_table(
        "results",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("measures", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("game", "browser", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_browser"), "results", ["browser"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("results")
    op.drop_index(op.f("ix_games_judged"), "games")
    op.drop_column("games", "judged")
