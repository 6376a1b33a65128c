//! Rule 5: blocks.

use std::collections::HashSet;

use super::{Faults, Rule};
use crate::open_things::{OpenBlock, OpenThings, Owner};
use crate::words::DiscardReason;
use crate::{BlockDiscardedEvent, UnifiedEvent, Word};

#[derive(Default)]
pub(crate) struct BlocksRule {
    closed: HashSet<String>,
    discarded: HashSet<String>,
}

/// What text and thinking have in common.
struct Part<'a> {
    id: Option<&'a String>,
    content: &'a str,
    text: Option<&'a String>,
    is_complete: bool,
}

impl Rule for BlocksRule {
    fn check(&mut self, event: &UnifiedEvent, open: &OpenThings, faults: &mut Faults) {
        match event {
            UnifiedEvent::TextChunk(chunk) => {
                let part = Part {
                    id: chunk.block_id.as_ref(),
                    content: &chunk.content,
                    text: chunk.text.as_ref(),
                    is_complete: chunk.is_complete == Some(true),
                };
                self.check_chunk(event, &part, open, faults);
            }
            UnifiedEvent::ThinkingChunk(chunk) => {
                let part = Part {
                    id: chunk.block_id.as_ref(),
                    content: &chunk.content,
                    text: chunk.text.as_ref(),
                    is_complete: chunk.is_complete == Some(true),
                };
                self.check_chunk(event, &part, open, faults);
            }
            UnifiedEvent::BlockDiscarded(block) => self.check_discarded(block, open, faults),
            UnifiedEvent::TurnCompleted(_) | UnifiedEvent::TurnFailed(_) => {
                let own = open
                    .blocks
                    .iter()
                    .filter(|(_, block)| block.owner.is_main_thread());
                faults.add_open("5.11", own.map(|(id, _)| id), "the turn");
            }
            UnifiedEvent::SessionEnded(_) => faults.add_open("5.12", open.blocks.keys(), "the run"),
            _ => {}
        }
    }
}

impl BlocksRule {
    fn check_chunk(
        &mut self,
        event: &UnifiedEvent,
        part: &Part<'_>,
        open: &OpenThings,
        faults: &mut Faults,
    ) {
        let Some(id) = part.id else {
            return faults.add("5.1", "the chunk has no blockId");
        };
        if self.closed.contains(id) || self.discarded.contains(id) {
            faults.add("5.2", format!("a chunk of {id}, which is closed"));
        }
        if part.is_complete {
            self.closed.insert(id.clone());
        }
        let block = open.blocks.get(id);
        if let Some(block) = block {
            check_first(event, id, block, faults);
        }
        check_text(event, id, part, block, faults);
    }

    fn check_discarded(
        &mut self,
        event: &BlockDiscardedEvent,
        open: &OpenThings,
        faults: &mut Faults,
    ) {
        let id = &event.block_id;
        let is_closed = self.closed.contains(id);
        let is_known = is_closed || open.blocks.contains_key(id) || open.inputs.contains_key(id);
        let is_superseded = event.reason == Some(Word::Known(DiscardReason::Superseded));
        if !self.discarded.insert(id.clone()) {
            faults.add("5.9", format!("{id} is discarded twice"));
        } else if !is_known {
            faults.add("5.8", format!("{id} is discarded and is not known"));
        } else if is_closed && !is_superseded {
            faults.add("5.10", format!("{id} is discarded and was closed"));
        }
    }
}

fn check_first(event: &UnifiedEvent, id: &str, block: &OpenBlock, faults: &mut Faults) {
    let type_ = block.first.type_();
    if type_ != event.type_() {
        faults.add("5.3", format!("{id} is a block of {type_}"));
    }
    if block.owner != Owner::of(event) {
        faults.add(
            "5.4",
            format!("{id} has another owner than its first chunk"),
        );
    }
}

fn check_text(
    event: &UnifiedEvent,
    id: &str,
    part: &Part<'_>,
    block: Option<&OpenBlock>,
    faults: &mut Faults,
) {
    let omits_text = || {
        event
            .omitted()
            .is_some_and(|omitted| omitted.iter().any(|one| one == "text"))
    };
    match part.text {
        Some(_) if !part.is_complete => {
            faults.add(
                "5.6",
                format!("a chunk of {id} has the text before its end"),
            );
        }
        Some(text) => {
            let before = block.map_or("", |block| &block.text);
            if text.strip_prefix(before) != Some(part.content) {
                faults.add(
                    "5.7",
                    format!("the text of {id} is not what its chunks carried"),
                );
            }
        }
        None if part.is_complete && !omits_text() => {
            faults.add("5.5", format!("the closing chunk of {id} has no text"));
        }
        None => {}
    }
}
