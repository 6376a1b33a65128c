//! Rule 2: identity and order.

use std::collections::HashSet;

use super::{Faults, Rule};
use crate::UnifiedEvent;
use crate::open_things::OpenThings;

pub(crate) struct IdentityRule {
    expected_seq: Option<u64>,
    has_begun: bool,
    ids: HashSet<String>,
    session: Option<String>,
    instant: Option<String>,
    run: Option<u64>,
    has_run: bool,
    agent: Option<String>,
    line: u64,
}

impl IdentityRule {
    pub(crate) fn new(is_tail: bool) -> Self {
        Self {
            expected_seq: (!is_tail).then_some(1),
            has_begun: false,
            ids: HashSet::new(),
            session: None,
            instant: None,
            run: (!is_tail).then_some(0),
            has_run: false,
            agent: None,
            line: 0,
        }
    }

    fn check_seq(&mut self, event: &UnifiedEvent, faults: &mut Faults) {
        let expected = self.expected_seq;
        let clause = if self.has_begun { "2.3" } else { "2.2" };
        self.has_begun = true;
        let Some(seq) = event.seq() else {
            self.expected_seq = expected.map(|seq| seq + 1);
            return faults.add("2.1", "the event has no seq");
        };
        self.expected_seq = Some(seq + 1);
        if let Some(expected) = expected.filter(|expected| *expected != seq) {
            faults.add(clause, format!("expected seq {expected}, got {seq}"));
        }
    }

    fn check_ids(&mut self, event: &UnifiedEvent, faults: &mut Faults) {
        let (id, session) = (event.id(), event.session_id());
        if let Some(expected) = event.seq().map(|seq| format!("{session}.{seq}"))
            && expected != id
        {
            faults.add("2.4", format!("expected the id {expected}, got {id}"));
        }
        if !self.ids.insert(id.to_owned()) {
            faults.add("2.5", format!("the id {id} was used before"));
        }
        let first = self.session.get_or_insert_with(|| session.to_owned());
        if first != session {
            faults.add(
                "2.6",
                format!("expected the sessionId {first}, got {session}"),
            );
        }
    }

    fn check_time(&mut self, event: &UnifiedEvent, faults: &mut Faults) {
        let timestamp = event.timestamp();
        let instant = instant_of(timestamp);
        if self
            .instant
            .as_ref()
            .is_some_and(|before| instant < *before)
        {
            faults.add("2.7", format!("the timestamp {timestamp} goes back"));
        }
        self.instant = Some(instant);
    }

    fn check_run(&mut self, event: &UnifiedEvent, faults: &mut Faults) {
        let Some(run) = event.run() else {
            return faults.add("2.8", "the event has no run");
        };
        if !matches!(event, UnifiedEvent::SessionStarted(_)) {
            if let Some(latest) = self.run.filter(|latest| self.has_run && run != *latest) {
                faults.add("2.10", format!("expected run {latest}, got {run}"));
            }
            return;
        }
        self.has_run = true;
        if let Some(expected) = self.run.replace(run).map(|before| before + 1)
            && run != expected
        {
            faults.add(
                "2.9",
                format!("expected run {expected} to start, got {run}"),
            );
        }
    }

    fn check_agent(&mut self, event: &UnifiedEvent, faults: &mut Faults) {
        let Some(agent) = event.agent_type() else {
            return faults.add("2.11", "the event has no agentType");
        };
        if matches!(event, UnifiedEvent::SessionStarted(_)) {
            self.agent = Some(agent.as_str().to_owned());
        }
        if let Some(expected) = self.agent.as_deref().filter(|expected| agent != expected) {
            faults.add(
                "2.12",
                format!("expected the agentType {expected}, got {agent}"),
            );
        }
    }

    fn check_origin(&mut self, event: &UnifiedEvent, faults: &mut Faults) {
        if matches!(event, UnifiedEvent::SessionStarted(_)) {
            self.line = 0;
        }
        let Some(line) = event.origin().and_then(|origin| origin.line) else {
            return;
        };
        let before = std::mem::replace(&mut self.line, line);
        if line < before {
            faults.add("2.13", format!("line {line} comes after line {before}"));
        }
    }
}

impl Rule for IdentityRule {
    fn check(&mut self, event: &UnifiedEvent, _open: &OpenThings, faults: &mut Faults) {
        self.check_seq(event, faults);
        self.check_ids(event, faults);
        self.check_time(event, faults);
        self.check_run(event, faults);
        self.check_agent(event, faults);
        self.check_origin(event, faults);
    }
}

/// Orders as time does, to the millisecond: the format is fixed, and always UTC.
fn instant_of(timestamp: &str) -> String {
    let text = timestamp.trim_end_matches('Z');
    let (seconds, fraction) = text.split_once('.').unwrap_or((text, ""));
    format!("{seconds}.{fraction:0<3.3}")
}
