//! How each kind of definition is decoded and encoded.

/// An object. `= key value` is a constant that must be there, `? field key value` one that may be,
/// `! key` a field that must not be there. The order of the fields is that in which they are read.
macro_rules! object {
    ($name:ident
        $(= $tag:literal $constant:literal;)*
        $(! $absent:literal;)*
        $(? $flag:ident $flag_key:literal $flag_constant:literal;)*
        $($field:ident: $kind:ident $key:literal $decoder:expr;)*
        $(..$extra:ident)?
    ) => {
        impl Model for $name {
            fn decode(value: Value) -> Result<Self, DecodeError> {
                const KEYS: &[&str] = &[$($tag,)* $($flag_key,)* $($key),*];
                let mut slots = [const { None }; KEYS.len()];
                #[allow(unused_mut)]
                let mut reader = FieldReader::new(value, KEYS, &mut slots)?;
                $(reader.constant($constant)?;)*
                $(reader.absent($absent)?;)*
                let model = Self {
                    $($flag: reader.flag($flag_constant)?,)*
                    $($field: reader.$kind($decoder)?,)*
                    $($extra: reader.take_extra(),)?
                };
                reader.no_extra()?;
                Ok(model)
            }

            fn definition(&self) -> &'static str {
                stringify!($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                #[allow(unused_mut)]
                let mut writer = FieldWriter::new(serializer)?;
                $(writer.constant($tag, $constant)?;)*
                $(if self.$flag {
                    writer.constant($flag_key, $flag_constant)?;
                })*
                $(writer.$kind($key, &self.$field)?;)*
                $(writer.extra(&self.$extra)?;)?
                writer.end()
            }
        }

        deserialize_model! { $name }
    };
}

/// Several JSON types that a value may have.
macro_rules! alternative {
    ($name:ident $($json:ident $variant:ident($($type:tt)+) $decoder:expr;)*) => {
        impl Model for $name {
            fn decode(value: Value) -> Result<Self, DecodeError> {
                match &value {
                    $(json_type!($json) => ($decoder)(value).map(Self::$variant),)*
                    _ => {
                        let types: &[&str] = &[$(stringify!($json)),*];
                        Err(DecodeError::new(format!("expected {}", types.join(" or "))))
                    }
                }
            }

            fn definition(&self) -> &'static str {
                stringify!($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Self::$variant(value) => value.serialize(serializer),)*
                }
            }
        }

        $(from_type! { $name $variant($($type)+) })*
        deserialize_model! { $name }
    };
}

macro_rules! json_type {
    (string) => {
        Value::String(_)
    };
    (number) => {
        Value::Number(_)
    };
    (boolean) => {
        Value::Bool(_)
    };
    (array) => {
        Value::Array(_)
    };
    (object) => {
        Value::Object(_)
    };
}

macro_rules! from_type {
    ($name:ident $variant:ident(String)) => {
        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self::$variant(text)
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self::$variant(text.to_owned())
            }
        }
    };
    ($name:ident $variant:ident($type:ty)) => {
        impl From<$type> for $name {
            fn from(value: $type) -> Self {
                Self::$variant(value)
            }
        }
    };
}

/// A list of words.
macro_rules! words {
    ($name:ident $($variant:ident = $word:literal,)*) => {
        #[doc = concat!($("`", $word, "` ",)*)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $(#[doc = concat!("`", $word, "`")] $variant,)*
        }

        impl Words for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),*];

            fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)*
                }
            }
        }

        impl Model for $name {
            fn decode(value: Value) -> Result<Self, DecodeError> {
                closed_word(value)
            }

            fn definition(&self) -> &'static str {
                stringify!($name)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str(self.as_str())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        deserialize_model! { $name }
    };
}

/// The decoder of each schema.
macro_rules! schemas {
    ($($name:literal => $group:ident::$root:ident,)*) => {
        // not in the root: both traits in scope would make their methods ambiguous
        pub use crate::model::AnyModel;

        /// The names of all schemas.
        pub const NAMES: &[&str] = &[$($name),*];

        /// Decodes a value of the schema with this name; none if there is no such schema.
        pub fn decode(schema: &str, value: Value) -> Option<Result<Box<dyn AnyModel>, DecodeError>> {
            match schema {
                $($name => Some($group::$root::decode(value).map(|model| Box::new(model) as _)),)*
                _ => None,
            }
        }

        /// Decodes a JSON text by the schema with this name; none if there is no such schema.
        pub fn decode_json(
            schema: &str,
            text: impl AsRef<[u8]>,
        ) -> Option<Result<Box<dyn AnyModel>, DecodeError>> {
            match parse_json(text.as_ref()) {
                Ok(value) => decode(schema, value),
                Err(error) => NAMES.contains(&schema).then_some(Err(error)),
            }
        }
    };
}

macro_rules! deserialize_model {
    ($name:ident) => {
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
                deserialize(reader)
            }
        }
    };
}

pub(crate) use {alternative, deserialize_model, from_type, json_type, object, schemas, words};
