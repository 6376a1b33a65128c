use serde::ser::{Serialize, SerializeMap, Serializer};

use super::Fields;

/// Writes the fields of an object.
pub(crate) struct FieldWriter<M>(M);

impl<M: SerializeMap> FieldWriter<M> {
    pub(crate) fn new<S: Serializer<SerializeMap = M>>(serializer: S) -> Result<Self, S::Error> {
        serializer.serialize_map(None).map(Self)
    }

    pub(crate) fn required<T: Serialize>(&mut self, key: &str, value: &T) -> Result<(), M::Error> {
        self.0.serialize_entry(key, value)
    }

    pub(crate) fn optional<T: Serialize>(
        &mut self,
        key: &str,
        value: &Option<T>,
    ) -> Result<(), M::Error> {
        match value {
            Some(value) => self.0.serialize_entry(key, value),
            None => Ok(()),
        }
    }

    pub(crate) fn constant(&mut self, key: &str, value: &str) -> Result<(), M::Error> {
        self.0.serialize_entry(key, value)
    }

    pub(crate) fn extra(&mut self, extra: &Fields) -> Result<(), M::Error> {
        extra
            .iter()
            .try_for_each(|(key, value)| self.0.serialize_entry(key, value))
    }

    pub(crate) fn end(self) -> Result<M::Ok, M::Error> {
        self.0.end()
    }
}
