//! Rule 6: requests, sub-agents, tasks and hooks.

use std::collections::HashSet;

use super::{Faults, Rule};
use crate::open_things::OpenThings;
use crate::words::{PermissionOptionKind, PermissionOutcome, QuestionOutcome};
use crate::{
    PermissionRequestedEvent, PermissionResolvedEvent, QuestionAnsweredEvent, QuestionAskedEvent,
    UnifiedEvent, Word,
};

#[derive(Default)]
pub(crate) struct RequestsRule {
    seen: HashSet<String>,
}

impl Rule for RequestsRule {
    fn check(&mut self, event: &UnifiedEvent, open: &OpenThings, faults: &mut Faults) {
        match event {
            UnifiedEvent::PermissionRequested(request) => {
                once("6.1", &request.request_id, &mut self.seen, faults);
            }
            UnifiedEvent::QuestionAsked(question) => {
                once("6.1", &question.request_id, &mut self.seen, faults);
            }
            UnifiedEvent::PermissionResolved(resolved) => {
                let id = &resolved.request_id;
                match open.permissions.get(id) {
                    Some(request) => check_resolution(resolved, request, faults),
                    None => faults.add("6.2", format!("{id} is not an open permission request")),
                }
            }
            UnifiedEvent::QuestionAnswered(answered) => {
                let id = &answered.request_id;
                match open.questions.get(id) {
                    Some(question) => check_answer(answered, question, faults),
                    None => faults.add("6.3", format!("{id} is not an open question")),
                }
            }
            UnifiedEvent::SessionEnded(_) => {
                let ids = open.permissions.keys().chain(open.questions.keys());
                faults.add_open("6.4", ids, "the run");
            }
            _ => {}
        }
    }
}

fn check_resolution(
    event: &PermissionResolvedEvent,
    request: &PermissionRequestedEvent,
    faults: &mut Faults,
) {
    let (id, outcome) = (&event.request_id, &event.outcome);
    if let Some(option_id) = &event.option_id {
        let mut options = request.options.iter().flatten();
        match options.find(|option| option.option_id == *option_id) {
            None => faults.add("6.5", format!("{id} did not offer {option_id}")),
            Some(option) if contradicts(&option.kind, outcome) => {
                faults.add(
                    "6.6",
                    format!("{option_id} is {}, not {outcome}", option.kind),
                );
            }
            Some(_) => {}
        }
    }
    if event.updated_arguments.is_none() {
        return;
    }
    if *outcome != PermissionOutcome::Allowed {
        faults.add("6.7", format!("{id} was {outcome}, with updated arguments"));
    }
    if request.can_change_arguments == Some(false) {
        faults.add("6.8", format!("the arguments of {id} cannot be changed"));
    }
}

fn contradicts(kind: &Word<PermissionOptionKind>, outcome: &Word<PermissionOutcome>) -> bool {
    use PermissionOptionKind as Kind;
    let (Word::Known(kind), Word::Known(outcome)) = (kind, outcome) else {
        return false;
    };
    match outcome {
        PermissionOutcome::Allowed => matches!(kind, Kind::Deny | Kind::DenyAndStop),
        PermissionOutcome::Denied | PermissionOutcome::Expired => {
            matches!(kind, Kind::Allow | Kind::AllowSession | Kind::AllowRule)
        }
        PermissionOutcome::Cancelled | PermissionOutcome::Unknown => false,
    }
}

fn check_answer(event: &QuestionAnsweredEvent, question: &QuestionAskedEvent, faults: &mut Faults) {
    let Some(answers) = &event.answers else {
        return;
    };
    let id = &event.request_id;
    if event.outcome != QuestionOutcome::Answered {
        faults.add(
            "6.9",
            format!("{id} was {}, and has answers", event.outcome),
        );
    }
    let asked: HashSet<_> = question.questions.iter().map(|one| &one.id).collect();
    let mut keys = answers.keys();
    // a form has fields in place of questions
    if let Some(unknown) = keys.find(|key| !asked.is_empty() && !asked.contains(key)) {
        faults.add("6.10", format!("{id} did not ask {unknown}"));
    }
}

#[derive(Default)]
pub(crate) struct BackgroundRule {
    subagents: HashSet<String>,
    tasks: HashSet<String>,
    hooks: HashSet<String>,
}

impl Rule for BackgroundRule {
    fn check(&mut self, event: &UnifiedEvent, open: &OpenThings, faults: &mut Faults) {
        match event {
            UnifiedEvent::SubagentStarted(subagent) => {
                once("6.11", &subagent.subagent_id, &mut self.subagents, faults);
            }
            UnifiedEvent::SubagentCompleted(subagent) => {
                let id = &subagent.subagent_id;
                is_open("6.12", id, open.subagents.contains(id), faults);
            }
            _ => {
                self.check_own(event, open, faults);
                self.check_subagent(event, faults);
            }
        }
    }
}

impl BackgroundRule {
    fn check_own(&mut self, event: &UnifiedEvent, open: &OpenThings, faults: &mut Faults) {
        let has_task = |id: &String| open.tasks.contains(id);
        match event {
            UnifiedEvent::TaskStarted(task) => {
                once("6.15", &task.task_id, &mut self.tasks, faults);
            }
            UnifiedEvent::TaskProgress(task) => {
                is_open("6.16", &task.task_id, has_task(&task.task_id), faults);
            }
            UnifiedEvent::TaskCompleted(task) => {
                is_open("6.16", &task.task_id, has_task(&task.task_id), faults);
            }
            UnifiedEvent::HookStarted(hook) => {
                once("6.18", &hook.hook_id, &mut self.hooks, faults);
            }
            UnifiedEvent::HookProgress(hook) => {
                is_open(
                    "6.19",
                    &hook.hook_id,
                    open.hooks.contains_key(&hook.hook_id),
                    faults,
                );
            }
            UnifiedEvent::HookCompleted(hook) => match open.hooks.get(&hook.hook_id) {
                Some(name) if *name != hook.name => {
                    faults.add("6.21", format!("{} was started as {name}", hook.hook_id));
                }
                found => is_open("6.19", &hook.hook_id, found.is_some(), faults),
            },
            UnifiedEvent::SessionEnded(_) => {
                faults.add_open("6.13", &open.subagents, "the run");
                faults.add_open("6.17", &open.tasks, "the run");
                faults.add_open("6.20", open.hooks.keys(), "the run");
            }
            _ => {}
        }
    }

    fn check_subagent(&self, event: &UnifiedEvent, faults: &mut Faults) {
        if let Some(id) = event
            .subagent_id()
            .filter(|id| !self.subagents.contains(*id))
        {
            faults.add("6.14", format!("the subagentId {id} has not started"));
        }
    }
}

fn once(clause: &'static str, id: &str, seen: &mut HashSet<String>, faults: &mut Faults) {
    if !seen.insert(id.to_owned()) {
        faults.add(clause, format!("the id {id} was used before"));
    }
}

fn is_open(clause: &'static str, id: &str, found: bool, faults: &mut Faults) {
    if !found {
        faults.add(clause, format!("{id} is not open"));
    }
}
