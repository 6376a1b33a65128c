//! Rules 1 and 3: runs and turns.

use super::{Faults, Rule};
use crate::UnifiedEvent;
use crate::open_things::{OpenThings, Owner};

#[derive(Default)]
pub(crate) struct RunsRule {
    has_begun: bool,
}

impl Rule for RunsRule {
    fn check(&mut self, event: &UnifiedEvent, open: &OpenThings, faults: &mut Faults) {
        self.has_begun = true;
        let UnifiedEvent::SessionStarted(started) = event else {
            if !open.running {
                faults.add("1.2", format!("{} is outside of a run", event.type_()));
            }
            return;
        };
        if open.running {
            faults.add("1.3", "a run starts before the last one has ended");
        }
        if started.schema_version.is_none() {
            faults.add("1.5", "sessionStarted has no schemaVersion");
        }
    }

    fn end(&self, open: &OpenThings, faults: &mut Faults) {
        if !self.has_begun {
            faults.add("1.1", "the stream is empty");
        } else if open.running {
            faults.add("1.4", "the run has no sessionEnded");
        }
    }
}

pub(crate) struct TurnsRule {
    last: Option<u64>,
}

impl TurnsRule {
    pub(crate) fn new(is_tail: bool) -> Self {
        Self {
            last: (!is_tail).then_some(0),
        }
    }
}

impl Rule for TurnsRule {
    fn check(&mut self, event: &UnifiedEvent, open: &OpenThings, faults: &mut Faults) {
        match event {
            UnifiedEvent::TurnStarted(turn) => self.check_start(turn.turn_number, open, faults),
            UnifiedEvent::TurnCompleted(turn) => check_end(turn.turn_number, open, faults),
            UnifiedEvent::TurnFailed(turn) => check_end(turn.turn_number, open, faults),
            UnifiedEvent::SessionEnded(_) => {
                if let Some(turn) = open.turn_number {
                    faults.add("3.4", format!("the run ends inside turn {turn}"));
                }
            }
            UnifiedEvent::TextChunk(_)
            | UnifiedEvent::ThinkingChunk(_)
            | UnifiedEvent::ToolInputChunk(_)
            | UnifiedEvent::ToolStarted(_)
                if open.turn_number.is_none() && Owner::of(event).is_main_thread() =>
            {
                let type_ = event.type_();
                faults.add(
                    "3.5",
                    format!("{type_} of the main thread is outside of a turn"),
                );
            }
            _ => {}
        }
    }
}

impl TurnsRule {
    fn check_start(&mut self, number: u64, open: &OpenThings, faults: &mut Faults) {
        let before = self.last.replace(number);
        if let Some(turn) = open.turn_number {
            faults.add("3.1", format!("turn {turn} has not ended"));
        }
        if let Some(expected) = before.map(|before| before + 1)
            && number != expected
        {
            faults.add(
                "3.2",
                format!("expected turn {expected} to start, got {number}"),
            );
        }
    }
}

fn check_end(number: u64, open: &OpenThings, faults: &mut Faults) {
    if open.turn_number != Some(number) {
        faults.add("3.3", format!("turn {number} ends and is not open"));
    }
}
