"""The stream rules, each with its clauses: docs/reference/stream.md."""
