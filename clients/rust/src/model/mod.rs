//! What the generated types are made with.

mod decode_error;
mod field_reader;
mod field_writer;
mod macros;
mod parse_json;
pub(crate) mod prelude;
mod union_macros;
mod values;
mod word;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

pub use decode_error::DecodeError;
pub(crate) use parse_json::parse_json;
pub use word::{Word, Words};

/// The fields of a JSON object.
pub type Fields = Map<String, Value>;

/// A value of the contract.
pub trait Model: Serialize + Sized {
    /// The model of parsed JSON.
    fn decode(value: Value) -> Result<Self, DecodeError>;

    /// The model of a JSON text, which may be bytes.
    fn decode_json(text: impl AsRef<[u8]>) -> Result<Self, DecodeError> {
        Self::decode(parse_json(text.as_ref())?)
    }

    /// The name of the definition; of a union, that of the member.
    fn definition(&self) -> &'static str;

    /// The JSON value: what was absent is absent, and a null that was given is null.
    fn encode(&self) -> Value {
        serde_json::to_value(self).expect(KEYS_ARE_TEXTS)
    }

    /// The JSON text.
    fn encode_json(&self) -> String {
        serde_json::to_string(self).expect(KEYS_ARE_TEXTS)
    }
}

const KEYS_ARE_TEXTS: &str = "models have no keys that JSON cannot have";

/// A value of the contract whose type is known only when the program runs.
pub trait AnyModel {
    /// As [`Model::definition`].
    fn definition(&self) -> &'static str;
    /// As [`Model::encode`].
    fn encode(&self) -> Value;
    /// As [`Model::encode_json`].
    fn encode_json(&self) -> String;
}

impl<T: Model> AnyModel for T {
    fn definition(&self) -> &'static str {
        Model::definition(self)
    }

    fn encode(&self) -> Value {
        Model::encode(self)
    }

    fn encode_json(&self) -> String {
        Model::encode_json(self)
    }
}

impl<T: Model> Model for Box<T> {
    fn decode(value: Value) -> Result<Self, DecodeError> {
        T::decode(value).map(Self::new)
    }

    fn definition(&self) -> &'static str {
        T::definition(self)
    }
}

/// A field that some members of a union require, and others do not.
pub(crate) trait Maybe<T> {
    fn maybe(&self) -> Option<&T>;
}

impl<T> Maybe<T> for T {
    fn maybe(&self) -> Option<&T> {
        Some(self)
    }
}

impl<T> Maybe<T> for Option<T> {
    fn maybe(&self) -> Option<&T> {
        self.as_ref()
    }
}

/// The `Deserialize` of every model: by its own decoder, with the path of the fault in the error.
pub(crate) fn deserialize<'de, T: Model, D: Deserializer<'de>>(reader: D) -> Result<T, D::Error> {
    T::decode(Value::deserialize(reader)?).map_err(D::Error::custom)
}

/// The value of the property that selects the member of a union.
pub(crate) fn tag_of<'a>(value: &'a Value, property: &str) -> Result<&'a str, DecodeError> {
    let Value::Object(fields) = value else {
        return Err(DecodeError::new("expected an object"));
    };
    let tag = fields.get(property).and_then(Value::as_str);
    tag.ok_or_else(|| DecodeError::at(property, "expected a string"))
}
