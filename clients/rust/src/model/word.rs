use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A list of words of the contract.
pub trait Words: Copy + PartialEq + 'static {
    /// All words that this version knows.
    const ALL: &'static [Self];

    /// The word as it stands in JSON.
    fn as_str(self) -> &'static str;

    /// The word of a text; none if the list does not have it.
    fn of(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|word| word.as_str() == text)
    }
}

/// A word of an open list: one that this version knows, or another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Word<T> {
    /// A word of the list.
    Known(T),
    /// Any other.
    Other(String),
}

impl<T: Words> Word<T> {
    /// The word as it stands in JSON.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Known(word) => word.as_str(),
            Self::Other(text) => text,
        }
    }
}

impl<T: Words> From<T> for Word<T> {
    fn from(word: T) -> Self {
        Self::Known(word)
    }
}

impl<T: Words> From<String> for Word<T> {
    fn from(text: String) -> Self {
        T::of(&text).map_or(Self::Other(text), Self::Known)
    }
}

impl<T: Words> From<&str> for Word<T> {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl<T: Words> PartialEq<str> for Word<T> {
    fn eq(&self, text: &str) -> bool {
        self.as_str() == text
    }
}

impl<T: Words> PartialEq<&str> for Word<T> {
    fn eq(&self, text: &&str) -> bool {
        self.as_str() == *text
    }
}

impl<T: Words> PartialEq<T> for Word<T> {
    fn eq(&self, word: &T) -> bool {
        matches!(self, Self::Known(known) if known == word)
    }
}

impl<T: Words> fmt::Display for Word<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

impl<T: Words> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de, T: Words> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        String::deserialize(reader).map(Self::from)
    }
}
