# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Types of single values."""

from typing import Annotated, TypeAlias

from pydantic import Field

Timestamp: TypeAlias = Annotated[
    str,
    Field(
        pattern=r"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$"
    ),
]
Integer: TypeAlias = Annotated[int, Field(ge=-9007199254740991, le=9007199254740991)]
Count: TypeAlias = Annotated[int, Field(ge=0, le=9007199254740991)]
Ordinal: TypeAlias = Annotated[int, Field(ge=1, le=9007199254740991)]
Finite: TypeAlias = Annotated[float, Field(allow_inf_nan=False)]
