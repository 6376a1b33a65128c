use std::error::Error;
use std::fmt;

/// What is wrong with a value, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodeError {
    /// A JSON Pointer: `/entries/1/status`; empty for the value as a whole.
    pub path: String,
    /// What was expected.
    pub message: String,
}

impl DecodeError {
    /// A fault of the value as a whole.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        let message = message.into();
        Self {
            path: String::new(),
            message,
        }
    }

    /// A fault of a field that has nothing to decode.
    pub(crate) fn at(key: &str, message: impl Into<String>) -> Self {
        Self::new(message).inside(key)
    }

    /// The same fault, seen from the value that has the field.
    pub(crate) fn inside(mut self, key: &str) -> Self {
        let escaped = key.replace('~', "~0").replace('/', "~1");
        self.path.insert_str(0, &format!("/{escaped}"));
        self
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = match self.path.as_str() {
            "" => "value",
            path => path,
        };
        write!(formatter, "{path}: {}", self.message)
    }
}

impl Error for DecodeError {}
