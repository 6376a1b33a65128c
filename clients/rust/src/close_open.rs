use std::time::{SystemTime, UNIX_EPOCH};

use crate::open_things::{Chunk, OpenBlock, OpenThings, OpenTool};
use crate::words::{
    AgentType, DiscardReason, ErrorCode, ExitCause, PermissionOutcome, QuestionOutcome,
    SessionDetail, SessionEndReason, ToolFailureReason,
};
use crate::{
    BlockDiscardedEvent, HookCompletedEvent, PermissionResolvedEvent, QuestionAnsweredEvent,
    SessionEndedEvent, SubagentCompletedEvent, TaskCompletedEvent, TextChunkEvent,
    ThinkingChunkEvent, ToolFailedEvent, TurnFailedEvent, UnifiedEvent, Word,
};

/// How a run ends that was cut off.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// How the run ended.
    pub reason: SessionEndReason,
    /// What ended it.
    pub detail: Option<Word<SessionDetail>>,
    /// The error, as a text.
    pub error: Option<String>,
    /// The kind of error.
    pub error_code: Option<Word<ErrorCode>>,
    /// The exit code of the agent's process.
    pub exit_code: Option<i64>,
    /// The signal that ended the agent's process.
    pub signal: Option<String>,
    /// What explains the exit code.
    pub exit_cause: Option<Word<ExitCause>>,
}

impl Ending {
    /// An ending without details.
    pub fn new(reason: SessionEndReason) -> Self {
        Self {
            reason,
            detail: None,
            error: None,
            error_code: None,
            exit_code: None,
            signal: None,
            exit_cause: None,
        }
    }
}

/// The events that close whatever is open. `events` are those of the last run, at least.
pub fn close_open(events: &[UnifiedEvent], ending: &Ending, at: SystemTime) -> Vec<UnifiedEvent> {
    let mut open = OpenThings::default();
    events.iter().for_each(|event| open.follow(event));
    let Some(last) = events.last().filter(|_| open.running) else {
        return Vec::new();
    };
    let moment = text_of_time(at);
    let mut closing = Closing {
        session_id: last.session_id().to_owned(),
        run: last.run().unwrap_or(1),
        // the time does not go back, whatever the clock says
        timestamp: moment.max(last.timestamp().to_owned()),
        agent_type: last
            .agent_type()
            .cloned()
            .unwrap_or_else(|| "unknown".into()),
        seq: last.seq().unwrap_or(events.len() as u64),
        events: Vec::new(),
    };
    closing.close(open, ending);
    closing.events
}

/// Numbers the events, and gives them what all have.
struct Closing {
    session_id: String,
    run: u64,
    timestamp: String,
    agent_type: Word<AgentType>,
    seq: u64,
    events: Vec<UnifiedEvent>,
}

/// Adds an event, made of its type, its own required fields, and its other fields.
macro_rules! add {
    ($closing:ident, $type:ident($($required:expr),*) $(, $field:ident: $value:expr)*) => {{
        $closing.seq += 1;
        let id = format!("{}.{}", $closing.session_id, $closing.seq);
        let mut event = $type::new(id, &$closing.session_id, &$closing.timestamp, $($required),*);
        event.seq = Some($closing.seq);
        event.run = Some($closing.run);
        event.agent_type = Some($closing.agent_type.clone());
        $(event.$field = $value;)*
        $closing.events.push(event.into());
    }};
}

impl Closing {
    fn close(&mut self, open: OpenThings, ending: &Ending) {
        for (id, block) in open.blocks {
            self.close_block(id, block);
        }
        for (id, _) in open.inputs {
            add!(self, BlockDiscardedEvent(id), reason: Some(DiscardReason::Retried.into()));
        }
        for (id, tool) in open.tools {
            self.cancel_tool(id, tool);
        }
        for (id, _) in open.permissions {
            add!(
                self,
                PermissionResolvedEvent(id, PermissionOutcome::Cancelled)
            );
        }
        for (id, _) in open.questions {
            add!(self, QuestionAnsweredEvent(id, QuestionOutcome::Cancelled));
        }
        if let Some(turn_number) = open.turn_number {
            self.fail_turn(turn_number, ending);
        }
        for id in open.subagents {
            add!(self, SubagentCompletedEvent(id, false));
        }
        for id in open.tasks {
            add!(self, TaskCompletedEvent(id, false));
        }
        for (id, name) in open.hooks {
            add!(self, HookCompletedEvent(id, name, false));
        }
        self.end_run(ending);
    }

