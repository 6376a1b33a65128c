"""What a reader can do with events."""

from inspect import signature
from typing import Any

import pytest
from pydantic import ValidationError

from agentstream import (
    DecodeError,
    ExtensionEvent,
    TextChunkEvent,
    UnknownEvent,
    decode,
    decode_json,
    encode,
)
from agentstream.client import AsyncGatewayClient, GatewayClient
from agentstream.responses import EventPage

CHUNK: dict[str, Any] = {
    "id": "s.1",
    "sessionId": "s",
    "timestamp": "2026-03-02T09:15:27.412Z",
    "type": "textChunk",
    "content": "x",
}


def path_of(value: object) -> str:
    with pytest.raises(DecodeError) as raised:
        decode(value)
    assert raised.value.faults
    return raised.value.path


def test_fields_that_are_not_known_are_kept_even_under_the_names_of_ours() -> None:
    event = decode({**CHUNK, "session_id": "other", "self": 1, "new": {"a": [None]}})
    assert isinstance(event, TextChunkEvent)
    assert event.session_id == "s"
    assert event.model_extra == {"session_id": "other", "self": 1, "new": {"a": [None]}}
    assert encode(event)["session_id"] == "other"


def test_events_that_are_not_known() -> None:
    assert isinstance(decode({**CHUNK, "type": "voiceChunk"}), UnknownEvent)
    assert isinstance(decode({**CHUNK, "type": "claude:x", "data": None}), ExtensionEvent)


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"type": None}, "/type"),
        ({"content": None}, "/content"),
        ({"text": None}, "/text"),
        ({"isComplete": "true"}, "/isComplete"),
        ({"seq": 0}, "/seq"),
        ({"seq": True}, "/seq"),
        ({"seq": "1"}, "/seq"),
        ({"omitted": ["a", 1]}, "/omitted/1"),
        ({"origin": {"line": "1"}}, "/origin/line"),
    ],
)
def test_faults_have_their_path(change: dict[str, Any], path: str) -> None:
    assert path_of({**CHUNK, **change}) == path


def test_faults_in_lists_of_events_have_their_path() -> None:
    from agentstream import codec_of

    with pytest.raises(DecodeError) as raised:
        codec_of("responses/events").decode({"events": [CHUNK, {**CHUNK, "seq": 0}], "next": None})
    assert raised.value.path == "/events/1/seq"
    with pytest.raises(DecodeError) as raised:
        codec_of("responses/events").decode({"events": [CHUNK, {"id": "x"}], "next": None})
    assert raised.value.path == "/events/1/type"


@pytest.mark.parametrize("value", [None, 1, "textChunk", [], [CHUNK], {}])
def test_what_is_not_an_event(value: object) -> None:
    assert path_of(value) == ("/type" if value == {} else "")


@pytest.mark.parametrize("text", ["", "{", "NaN", b"\xff", '{"a":1}{}', '{"a":NaN}', "[" * 100_000])
def test_what_is_not_json(text: str | bytes) -> None:
    with pytest.raises(DecodeError) as raised:
        decode_json(text)
    assert raised.value.path == ""


def test_events_are_made_by_their_python_names() -> None:
    event = TextChunkEvent(
        id="s.1", session_id="s", timestamp="2026-03-02T09:15:27Z", type="textChunk", content="x"
    )
    assert encode(event) == {**CHUNK, "timestamp": "2026-03-02T09:15:27Z"}
    assert encode(event.model_copy(update={"seq": 1}))["seq"] == 1
    absent = TextChunkEvent(
        id="s", session_id="s", timestamp=event.timestamp, type="textChunk", content="", text=None
    )
    assert "text" not in encode(absent)
    page = EventPage(events=[event], next=None)
    assert encode(page)["events"] == [encode(event)]
    with pytest.raises(ValidationError):
        TextChunkEvent.model_validate({**CHUNK, "type": "thinkingChunk"})


def test_both_clients_have_the_same_methods() -> None:
    def methods_of(client: type) -> dict[str, list[str]]:
        return {
            name: list(signature(method).parameters)
            for name, method in vars(client).items()
            if callable(method) and not name.startswith("__")
        }

    assert methods_of(GatewayClient) == methods_of(AsyncGatewayClient)
    assert len(methods_of(GatewayClient)) == 8
