"""Tables over HTTP: commands by POST, frames by server-sent events (docs/protocol.md)."""
