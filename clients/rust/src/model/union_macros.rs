//! How unions are decoded and encoded.

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

pub(crate) use {keyed, members, regex, union, union_traits};
