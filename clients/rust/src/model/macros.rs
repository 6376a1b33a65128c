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

/// A union whose member is selected by the value of a property.
macro_rules! union {
    ($name:ident by $property:literal as $method:ident
        $($tag:literal => $variant:ident($member:ty),)*
        $(pattern $pattern:literal => $extension:ident($extension_member:ty),)?
        $(_ => $other:ident($other_member:ty),)?
    ) => {
        impl $name {
            #[doc = concat!("The `", $property, "` of the value.")]
            pub fn $method(&self) -> &str {
                match self {
                    $(Self::$variant(_) => $tag,)*
                    $(Self::$extension(member) => &member.$method,)?
                    $(Self::$other(member) => &member.$method,)?
                }
            }
        }

        impl Model for $name {
            fn decode(value: Value) -> Result<Self, DecodeError> {
                match tag_of(&value, $property)? {
                    $($tag => <$member>::decode(value).map(Self::$variant),)*
                    $(tag if regex!($pattern).is_match(tag) => {
                        <$extension_member>::decode(value).map(Self::$extension)
                    })?
                    $(_ => <$other_member>::decode(value).map(Self::$other),)?
                    #[allow(unreachable_patterns)]
                    _ => {
                        let tags: &[&str] = &[$($tag),*];
                        let expected = format!("expected one of {}", tags.join(", "));
                        Err(DecodeError::at($property, expected))
                    }
                }
            }

            members! { $($variant)* $($extension)? $($other)? }
        }

        union_traits! {
            $name $($variant($member))* $($extension($extension_member))? $($other($other_member))?
        }
    };
}

/// A pattern, compiled once.
macro_rules! regex {
    ($pattern:literal) => {{
        static PATTERN: LazyLock<Regex> =
            LazyLock::new(|| Regex::new($pattern).expect("a pattern of the schemas"));
        &*PATTERN
    }};
}

/// A union whose member is selected by the first key that is there.
macro_rules! keyed {
    ($name:ident
        $($key:literal => $variant:ident($member:ty),)*
        $(_ => $other:ident($other_member:ty),)?
    ) => {
        impl Model for $name {
            fn decode(value: Value) -> Result<Self, DecodeError> {
                if !value.is_object() {
                    return Err(DecodeError::new("expected an object"));
                }
                $(if value.get($key).is_some() {
                    return <$member>::decode(value).map(Self::$variant);
                })*
                $(return <$other_member>::decode(value).map(Self::$other);)?
                #[allow(unreachable_code)]
                {
                    let keys: &[&str] = &[$($key),*];
                    Err(DecodeError::new(format!("expected one of {}", keys.join(", "))))
                }
            }

            members! { $($variant)* $($other)? }
        }

        union_traits! { $name $($variant($member))* $($other($other_member))? }
    };
}

macro_rules! members {
    ($($variant:ident)*) => {
        fn definition(&self) -> &'static str {
            match self {
                $(Self::$variant(member) => Model::definition(member),)*
            }
        }
    };
}

macro_rules! union_traits {
    ($name:ident $($variant:ident($member:ty))*) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Self::$variant(member) => member.serialize(serializer),)*
                }
            }
        }

        $(impl From<$member> for $name {
            fn from(member: $member) -> Self {
                Self::$variant(member)
            }
        })*

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

pub(crate) use {
    alternative, deserialize_model, from_type, json_type, keyed, members, object, regex, schemas,
    union, union_traits, words,
};
