use std::error::Error;
use std::fmt;

use crate::responses::Problem;
use crate::{DecodeError, Model};

/// Why the gateway did not do what was asked.
#[derive(Debug)]
pub enum ClientError {
    /// The gateway refused it.
    Refused(Box<Refusal>),
    /// The gateway could not be reached for as long as the client's patience.
    Connection(reqwest::Error),
    /// The gateway ended the stream of events again and again.
    Interrupted,
    /// The gateway sent what is not of the contract. Events after it can still be read.
    Decode(DecodeError),
    /// The address of the gateway cannot be used.
    Address(String),
}

/// A refusal of the gateway.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The status of the response.
    pub status: u16,
    /// Why, and what to do; none if something else than the gateway has answered.
    pub problem: Option<Problem>,
    /// The body of the response.
    pub text: String,
}

impl Refusal {
    pub(super) fn new(status: u16, body: &[u8]) -> Self {
        Self {
            status,
            problem: Problem::decode_json(body).ok(),
            text: String::from_utf8_lossy(body).into_owned(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let detail = self
            .problem
            .as_ref()
            .map_or(&self.text, |problem| &problem.detail);
        write!(formatter, "{}: {detail:.1000}", self.status)
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => refusal.fmt(formatter),
            Self::Connection(error) => write!(formatter, "the gateway cannot be reached: {error}"),
            Self::Interrupted => formatter.write_str("the gateway ends the stream again and again"),
            Self::Decode(error) => error.fmt(formatter),
            Self::Address(url) => write!(
                formatter,
                "expected the address of a gateway, such as http://127.0.0.1:8787, got {url:?}"
            ),
        }
    }
}

impl Error for ClientError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Connection(error) => Some(error),
            Self::Decode(error) => Some(error),
            Self::Refused(_) | Self::Interrupted | Self::Address(_) => None,
        }
    }
}

impl From<DecodeError> for ClientError {
    fn from(error: DecodeError) -> Self {
        Self::Decode(error)
    }
}
