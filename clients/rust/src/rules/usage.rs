//! Rule 7: usage.

use std::collections::BTreeMap;

use super::{Faults, Rule};
use crate::open_things::OpenThings;
use crate::words::UsageCompleteness;
use crate::{TokenUsage, UnifiedEvent, Word};

/// Input and output tokens.
type Sums = (u64, u64);
type Models = Option<BTreeMap<String, TokenUsage>>;

#[derive(Default)]
pub(crate) struct UsageRule {
    turns: Sums,
}

impl Rule for UsageRule {
    fn check(&mut self, event: &UnifiedEvent, _open: &OpenThings, faults: &mut Faults) {
        match event {
            UnifiedEvent::SessionStarted(_) => self.turns = (0, 0),
            UnifiedEvent::TurnCompleted(turn) => {
                self.check_turn(event, Some(&turn.usage), &turn.usage_by_model, faults);
            }
            UnifiedEvent::TurnFailed(turn) => {
                self.check_turn(event, turn.usage.as_ref(), &turn.usage_by_model, faults);
            }
            UnifiedEvent::SessionEnded(ended) => {
                let Some(usage) = &ended.usage else {
                    return;
                };
                check_parts(event, usage, faults);
                if is_known(usage) && sums_of(usage) != self.turns {
                    faults.add("7.4", "the usage of the run is not the sum of its turns");
                }
            }
            UnifiedEvent::UsageReported(report) => check_parts(event, &report.usage, faults),
            UnifiedEvent::SubagentCompleted(subagent) => {
                if let Some(usage) = &subagent.usage {
                    check_parts(event, usage, faults);
                }
            }
            _ => {}
        }
    }
}

impl UsageRule {
    fn check_turn(
        &mut self,
        event: &UnifiedEvent,
        usage: Option<&TokenUsage>,
        models: &Models,
        faults: &mut Faults,
    ) {
        let models: Vec<_> = models.iter().flat_map(BTreeMap::values).collect();
        for one in usage.iter().chain(&models) {
            check_parts(event, one, faults);
        }
        let Some(usage) = usage.filter(|usage| is_known(usage)) else {
            return;
        };
        self.turns = add(self.turns, sums_of(usage));
        if models.is_empty() || !models.iter().all(|one| is_known(one)) {
            return;
        }
        let sums = models.iter().map(|one| sums_of(one)).fold((0, 0), add);
        if sums != sums_of(usage) {
            faults.add(
                "7.5",
                "the usages of the models do not add up to that of the turn",
            );
        }
    }
}

fn add(left: Sums, right: Sums) -> Sums {
    (left.0 + right.0, left.1 + right.1)
}

fn sums_of(usage: &TokenUsage) -> Sums {
    (usage.input_tokens, usage.output_tokens)
}

fn is_known(usage: &TokenUsage) -> bool {
    usage.completeness != Some(Word::Known(UsageCompleteness::Unknown))
}

fn check_parts(event: &UnifiedEvent, usage: &TokenUsage, faults: &mut Faults) {
    let (input, output) = sums_of(usage);
    if usage.total_tokens != input + output {
        faults.add("7.1", "totalTokens is not inputTokens and outputTokens");
    }
    if usage.cached_tokens.unwrap_or(0) + usage.cache_write_tokens.unwrap_or(0) > input {
        faults.add("7.2", "the cached tokens exceed the input");
    }
    if usage.reasoning_tokens.unwrap_or(0) > output {
        faults.add("7.3", "the reasoning tokens exceed the output");
    }
    if is_known(usage) {
        return;
    }
    if (input, output, usage.total_tokens) != (0, 0, 0) {
        faults.add("7.6", "the usage is unknown and is not zero");
    }
    let may_be_unknown = matches!(
        event,
        UnifiedEvent::TurnCompleted(_) | UnifiedEvent::UsageReported(_)
    );
    if !may_be_unknown {
        faults.add("7.7", format!("the usage of {} is unknown", event.type_()));
    }
}
