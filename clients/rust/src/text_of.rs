use indexmap::IndexMap;

use crate::UnifiedEvent;

/// What the agent said: the text of the main thread, all blocks not discarded, in the order of
/// their starts.
pub fn text_of<'a>(events: impl IntoIterator<Item = &'a UnifiedEvent>) -> String {
    let mut blocks: IndexMap<&str, Vec<&str>> = IndexMap::new();
    for event in events {
        match event {
            UnifiedEvent::TextChunk(chunk)
                if chunk.parent_tool_id.is_none() && chunk.subagent_id.is_none() =>
            {
                let id = chunk.block_id.as_ref().unwrap_or(&chunk.id);
                blocks.entry(id).or_default().push(&chunk.content);
            }
            UnifiedEvent::BlockDiscarded(discarded) => {
                blocks.shift_remove(discarded.block_id.as_str());
            }
            _ => {}
        }
    }
    blocks.into_values().flatten().collect()
}
