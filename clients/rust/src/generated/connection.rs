// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Connection events.

use super::events::*;
use super::words::*;
use crate::model::prelude::*;

/// The session waits for its turn to run.
#[derive(Clone, Debug, PartialEq)]
pub struct QueuedNotice {
    pub session_id: String,
    pub timestamp: String,
    /// From 1.
    pub position: u64,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl QueuedNotice {
    /// The `type` of every value.
    pub const TYPE: &'static str = "queued";

    /// With the fields that are required.
    pub fn new(session_id: impl Into<String>, timestamp: impl Into<String>, position: u64) -> Self {
        Self {
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            position,
            extra: Fields::new(),
        }
    }
}

object! { QueuedNotice
    = "type" "queued";
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    position: required "position" ordinal;
    ..extra
}

/// Events are missing here because they are no longer stored.
#[derive(Clone, Debug, PartialEq)]
pub struct GapNotice {
    pub session_id: String,
    pub timestamp: String,
    /// The first missing event.
    pub from_seq: u64,
    /// The last missing event.
    pub to_seq: u64,
    pub reason: Word<GapReason>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl GapNotice {
    /// The `type` of every value.
    pub const TYPE: &'static str = "gap";

    /// With the fields that are required.
    pub fn new(
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        from_seq: u64,
        to_seq: u64,
        reason: impl Into<Word<GapReason>>,
    ) -> Self {
        Self {
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            from_seq,
            to_seq,
            reason: reason.into(),
            extra: Fields::new(),
        }
    }
}

object! { GapNotice
    = "type" "gap";
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    from_seq: required "fromSeq" count;
    to_seq: required "toSeq" count;
    reason: required "reason" word;
    ..extra
}

/// The connection is alive.
#[derive(Clone, Debug, PartialEq)]
pub struct PingNotice {
    pub session_id: String,
    pub timestamp: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl PingNotice {
    /// The `type` of every value.
    pub const TYPE: &'static str = "ping";

    /// With the fields that are required.
    pub fn new(session_id: impl Into<String>, timestamp: impl Into<String>) -> Self {
        Self {
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            extra: Fields::new(),
        }
    }
}

object! { PingNotice
    = "type" "ping";
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    ..extra
}

/// A notice that this version does not know. Skip it.
#[derive(Clone, Debug, PartialEq)]
pub struct UnknownNotice {
    pub type_: String,
    pub session_id: String,
    pub timestamp: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UnknownNotice {
    /// With the fields that are required.
    pub fn new(
        type_: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
    ) -> Self {
        Self {
            type_: type_.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            extra: Fields::new(),
        }
    }
}

object! { UnknownNotice
    type_: required "type" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    ..extra
}

/// A notice about the connection that carries events. It is not in the log.
#[derive(Clone, Debug, PartialEq)]
pub enum ConnectionEvent {
    /// The session waits for its turn to run.
    Queued(QueuedNotice),
    /// Events are missing here because they are no longer stored.
    Gap(GapNotice),
    /// The connection is alive.
    Ping(PingNotice),
    /// A notice that this version does not know. Skip it.
    Unknown(UnknownNotice),
}
union! { ConnectionEvent by "type" as type_
    "queued" => Queued(QueuedNotice),
    "gap" => Gap(GapNotice),
    "ping" => Ping(PingNotice),
    _ => Unknown(UnknownNotice),
}

macro_rules! each_connection_event {
    ($self:ident, $member:ident => $value:expr) => {
        match $self {
            ConnectionEvent::Queued($member) => $value,
            ConnectionEvent::Gap($member) => $value,
            ConnectionEvent::Ping($member) => $value,
            ConnectionEvent::Unknown($member) => $value,
        }
    };
}

impl ConnectionEvent {
    pub fn session_id(&self) -> &str {
        each_connection_event!(self, member => &member.session_id)
    }

    pub fn timestamp(&self) -> &str {
        each_connection_event!(self, member => &member.timestamp)
    }
}
