"""The tables."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, DateTime, ForeignKey, MetaData, Text, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
"""Constraints have names, so that a later migration can find them."""


class Base(DeclarativeBase):
    """What all tables share."""

    metadata = MetaData(naming_convention=NAMES)


class GameRow(Base):
    """One game: what was agreed, and a summary for lists that never opens the game."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=text("CURRENT_TIMESTAMP"))
    agreement: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(Text)
    version: Mapped[int] = mapped_column(default=0)
    """How many entries there are."""
    finished: Mapped[bool] = mapped_column(default=False)
    round: Mapped[int] = mapped_column(default=1)
    waiting: Mapped[list[int]] = mapped_column(JSON, default=list)
    """The seats that must answer."""
    computer: Mapped[bool] = mapped_column(default=False, index=True)
    """Whether a computer player is among them."""
    judged: Mapped[bool] = mapped_column(default=False, server_default=false(), index=True)
    """Whether the results of the finished game are kept."""


class EntryRow(Base):
    """One line of a record; its primary key lets only one of two writers have a number."""

    __tablename__ = "entries"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    line: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=text("CURRENT_TIMESTAMP"))


class OwnerRow(Base):
    """Which browser a seat belongs to."""

    __tablename__ = "owners"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    browser: Mapped[str] = mapped_column(Text, index=True)


class HintRow(Base):
    """A hint that a person was given; all of one turn count as one."""

    __tablename__ = "hints"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    turn: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """Turns that the seat had ended."""
    kind: Mapped[str] = mapped_column(Text, primary_key=True)


class ResultRow(Base):
    """What a browser's own seats did in a finished game; it stays when the game goes."""

    __tablename__ = "results"

    game: Mapped[str] = mapped_column(Text, primary_key=True)
    browser: Mapped[str] = mapped_column(Text, primary_key=True, index=True)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    """When the game ended."""
    won: Mapped[bool]
    measures: Mapped[dict[str, int]] = mapped_column(JSON)


class SecretRow(Base):
    """What all processes on this database share and nobody else may know."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(Text, primary_key=True)
    value: Mapped[str] = mapped_column(Text)