    fn close_block(&mut self, id: String, block: OpenBlock) {
        match block.first {
            Chunk::Text(first) => add!(
                self,
                TextChunkEvent(""),
                is_complete: Some(true),
                text: Some(block.text),
                block_id: Some(id),
                interrupted: Some(true),
                message_id: first.message_id,
                phase: first.phase,
                local: first.local,
                parent_tool_id: block.owner.parent_tool_id,
                subagent_id: block.owner.subagent_id
            ),
            Chunk::Thinking(first) => add!(
                self,
                ThinkingChunkEvent(""),
                is_complete: Some(true),
                text: Some(block.text),
                block_id: Some(id),
                interrupted: Some(true),
                message_id: first.message_id,
                kind: first.kind,
                parent_tool_id: block.owner.parent_tool_id,
                subagent_id: block.owner.subagent_id
            ),
        }
    }

    fn cancel_tool(&mut self, id: String, tool: OpenTool) {
        add!(
            self,
            ToolFailedEvent(id, ToolFailureReason::Cancelled),
            tool_name: Some(tool.name),
            parent_tool_id: tool.owner.parent_tool_id,
            subagent_id: tool.owner.subagent_id
        );
    }

    fn fail_turn(&mut self, turn_number: u64, ending: &Ending) {
        let (code, text) = match ending.reason {
            SessionEndReason::Cancelled => (ErrorCode::Cancelled, "The turn was cancelled."),
            SessionEndReason::Timeout => (ErrorCode::Timeout, "The turn timed out."),
            _ => (ErrorCode::NoResult, "The turn ended without a result."),
        };
        let error = ending.error.clone().unwrap_or_else(|| text.to_owned());
        let code = ending.error_code.clone().unwrap_or(code.into());
        add!(self, TurnFailedEvent(turn_number, error, code));
    }

    fn end_run(&mut self, ending: &Ending) {
        let is_explained =
            ending.detail.is_some() || ending.error.is_some() || ending.error_code.is_some();
        let is_unexplained = ending.reason == SessionEndReason::Failed && !is_explained;
        let unknown = is_unexplained.then(|| ErrorCode::Unknown.into());
        add!(
            self,
            SessionEndedEvent(ending.reason),
            detail: ending.detail.clone(),
            error: ending.error.clone(),
            error_code: ending.error_code.clone().or(unknown),
            exit_code: ending.exit_code,
            signal: ending.signal.clone(),
            exit_cause: ending.exit_cause.clone()
        );
    }
}

/// As `2026-03-02T09:15:27.412Z`.
fn text_of_time(time: SystemTime) -> String {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (seconds, millis) = (since.as_secs(), since.subsec_millis());
    let (year, month, day) = date_of(seconds / 86_400);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{millis:03}Z")
}

/// The date of a day after 1970-01-01: years begin in March, so that a leap day is their last.
fn date_of(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let era = days / 146_097;
    let of_era = days % 146_097;
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    (year + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::text_of_time;

    #[test]
    fn times_are_texts() {
        let times = [
            (0, "1970-01-01T00:00:00.000Z"),
            (951_782_399_999, "2000-02-28T23:59:59.999Z"),
            (951_868_799_000, "2000-02-29T23:59:59.000Z"),
            (1_772_442_927_412, "2026-03-02T09:15:27.412Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
        ];
        for (millis, text) in times {
            assert_eq!(
                text_of_time(UNIX_EPOCH + Duration::from_millis(millis)),
                text
            );
        }
    }
}
