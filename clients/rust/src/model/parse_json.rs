use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

use super::DecodeError;

/// The value of a JSON text. A number that is too large is a fault at its path, all others at "".
pub(crate) fn parse_json(text: &[u8]) -> Result<Value, DecodeError> {
    serde_json::from_slice(text).map_err(|error| {
        let path = find_path(text);
        let message = format!("expected JSON: {error}");
        DecodeError { path, message }
    })
}

/// The path of the number that a text was refused for.
fn find_path(text: &[u8]) -> String {
    let mut path = Vec::new();
    let mut reader = serde_json::Deserializer::from_slice(text);
    match (Finder { path: &mut path }).deserialize(&mut reader) {
        Err(error) if error.to_string().starts_with("number out of range") => {
            let fault = DecodeError::new("");
            path.iter()
                .rev()
                .fold(fault, |fault, key| fault.inside(key))
                .path
        }
        _ => String::new(),
    }
}

/// Reads a value, and leaves its path where it fails.
struct Finder<'a> {
    path: &'a mut Vec<String>,
}

impl Finder<'_> {
    fn inside<T, E>(
        &mut self,
        key: String,
        read: impl FnOnce(Finder<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        self.path.push(key);
        let value = read(Finder { path: self.path })?;
        self.path.pop();
        Ok(value)
    }
}

impl<'de> DeserializeSeed<'de> for Finder<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Finder<'_> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<(), A::Error> {
        for index in 0.. {
            let next = |finder: Finder<'_>| items.next_element_seed(finder);
            if self.inside(index.to_string(), next)?.is_none() {
                break;
            }
        }
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut fields: A) -> Result<(), A::Error> {
        while let Some(key) = fields.next_key()? {
            self.inside(key, |finder| fields.next_value_seed(finder))?;
        }
        Ok(())
    }
}
