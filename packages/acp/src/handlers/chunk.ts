import { addUsage, read, type Lenient } from "@agentstream/adapter-kit/author";
import type {
  AcpAgentMessageChunk,
  AcpAgentThoughtChunk,
} from "@agentstream/schema/native/acp/message";

import { emitChunk, endBlocks } from "../blocks.ts";
import type { UpdateHandler } from "../line.ts";
import { mapChunkUsage } from "../map-usage.ts";
import { parentOf, type State } from "../state.ts";

/** The next piece of the answer. */
export const handleMessageChunk: UpdateHandler<"agent_message_chunk"> = (update, state) =>
  takeChunk("textChunk", update, state);

/** The next piece of what the agent thinks. */
export const handleThoughtChunk: UpdateHandler<"agent_thought_chunk"> = (update, state) =>
  takeChunk("thinkingChunk", update, state);

function takeChunk(
  type: "textChunk" | "thinkingChunk",
  update: Lenient<AcpAgentMessageChunk | AcpAgentThoughtChunk>,
  state: State,
): boolean {
  const block = read.fields(update.content);
  noteUsage(update, state);
  const parentToolId = parentOf(update, state);
  const content = read.is(block.type, "text") ? read.string(block.text) : undefined;
  if (content === undefined) {
    // a picture, for example: it ends the text before it
    endBlocks(state, parentToolId);
    return false;
  }
  if (type === "textChunk" && state.quirks.retryText?.test(content) === true) {
    endBlocks(state, parentToolId);
    const about = { errorCode: "unknown", fatal: false, retry: {} } as const;
    // each is one attempt more, though all say the same
    state.emitter.emit({ type: "error", message: content, ...about });
    return true;
  }
  if (type === "textChunk" && parentToolId === undefined && content !== "") {
    state.hasAnswer = true;
    state.lastText = content;
  }
  const messageId = read.string(update.messageId);
  if (parentToolId === undefined) state.lastMessageId = messageId;
  emitChunk(state, { type, content, messageId, parentToolId });
  return true;
}

/** Some agents report the usage of each request with a chunk, and none with the end of the prompt. */
function noteUsage(
  { _meta }: Lenient<AcpAgentMessageChunk | AcpAgentThoughtChunk>,
  state: State,
): void {
  const usage = mapChunkUsage(_meta, state.quirks);
  if (usage !== undefined) state.usageOfChunks = addUsage(state.usageOfChunks, usage);
}

/** The agent repeats what it was asked. */
export const handleUserMessageChunk: UpdateHandler<"user_message_chunk"> = ({ content }, state) => {
  const { turns, emit } = state.emitter;
  const text = read.string(read.fields(content).text);
  if (text === undefined || text === "") return false;
  endBlocks(state);
  if (!turns.isOpen()) turns.begin({ prompt: text });
  emit({ type: "userMessage", content: text, kind: "prompt" });
};
