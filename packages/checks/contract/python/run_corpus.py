"""Reads `schema TAB definition TAB json` a line, and prints 1 (valid) or 0 for each."""

import json
import sys
from functools import cache
from pathlib import Path

from choose_definition import choose_definition


def refuse_constant(name):
    raise ValueError(f"{name} is not JSON")


def run_corpus(compile_definition):
    """compile_definition(schemas, reference) gives a function from a value to whether it is valid."""
    folder = Path(sys.argv[1])
    index = json.loads((folder / "index.json").read_text())
    entries = {entry["name"]: entry for entry in index["schemas"]}
    schemas = [json.loads((folder / entry["path"]).read_text()) for entry in entries.values()]

    @cache
    def validator_of(reference):
        return compile_definition(schemas, reference)

    for line in sys.stdin.buffer:
        name, definition, text = line.decode().rstrip("\n").split("\t", 2)
        try:
            value = json.loads(text, parse_constant=refuse_constant)
        except ValueError:
            print(0)
            continue
        entry = entries[name]
        definition = definition or choose_definition(entry, value)
        validate = validator_of(f"{entry['$id']}#/$defs/{definition}")
        print(1 if validate(value) else 0)
