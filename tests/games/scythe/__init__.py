"""Scythe: a file per section of docs/rules/scythe.md."""
