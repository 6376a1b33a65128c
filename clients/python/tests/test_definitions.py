"""The generated code has every definition and field of the schemas, under their own names."""

import json
from importlib import import_module
from typing import Any

import pytest
from conftest import REPOSITORY

from agentstream import Model, dicts
from agentstream._generated.schemas import SCHEMAS

FOLDER = REPOSITORY / "schemas" / "v1"
MODULES = "events connection requests responses execute ues daemon session_event acp ag_ui ai_sdk"


def definitions() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in SCHEMAS:
        schema = json.loads((FOLDER / f"{name}.schema.json").read_text())
        found.update(schema["$defs"])
    return found


@pytest.mark.parametrize(("name", "definition"), definitions().items())
def test_definition(name: str, definition: dict[str, Any]) -> None:
    modules = [import_module(f"agentstream.{module}") for module in MODULES.split()[1:]]
    modules.append(import_module("agentstream"))
    model = next(getattr(module, name) for module in modules if hasattr(module, name))
    if "oneOf" in definition:
        assert hasattr(dicts, name)
        return
    assert issubclass(model, Model)
    fields = {field.alias or key: field for key, field in model.model_fields.items()}
    assert list(fields) == list(definition["properties"])
    required = {key for key, field in fields.items() if field.is_required()}
    assert required == set(definition.get("required", []))
    typed = getattr(dicts, name)
    assert set(typed.__annotations__) == set(definition["properties"])
    assert typed.__required_keys__ == required


def test_every_schema_of_ours_is_there() -> None:
    index = json.loads((FOLDER / "index.json").read_text())["schemas"]
    ours = [one["name"] for one in index if not one["name"].startswith("native/")]
    assert list(SCHEMAS) == ours
    assert len(definitions()) >= 250
