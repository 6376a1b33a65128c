use std::time::Duration;

use crate::connection::ConnectionEvent;
use crate::{DecodeError, Model, SseFrame, UnifiedEvent};

/// How long a stream of events goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Follow {
    /// To the `sessionEnded` of the newest run.
    #[default]
    Run,
    /// For ever: from run to run.
    Session,
}

const FIRST_DELAY: Duration = Duration::from_millis(200);
const LONGEST_DELAY: Duration = Duration::from_secs(10);

/// How far a reader of events has come, over any number of connections.
pub(super) struct EventCursor {
    pub(super) after: u64,
    follow: Follow,
    delay: Duration,
    has_ended: bool,
}

/// What a frame has.
pub(super) enum Taken {
    Event(Box<UnifiedEvent>),
    Notice(ConnectionEvent),
    /// An event that came before.
    Nothing,
}

impl EventCursor {
    pub(super) fn new(after: u64, follow: Follow) -> Self {
        Self {
            after,
            follow,
            delay: FIRST_DELAY,
            has_ended: false,
        }
    }

    /// Whether a connection that ends now has ended as it should.
    pub(super) fn is_over(&self) -> bool {
        self.has_ended && self.follow == Follow::Run
    }

    /// How long to wait before the next connection; `retry_after` is the header of that name.
    pub(super) fn next_delay(&mut self, retry_after: Option<&str>) -> Duration {
        match retry_after.and_then(|seconds| seconds.parse().ok()) {
            Some(seconds) => Duration::from_secs(seconds),
            None => next_delay(&mut self.delay, LONGEST_DELAY),
        }
    }

    pub(super) fn take(&mut self, frame: &SseFrame) -> Result<Taken, DecodeError> {
        self.delay = FIRST_DELAY;
        let Some(id) = &frame.id else {
            return ConnectionEvent::decode_json(&frame.data).map(Taken::Notice);
        };
        if let Ok(seq) = id.parse() {
            if seq <= self.after {
                return Ok(Taken::Nothing);
            }
            self.after = seq;
        }
        let event = UnifiedEvent::decode_json(&frame.data)?;
        self.has_ended = matches!(event, UnifiedEvent::SessionEnded(_));
        Ok(Taken::Event(Box::new(event)))
    }
}

/// The delay now; it is twice as long next time.
pub(super) fn next_delay(delay: &mut Duration, longest: Duration) -> Duration {
    std::mem::replace(delay, (*delay * 2).min(longest))
}
