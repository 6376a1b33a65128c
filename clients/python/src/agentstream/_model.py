"""What the generated types are made with: the base of all models, and the kinds of unions."""

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeAlias, TypeVar, cast

from pydantic import BaseModel, ConfigDict, Discriminator, GetCoreSchemaHandler
from pydantic.alias_generators import to_camel
from pydantic_core import CoreSchema, core_schema

T = TypeVar("T")

#: Begins the tag of a union's member in the location of a fault, where no name of a field can begin.
MEMBER = "->"


if TYPE_CHECKING:
    _Base = BaseModel
else:

    class _Metaclass(type(BaseModel)):
        """In Python None is a field that is absent; in JSON a null is a fault, where not allowed."""

        def __call__(cls, **fields):
            given = {
                name: value
                for name, value in fields.items()
                if value is not None or cls._is_null(name)
            }
            return super().__call__(**given)

        def _is_null(cls, name):
            field = cls.model_fields.get(name)
            return field is None or field.is_required()

    class _Base(BaseModel, metaclass=_Metaclass):
        pass


class Model(_Base):
    """A value of the contract. Fields that it does not know are kept in `model_extra`."""

    model_config: ClassVar[ConfigDict] = ConfigDict(
        strict=True,
        frozen=True,
        extra="allow",
        alias_generator=to_camel,
        validate_by_name=True,
        validate_by_alias=True,
        protected_namespaces=(),
    )


class _Absent:
    """A field that may be absent, and is None then, but not null."""

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        schema = handler(source)
        # the default is not validated, and so needs no place in the schema
        return schema["schema"] if schema["type"] == "nullable" else schema


class _OpenWord:
    """Any string: the listed words are those that this version knows."""

    def __init__(self, min_length: int) -> None:
        self.min_length = min_length

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.str_schema(min_length=self.min_length, strict=True)


Maybe: TypeAlias = Annotated[T | None, _Absent()]
Word: TypeAlias = Annotated[T | str, _OpenWord(1)]
AnyWord: TypeAlias = Annotated[T | str, _OpenWord(0)]


class Union:
    """Selects the member of a union that a value means to be."""

    #: The property that selects, if it is one.
    property: str | None = None
    members: Mapping[str, Any]
    unknown: Any | None = None

    def choose(self, value: Mapping[str, Any]) -> Any | None:
        """The member for an object; None if there is none."""
        raise NotImplementedError

    def all_members(self) -> list[Any]:
        unknown = [] if self.unknown is None else [self.unknown]
        return [*dict.fromkeys([*self.members.values(), *unknown])]

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        names = {id(member): f"{MEMBER}{index}" for index, member in enumerate(self.all_members())}

        def discriminate(value: Any) -> str | None:
            if isinstance(value, Model):
                return names.get(id(type(value)))
            fields = cast("dict[str, Any]", value) if isinstance(value, dict) else None
            member = None if fields is None else self.choose(fields)
            return None if member is None else names[id(member)]

        return core_schema.tagged_union_schema(
            {names[id(member)]: handler.generate_schema(member) for member in self.all_members()},
            discriminator=discriminate,
            custom_error_type="union_member",
            custom_error_message="must be one of {members}",
            custom_error_context={
                "property": self.property or "",
                "members": ", ".join(self.members),
            },
        )


class Tagged(Union):
    """The value of one property selects the member."""

    def __init__(
        self,
        property: str,
        members: Mapping[str, Any],
        *,
        extension: tuple[str, Any] | None = None,
        unknown: Any | None = None,
    ) -> None:
        self.property = property
        self.members = members
        self.unknown = unknown
        self.extension = None if extension is None else extension[1]
        self._pattern = None if extension is None else re.compile(extension[0])

    def choose(self, value: Mapping[str, Any]) -> Any | None:
        tag = value.get(self.property or "")
        if not isinstance(tag, str):
            return None
        member = self.members.get(tag)
        if member is not None:
            return member
        if self._pattern is not None and self._pattern.match(tag):
            return self.extension
        return self.unknown

    def all_members(self) -> list[Any]:
        extension = [] if self.extension is None else [self.extension]
        return [*dict.fromkeys([*super().all_members(), *extension])]


class Keyed(Union):
    """The first key that is there selects the member."""

    def __init__(self, members: Mapping[str, Any], *, unknown: Any | None = None) -> None:
        self.members = members
        self.unknown = unknown

    def choose(self, value: Mapping[str, Any]) -> Any | None:
        return next((self.members[key] for key in self.members if key in value), self.unknown)


def _json_type(value: Any) -> str:
    if value is None:
        return f"{MEMBER}null"
    for types, name in _JSON_TYPES:
        if isinstance(value, types):
            return f"{MEMBER}{name}"
    return f"{MEMBER}object"


_JSON_TYPES: tuple[tuple[Any, str], ...] = (
    (str, "string"),
    (bool, "boolean"),
    ((int, float), "number"),
    ((list, tuple), "array"),
)

_discriminate: Callable[[Any], str] = _json_type
#: The JSON type of a value selects the member.
JsonType = Discriminator(_discriminate)
