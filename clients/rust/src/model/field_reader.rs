use serde_json::Value;

use super::{DecodeError, Fields};

/// Takes the fields of an object in the order of its type.
pub(crate) struct FieldReader<'a> {
    known:
        std::iter::Zip<std::slice::Iter<'a, &'static str>, std::slice::IterMut<'a, Option<Value>>>,
    extra: Fields,
}

impl<'a> FieldReader<'a> {
    /// `slots` gets the values of `keys`.
    pub(crate) fn new(
        value: Value,
        keys: &'a [&'static str],
        slots: &'a mut [Option<Value>],
    ) -> Result<Self, DecodeError> {
        let Value::Object(fields) = value else {
            return Err(DecodeError::new("expected an object"));
        };
        let mut extra = Fields::new();
        let mut next = 0;
        for (key, value) in fields {
            match position(keys, next, &key) {
                Some(at) => {
                    slots[at] = Some(value);
                    next = at + 1;
                }
                None => {
                    extra.insert(key, value);
                }
            }
        }
        let known = keys.iter().zip(slots);
        Ok(Self { known, extra })
    }

    fn next(&mut self) -> (&'static str, Option<Value>) {
        match self.known.next() {
            Some((key, slot)) => (key, slot.take()),
            None => ("", None),
        }
    }

    pub(crate) fn required<T>(
        &mut self,
        decode: impl FnOnce(Value) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let (key, value) = self.next();
        match value {
            Some(value) => decode(value).map_err(|error| error.inside(key)),
            None => Err(DecodeError::at(key, "is required")),
        }
    }

    pub(crate) fn optional<T>(
        &mut self,
        decode: impl FnOnce(Value) -> Result<T, DecodeError>,
    ) -> Result<Option<T>, DecodeError> {
        let (key, value) = self.next();
        value
            .map(|value| decode(value).map_err(|error| error.inside(key)))
            .transpose()
    }

    /// Whether a field that can only have one value is there.
    pub(crate) fn flag(&mut self, expected: &str) -> Result<bool, DecodeError> {
        let found = self.optional(|value| constant(&value, expected))?;
        Ok(found.is_some())
    }

    pub(crate) fn constant(&mut self, expected: &str) -> Result<(), DecodeError> {
        self.required(|value| constant(&value, expected))
    }

    pub(crate) fn absent(&self, key: &str) -> Result<(), DecodeError> {
        match self.extra.contains_key(key) {
            true => Err(DecodeError::at(key, "must be absent")),
            false => Ok(()),
        }
    }

    /// Of a type that is closed.
    pub(crate) fn no_extra(&self) -> Result<(), DecodeError> {
        match self.extra.keys().next() {
            Some(key) => Err(DecodeError::at(key, "is not a field that is known")),
            None => Ok(()),
        }
    }

    pub(crate) fn take_extra(&mut self) -> Fields {
        std::mem::take(&mut self.extra)
    }
}

/// Where a key is among the known ones. Fields mostly come in the order of their type.
fn position(keys: &[&str], next: usize, key: &str) -> Option<usize> {
    let (before, after) = keys.split_at(next);
    let found = after.iter().position(|one| *one == key);
    found.map_or_else(
        || before.iter().position(|one| *one == key),
        |at| Some(next + at),
    )
}

fn constant(value: &Value, expected: &str) -> Result<(), DecodeError> {
    match value.as_str() == Some(expected) {
        true => Ok(()),
        false => Err(DecodeError::new(format!("expected {expected:?}"))),
    }
}
