//! The stream rules, each with its clauses: docs/reference/stream.md.

mod blocks;
mod canonical;
mod identity;
mod outcome;
mod pairs;
mod raw_lines;
mod runs;
mod tools;
mod usage;

pub(crate) use blocks::BlocksRule;
pub(crate) use identity::IdentityRule;
pub(crate) use outcome::{DenialListsRule, OutcomeRule, PlansRule};
pub(crate) use pairs::{BackgroundRule, RequestsRule};
pub(crate) use raw_lines::RawLinesRule;
pub(crate) use runs::{RunsRule, TurnsRule};
pub(crate) use tools::ToolsRule;
pub(crate) use usage::UsageRule;

use crate::UnifiedEvent;
use crate::open_things::OpenThings;

/// Clauses that are broken, and how.
#[derive(Debug, Default)]
pub(crate) struct Faults(pub(crate) Vec<(&'static str, String)>);

impl Faults {
    pub(crate) fn add(&mut self, clause: &'static str, reason: impl Into<String>) {
        self.0.push((clause, reason.into()));
    }

    /// Some things are open where none may be.
    fn add_open<'a>(
        &mut self,
        clause: &'static str,
        ids: impl IntoIterator<Item = &'a String>,
        place: &str,
    ) {
        let names: Vec<_> = ids.into_iter().map(String::as_str).collect();
        if !names.is_empty() {
            self.add(
                clause,
                format!("open at the end of {place}: {}", names.join(", ")),
            );
        }
    }
}

/// Some clauses, checked over one stream.
pub(crate) trait Rule {
    /// What is wrong with this event; `open` is what was open before it.
    fn check(&mut self, event: &UnifiedEvent, open: &OpenThings, faults: &mut Faults);

    /// What is wrong now that the stream is over.
    fn end(&self, _open: &OpenThings, _faults: &mut Faults) {}
}
