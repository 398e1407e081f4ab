"""The sections of `docs/balance.md`."""
