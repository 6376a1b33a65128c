//! What has begun in a stream and not ended.

use indexmap::{IndexMap, IndexSet};

use crate::words::ToolKind;
use crate::{PermissionRequestedEvent, QuestionAskedEvent, TextChunkEvent, ThinkingChunkEvent};
use crate::{UnifiedEvent, Word};

/// `parent_tool_id` and `subagent_id`: without either, the main thread.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Owner {
    pub(crate) parent_tool_id: Option<String>,
    pub(crate) subagent_id: Option<String>,
}

impl Owner {
    pub(crate) fn of(event: &UnifiedEvent) -> Self {
        Self {
            parent_tool_id: event.parent_tool_id().map(str::to_owned),
            subagent_id: event.subagent_id().map(str::to_owned),
        }
    }

    pub(crate) fn is_main_thread(&self) -> bool {
        self.parent_tool_id.is_none() && self.subagent_id.is_none()
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Chunk {
    Text(TextChunkEvent),
    Thinking(ThinkingChunkEvent),
}

impl Chunk {
    pub(crate) fn type_(&self) -> &'static str {
        match self {
            Self::Text(_) => TextChunkEvent::TYPE,
            Self::Thinking(_) => ThinkingChunkEvent::TYPE,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct OpenBlock {
    pub(crate) first: Chunk,
    pub(crate) owner: Owner,
    pub(crate) text: String,
}

#[derive(Clone, Debug)]
pub(crate) struct OpenTool {
    pub(crate) name: String,
    pub(crate) kind: Option<Word<ToolKind>>,
    pub(crate) owner: Owner,
}

/// Fed with every event of a stream, it knows what is open.
#[derive(Clone, Debug, Default)]
pub(crate) struct OpenThings {
    pub(crate) running: bool,
    pub(crate) turn_number: Option<u64>,
    pub(crate) blocks: IndexMap<String, OpenBlock>,
    pub(crate) tools: IndexMap<String, OpenTool>,
    pub(crate) inputs: IndexMap<String, Owner>,
    pub(crate) permissions: IndexMap<String, PermissionRequestedEvent>,
    pub(crate) questions: IndexMap<String, QuestionAskedEvent>,
    pub(crate) subagents: IndexSet<String>,
    pub(crate) tasks: IndexSet<String>,
    pub(crate) hooks: IndexMap<String, String>,
}

impl OpenThings {
    /// Lets an event take effect.
    pub(crate) fn follow(&mut self, event: &UnifiedEvent) {
        match event {
            UnifiedEvent::TextChunk(chunk) => {
                let first = || Chunk::Text(chunk.clone());
                let is_complete = chunk.is_complete == Some(true);
                self.follow_chunk(
                    event,
                    chunk.block_id.as_deref(),
                    is_complete,
                    &chunk.content,
                    first,
                );
            }
            UnifiedEvent::ThinkingChunk(chunk) => {
                let first = || Chunk::Thinking(chunk.clone());
                let is_complete = chunk.is_complete == Some(true);
                self.follow_chunk(
                    event,
                    chunk.block_id.as_deref(),
                    is_complete,
                    &chunk.content,
                    first,
                );
            }
            UnifiedEvent::SessionStarted(_) => {
                *self = Self {
                    running: true,
                    ..Self::default()
                };
            }
            UnifiedEvent::SessionEnded(_) => *self = Self::default(),
            UnifiedEvent::TurnStarted(turn) => self.turn_number = Some(turn.turn_number),
            UnifiedEvent::TurnCompleted(_) | UnifiedEvent::TurnFailed(_) => self.turn_number = None,
            UnifiedEvent::BlockDiscarded(discarded) => {
                self.blocks.shift_remove(&discarded.block_id);
                self.inputs.shift_remove(&discarded.block_id);
            }
            _ => self.follow_tool(event),
        }
    }

    fn follow_chunk(
        &mut self,
        event: &UnifiedEvent,
        block_id: Option<&str>,
        is_complete: bool,
        content: &str,
        first: impl FnOnce() -> Chunk,
    ) {
        let Some(block_id) = block_id else {
            return;
        };
        if is_complete {
            self.blocks.shift_remove(block_id);
            return;
        }
        let block = self
            .blocks
            .entry(block_id.to_owned())
            .or_insert_with(|| OpenBlock {
                first: first(),
                owner: Owner::of(event),
                text: String::new(),
            });
        block.text.push_str(content);
    }

    fn follow_tool(&mut self, event: &UnifiedEvent) {
        match event {
            UnifiedEvent::ToolInputChunk(input) => {
                let owner = || Owner::of(event);
                self.inputs
                    .entry(input.tool_id.clone())
                    .or_insert_with(owner);
            }
            UnifiedEvent::ToolStarted(tool) => {
                self.inputs.shift_remove(&tool.tool_id);
                let open = OpenTool {
                    name: tool.tool_name.clone(),
                    kind: tool.tool_kind.clone(),
                    owner: Owner::of(event),
                };
                self.tools.insert(tool.tool_id.clone(), open);
            }
            UnifiedEvent::ToolCompleted(tool) => {
                self.tools.shift_remove(&tool.tool_id);
            }
            UnifiedEvent::ToolFailed(tool) => {
                self.tools.shift_remove(&tool.tool_id);
            }
            _ => self.follow_pair(event),
        }
    }

    fn follow_pair(&mut self, event: &UnifiedEvent) {
        match event {
            UnifiedEvent::PermissionRequested(request) => {
                self.permissions
                    .insert(request.request_id.clone(), request.clone());
            }
            UnifiedEvent::PermissionResolved(resolved) => {
                self.permissions.shift_remove(&resolved.request_id);
            }
            UnifiedEvent::QuestionAsked(question) => {
                self.questions
                    .insert(question.request_id.clone(), question.clone());
            }
            UnifiedEvent::QuestionAnswered(answered) => {
                self.questions.shift_remove(&answered.request_id);
            }
            UnifiedEvent::SubagentStarted(subagent) => {
                self.subagents.insert(subagent.subagent_id.clone());
            }
            UnifiedEvent::SubagentCompleted(subagent) => {
                self.subagents.shift_remove(&subagent.subagent_id);
            }
            UnifiedEvent::TaskStarted(task) => {
                self.tasks.insert(task.task_id.clone());
            }
            UnifiedEvent::TaskCompleted(task) => {
                self.tasks.shift_remove(&task.task_id);
            }
            UnifiedEvent::HookStarted(hook) => {
                self.hooks.insert(hook.hook_id.clone(), hook.name.clone());
            }
            UnifiedEvent::HookCompleted(hook) => {
                self.hooks.shift_remove(&hook.hook_id);
            }
            _ => {}
        }
    }
}
