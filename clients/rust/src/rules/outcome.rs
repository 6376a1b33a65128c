//! Rules 9 and 10: outcome and plans.

use std::collections::{HashMap, HashSet};

use serde_json::json;

use super::canonical::canonical_json;
use super::{Faults, Rule};
use crate::open_things::{OpenThings, Owner};
use crate::words::SessionEndReason;
use crate::{SessionEndedEvent, UnifiedEvent};

#[derive(Default)]
pub(crate) struct OutcomeRule {
    has_turn_failed: bool,
    is_fatal: bool,
    is_turn_fatal: bool,
}

impl Rule for OutcomeRule {
    fn check(&mut self, event: &UnifiedEvent, open: &OpenThings, faults: &mut Faults) {
        match event {
            UnifiedEvent::SessionStarted(_) => *self = Self::default(),
            UnifiedEvent::TurnStarted(_) => self.is_turn_fatal = false,
            UnifiedEvent::Error(error) if error.fatal => {
                self.is_fatal = true;
                self.is_turn_fatal = open.turn_number.is_some();
            }
            UnifiedEvent::TurnFailed(_) => {
                self.has_turn_failed = true;
                self.is_turn_fatal = false;
            }
            UnifiedEvent::TurnCompleted(_) => {
                if self.is_turn_fatal {
                    faults.add("9.5", "the turn completed, after a fatal error");
                }
                *self = Self::default();
            }
            UnifiedEvent::SessionEnded(ended) => self.check_end(ended, faults),
            _ => {}
        }
    }
}

impl OutcomeRule {
    fn check_end(&self, event: &SessionEndedEvent, faults: &mut Faults) {
        let has_error = event.error.is_some() || event.error_code.is_some();
        match event.reason {
            SessionEndReason::Completed => self.check_completed(event, has_error, faults),
            SessionEndReason::Failed if !has_error && event.detail.is_none() => {
                faults.add("9.7", "the run failed, without a cause");
            }
            _ => {}
        }
    }

    fn check_completed(&self, event: &SessionEndedEvent, has_error: bool, faults: &mut Faults) {
        if self.has_turn_failed {
            faults.add("9.1", "the run completed, though its last turn failed");
        }
        if has_error {
            faults.add("9.2", "the run completed with an error");
        }
        if self.is_fatal {
            faults.add("9.6", "the run completed, after a fatal error");
        }
        if event.exit_cause.is_some() {
            return;
        }
        if let Some(code) = event.exit_code.filter(|code| *code != 0) {
            faults.add("9.3", format!("the run completed with exit code {code}"));
        }
        if let Some(signal) = &event.signal {
            faults.add("9.4", format!("the run completed by {signal}"));
        }
    }
}

#[derive(Default)]
pub(crate) struct DenialListsRule {
    started: HashSet<String>,
}

impl Rule for DenialListsRule {
    fn check(&mut self, event: &UnifiedEvent, _open: &OpenThings, faults: &mut Faults) {
        let denials = match event {
            UnifiedEvent::ToolStarted(tool) => {
                self.started.insert(tool.tool_id.clone());
                return;
            }
            UnifiedEvent::TurnCompleted(turn) => &turn.permission_denials,
            UnifiedEvent::TurnFailed(turn) => &turn.permission_denials,
            UnifiedEvent::SessionEnded(ended) => &ended.permission_denials,
            _ => return,
        };
        let mut ids = denials
            .iter()
            .flatten()
            .filter_map(|denial| denial.tool_id.as_ref());
        if let Some(id) = ids.find(|id| !self.started.contains(*id)) {
            faults.add("9.8", format!("{id} was denied and has not started"));
        }
    }
}

#[derive(Default)]
pub(crate) struct PlansRule {
    last: HashMap<Owner, String>,
}

impl Rule for PlansRule {
    fn check(&mut self, event: &UnifiedEvent, _open: &OpenThings, faults: &mut Faults) {
        match event {
            UnifiedEvent::SessionStarted(_) => self.last.clear(),
            UnifiedEvent::PlanUpdated(plan) => {
                let value = json!([plan.entries, plan.explanation]);
                let text = canonical_json(&value, true);
                let before = self.last.insert(Owner::of(event), text.clone());
                if before == Some(text) {
                    faults.add("10.1", "the plan is the same as before");
                }
            }
            _ => {}
        }
    }
}
