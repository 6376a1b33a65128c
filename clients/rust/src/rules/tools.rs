//! Rule 4: tool calls.

use std::collections::{HashMap, HashSet};

use super::{Faults, Rule};
use crate::open_things::{OpenThings, Owner};
use crate::words::{PermissionOutcome, ToolKind};
use crate::{PermissionResolvedEvent, ToolCompletedEvent, UnifiedEvent, Word};

#[derive(Default)]
pub(crate) struct ToolsRule {
    started: HashMap<String, Owner>,
    denied: HashSet<String>,
}

impl Rule for ToolsRule {
    fn check(&mut self, event: &UnifiedEvent, open: &OpenThings, faults: &mut Faults) {
        match event {
            UnifiedEvent::ToolStarted(tool) => {
                let before = self.started.insert(tool.tool_id.clone(), Owner::of(event));
                if before.is_some() {
                    faults.add(
                        "4.1",
                        format!("the toolId {} was used before", tool.tool_id),
                    );
                }
            }
            UnifiedEvent::ToolInputChunk(input) => {
                if self.started.contains_key(&input.tool_id) {
                    faults.add(
                        "4.3",
                        format!("input of {}, which has started", input.tool_id),
                    );
                }
            }
            UnifiedEvent::ToolProgress(tool) => self.check_open(event, &tool.tool_id, open, faults),
            UnifiedEvent::ToolFailed(tool) => self.check_open(event, &tool.tool_id, open, faults),
            UnifiedEvent::ToolCompleted(tool) => {
                self.check_open(event, &tool.tool_id, open, faults);
                self.check_result(tool, faults);
            }
            UnifiedEvent::TurnCompleted(_) | UnifiedEvent::TurnFailed(_) => {
                check_turn_end(open, faults);
            }
            UnifiedEvent::SessionEnded(_) => {
                faults.add_open(
                    "4.6",
                    open.tools.keys().chain(open.inputs.keys()),
                    "the run",
                );
            }
            UnifiedEvent::PermissionResolved(resolved) => self.note(resolved, open),
            _ => self.check_reference(event, open, faults),
        }
    }
}

impl ToolsRule {
    fn check_open(&self, event: &UnifiedEvent, id: &str, open: &OpenThings, faults: &mut Faults) {
        if !open.tools.contains_key(id) {
            faults.add("4.2", format!("{id} is not open"));
        } else if self.started.get(id) != Some(&Owner::of(event)) {
            faults.add("4.10", format!("{id} has another owner than its start"));
        }
    }

    fn check_result(&self, tool: &ToolCompletedEvent, faults: &mut Faults) {
        let id = &tool.tool_id;
        if self.denied.contains(id) {
            faults.add("4.7", format!("{id} was denied and completes"));
        }
        if !tool.success {
            return;
        }
        if let Some(code) = tool.exit_code.filter(|code| *code != 0) {
            faults.add("4.8", format!("{id} succeeded with exit code {code}"));
        }
        if tool.error.is_some() {
            faults.add("4.9", format!("{id} succeeded with an error"));
        }
    }

    fn note(&mut self, resolved: &PermissionResolvedEvent, open: &OpenThings) {
        let request = open.permissions.get(&resolved.request_id);
        let Some(id) = request.and_then(|request| request.tool_id.as_ref()) else {
            return;
        };
        match resolved.outcome {
            Word::Known(PermissionOutcome::Denied | PermissionOutcome::Expired) => {
                self.denied.insert(id.clone());
            }
            _ => {
                self.denied.remove(id);
            }
        }
    }

    fn check_reference(&self, event: &UnifiedEvent, open: &OpenThings, faults: &mut Faults) {
        let (id, needs_open) = match event {
            UnifiedEvent::PermissionRequested(request) => (&request.tool_id, true),
            UnifiedEvent::QuestionAsked(question) => (&question.tool_id, true),
            UnifiedEvent::FileChanged(file) => (&file.tool_id, true),
            UnifiedEvent::SubagentStarted(subagent) => (&subagent.tool_id, false),
            UnifiedEvent::TaskStarted(task) => (&task.tool_id, false),
            _ => return,
        };
        let Some(id) = id else {
            return;
        };
        let type_ = event.type_();
        if !self.started.contains_key(id) {
            faults.add(
                "4.11",
                format!("{type_} refers to {id}, which has not started"),
            );
        } else if needs_open && !open.tools.contains_key(id) {
            faults.add("4.12", format!("{type_} refers to {id}, which has ended"));
        }
    }
}

/// A command may run past its turn, and so may what a sub-agent runs.
fn check_turn_end(open: &OpenThings, faults: &mut Faults) {
    let tools = open.tools.iter().filter(|(_, tool)| {
        tool.owner.is_main_thread() && tool.kind != Some(ToolKind::Execute.into())
    });
    faults.add_open("4.4", tools.map(|(id, _)| id), "the turn");
    let inputs = open
        .inputs
        .iter()
        .filter(|(_, owner)| owner.is_main_thread());
    faults.add_open("4.5", inputs.map(|(id, _)| id), "the turn");
}
