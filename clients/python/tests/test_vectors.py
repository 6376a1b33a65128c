"""schemas/vectors/v1/*.jsonl: what every reader must get right."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from conftest import read_folder, vectors_folder

from agentstream import DecodeError, Model, codec_of, encode, encode_json

VECTORS = read_folder(vectors_folder())


def is_same(left: object, right: object) -> bool:
    """Whether two JSON values are the same; Python takes True for 1."""
    return left == right and json.dumps(left, sort_keys=True).count("true") == json.dumps(
        right, sort_keys=True
    ).count("true")


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_vector(vector: dict[str, Any], count: Callable[[str, int], None]) -> None:
    codec = codec_of(vector["schema"])
    decoders: list[Callable[[], Model]] = []
    if "text" in vector:
        decoders.append(lambda: codec.decode_json(vector["text"]))
        decoders.append(lambda: codec.decode_json(vector["text"].encode("utf-8", "surrogatepass")))
    else:
        decoders.append(lambda: codec.decode(vector["value"]))
        decoders.append(lambda: codec.decode_json(json.dumps(vector["value"])))
    for decode in decoders:
        check(vector, decode)
    count("vectors", 1)


def check(vector: dict[str, Any], decode: Callable[[], Model]) -> None:
    try:
        model = decode()
    except DecodeError as error:
        assert "either" in vector or error.path == vector.get("at"), error
        return
    assert "at" not in vector, f"expected a fault at {vector.get('at')!r}"
    if "either" in vector:
        return
    assert type(model).__name__ == vector["is"]
    value = json.loads(vector["text"]) if "text" in vector else vector["value"]
    assert is_same(encode(model), value)
    assert is_same(json.loads(encode_json(model)), value)


def test_there_are_vectors() -> None:
    assert len(VECTORS) >= 203
