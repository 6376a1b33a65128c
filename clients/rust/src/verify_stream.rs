use crate::UnifiedEvent;
use crate::open_things::OpenThings;
use crate::rules::{
    BackgroundRule, BlocksRule, DenialListsRule, Faults, IdentityRule, OutcomeRule, PlansRule,
    RawLinesRule, RequestsRule, Rule, RunsRule, ToolsRule, TurnsRule, UsageRule,
};

/// A clause of the stream rules that is broken, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// As `7.2`.
    pub clause: &'static str,
    /// The event's seq, or the one that it should have; none for the stream as a whole.
    pub seq: Option<u64>,
    /// The event's id; none for the stream as a whole.
    pub event_id: Option<String>,
    /// Which event, from 0.
    pub index: usize,
    /// What is wrong.
    pub reason: String,
}

/// How a stream is verified.
#[derive(Clone, Debug, Default)]
pub struct VerifyOptions {
    /// The native lines that the stream was made of: with them rule 8 is checked too.
    pub lines: Option<Vec<String>>,
    /// The stream may start anywhere; until its first `sessionStarted` only rule 2 is checked.
    pub is_tail: bool,
}

/// Checks the stream rules, an event at a time.
pub struct Verifier {
    identity: IdentityRule,
    rules: Vec<Box<dyn Rule + Send>>,
    open: OpenThings,
    is_whole: bool,
    index: usize,
    seq: u64,
}

impl Verifier {
    /// For one stream.
    pub fn new(options: VerifyOptions) -> Self {
        let is_tail = options.is_tail;
        let mut rules: Vec<Box<dyn Rule + Send>> = vec![
            Box::new(RunsRule::default()),
            Box::new(TurnsRule::new(is_tail)),
            Box::new(ToolsRule::default()),
            Box::new(BlocksRule::default()),
            Box::new(RequestsRule::default()),
            Box::new(BackgroundRule::default()),
            Box::new(UsageRule::default()),
            Box::new(OutcomeRule::default()),
            Box::new(DenialListsRule::default()),
            Box::new(PlansRule::default()),
        ];
        if let Some(lines) = options.lines {
            rules.push(Box::new(RawLinesRule::new(lines)));
        }
        Self {
            identity: IdentityRule::new(is_tail),
            rules,
            open: OpenThings::default(),
            is_whole: !is_tail,
            index: 0,
            seq: 0,
        }
    }

    /// What is wrong with the next event.
    pub fn push(&mut self, event: &UnifiedEvent) -> Vec<Violation> {
        self.is_whole |= matches!(event, UnifiedEvent::SessionStarted(_));
        self.seq = event.seq().unwrap_or(self.seq + 1);
        let mut faults = Faults::default();
        self.identity.check(event, &self.open, &mut faults);
        if self.is_whole {
            for rule in &mut self.rules {
                rule.check(event, &self.open, &mut faults);
            }
            self.open.follow(event);
        }
        let index = self.index;
        self.index += 1;
        violations(faults, Some(self.seq), Some(event.id()), index)
    }

    /// What is wrong with the stream as a whole.
    pub fn end(self) -> Vec<Violation> {
        let mut faults = Faults::default();
        for rule in self.rules.iter().filter(|_| self.is_whole) {
            rule.end(&self.open, &mut faults);
        }
        violations(faults, None, None, self.index)
    }
}

/// All violations of the [stream rules] in a stream of one or more runs.
///
/// [stream rules]: https://github.com/agentstream/agentstream/blob/main/docs/reference/stream.md
pub fn verify_stream<'a>(
    events: impl IntoIterator<Item = &'a UnifiedEvent>,
    options: VerifyOptions,
) -> Vec<Violation> {
    let mut verifier = Verifier::new(options);
    let mut found: Vec<_> = events
        .into_iter()
        .flat_map(|event| verifier.push(event))
        .collect();
    found.extend(verifier.end());
    found
}

/// One violation of each clause, in the order of the clauses.
fn violations(
    mut faults: Faults,
    seq: Option<u64>,
    event_id: Option<&str>,
    index: usize,
) -> Vec<Violation> {
    faults.0.sort_by_key(|(clause, _)| place_of(clause));
    let mut found: Vec<Violation> = Vec::new();
    for (clause, reason) in faults.0 {
        match found.last_mut().filter(|last| last.clause == clause) {
            Some(last) => last.reason = format!("{}; {reason}", last.reason),
            None => found.push(Violation {
                clause,
                seq,
                event_id: event_id.map(str::to_owned),
                index,
                reason,
            }),
        }
    }
    found
}

/// The rule and the number of a clause.
fn place_of(clause: &str) -> (u32, u32) {
    let (rule, number) = clause.split_once('.').unwrap_or((clause, ""));
    (rule.parse().unwrap_or(0), number.parse().unwrap_or(0))
}
