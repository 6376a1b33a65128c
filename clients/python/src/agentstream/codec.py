"""JSON to models and back."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Generic, NamedTuple, TypeVar, cast, get_args

from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import from_json

from agentstream._generated.events import UnifiedEvent
from agentstream._generated.schemas import SCHEMAS
from agentstream._model import MEMBER, Model, Tagged, Union

__all__ = [
    "Codec",
    "DecodeError",
    "Fault",
    "codec_of",
    "decode",
    "decode_json",
    "encode",
    "encode_json",
]

T = TypeVar("T")


class Fault(NamedTuple):
    """What is wrong with a value, and where."""

    path: str
    """A JSON Pointer: `/entries/1/status`; empty for the value as a whole."""
    message: str


class DecodeError(ValueError):
    """The value is not what was expected."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(f"{fault.path or 'value'}: {fault.message}" for fault in faults))
        self.faults = faults

    @property
    def path(self) -> str:
        """Where the first fault is, as a JSON Pointer."""
        return self.faults[0].path


class Codec(Generic[T]):
    """Decodes one type of the contract: `Codec[OutputEvent](OutputEvent)`."""

    def __init__(self, type_: Any) -> None:
        self._type = type_
        self._fast: TypeAdapter[Any] | None = None

    def decode(self, value: object) -> T:
        """The model of parsed JSON. Raises DecodeError."""
        model = self._model_of(value)
        try:
            decoded = model.__pydantic_validator__.validate_python(
                value, by_alias=True, by_name=False
            )
        except ValidationError as error:
            raise DecodeError(_faults_of(error)) from None
        return cast(T, decoded)

    def decode_json(self, text: str | bytes) -> T:
        """The model of a JSON text. Raises DecodeError; at the path "" if the text is not JSON."""
        if not _has_number_words(text):
            try:
                return cast(T, self._adapter().validate_json(text, by_alias=True, by_name=False))
            except ValidationError:
                # an event that is not known, or a fault: found one by one below
                pass
        try:
            value = from_json(text, allow_inf_nan=False)
        except ValueError as error:
            raise DecodeError([Fault("", f"must be JSON: {error}")]) from None
        return self.decode(value)

    def _adapter(self) -> TypeAdapter[Any]:
        """What decodes the members that have a tag, without a call of Python for each."""
        if self._fast is None:
            union = _union_of(self._type)
            members = tuple(dict.fromkeys(union.members.values())) if union else ()
            if isinstance(union, Tagged) and all(isinstance(one, type) for one in members):
                union_type = cast(Any, _either)(members)
                tagged = cast(Any, Annotated)[union_type, Field(discriminator=union.property)]
                self._fast = TypeAdapter(tagged if len(members) > 1 else self._type)
            else:
                self._fast = TypeAdapter(self._type)
        return self._fast

    def _model_of(self, value: object) -> type[Model]:
        type_ = self._type
        while (union := _union_of(type_)) is not None:
            if not isinstance(value, Mapping):
                raise DecodeError([Fault("", "must be an object")])
            members = ", ".join(union.members)
            if isinstance(value, Model):
                return type(value)
            type_ = union.choose(cast("Mapping[str, Any]", value))
            if type_ is None:
                path = "" if union.property is None else f"/{union.property}"
                raise DecodeError([Fault(path, f"must be one of {members}")])
        return cast("type[Model]", type_)


def _either(members: tuple[Any, ...]) -> Any:
    first, *others = members
    for other in others:
        first = first | other
    return first


def _union_of(type_: Any) -> Union | None:
    return next((part for part in get_args(type_)[1:] if isinstance(part, Union)), None)


def _has_number_words(text: str | bytes) -> bool:
    """Whether NaN or Infinity may stand where a number is: pydantic takes them for JSON."""
    if isinstance(text, str):
        return "NaN" in text or "Infinity" in text
    return b"NaN" in text or b"Infinity" in text


def _faults_of(error: ValidationError) -> list[Fault]:
    faults: list[Fault] = []
    for part in error.errors(include_url=False):
        path = "".join(
            f"/{_escaped(str(key))}"
            for key in part["loc"]
            if not (isinstance(key, str) and key.startswith(MEMBER))
        )
        property_ = part.get("ctx", {}).get("property")
        if part["type"] == "union_member" and property_ and isinstance(part["input"], dict):
            path += f"/{property_}"
        faults.append(Fault(path, part["msg"]))
    return faults


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")


@cache
def codec_of(schema: str) -> Codec[Any]:
    """The codec of a schema by its name: `requests/session`. Raises KeyError."""
    module, name = SCHEMAS[schema]
    return Codec[Any](getattr(import_module(module), name))


_events = Codec[UnifiedEvent](UnifiedEvent)


def decode(value: object) -> UnifiedEvent:
    """The event of parsed JSON. Raises DecodeError."""
    return _events.decode(value)


def decode_json(text: str | bytes) -> UnifiedEvent:
    """The event of a JSON text. Raises DecodeError."""
    return _events.decode_json(text)


def encode(value: Model) -> dict[str, Any]:
    """The JSON value of a model: what was absent is absent, and a null that was given is null."""
    return value.model_dump(by_alias=True, exclude_unset=True)


def encode_json(value: Model) -> str:
    """The JSON text of a model."""
    return value.model_dump_json(by_alias=True, exclude_unset=True)
