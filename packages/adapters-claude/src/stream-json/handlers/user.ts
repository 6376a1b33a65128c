import {
  createDispatcher,
  read,
  type Dispatcher,
  type Lenient,
} from "@agentstream/adapter-kit/author";
import type {
  ClaudeTextBlock,
  ClaudeUserBlock,
} from "@agentstream/schema/native/claude/stream-json";

import { cutPending, emitLocalText } from "../blocks.ts";
import { isRepeated } from "../is-repeated.ts";
import type { Handler, LineOf } from "../line.ts";
import type { Context } from "../state.ts";
import { ownerOf, threadOf } from "../thread.ts";
import { noteTaskNotice } from "./task-report.ts";
import { handleToolResult, type UserContext } from "./tool-result.ts";

/** What becomes of each block of what the model gets. */
export const userBlocks: Dispatcher<ClaudeUserBlock, UserContext> = createDispatcher("type", {
  tool_result: {
    becomes:
      "`toolCompleted`, before it `fileChanged`, `planUpdated`, `taskStarted`; `toolFailed`; `permissionResolved`, `questionAnswered`",
    handle: handleToolResult,
  },
  text: {
    becomes:
      "`userMessage`; synthetic: `log`; the notice of a task's end: `taskCompleted`, `log`; a command's output: `textChunk` (`local`); the mark of an interruption: closes what streamed (`interrupted`)",
    handle: collectText,
  },
  // parts of a prompt that the host knows
  image: "silent",
  document: "silent",
});

const interruption = /^\[Request interrupted by user/;
const localOutput =
  /^<local-command-(?:stdout|stderr)>([\s\S]*)<\/local-command-(?:stdout|stderr)>\s*$/;

/** What the model gets: results of tools, prompts, the mark of an interruption. */
export const handleUser: Handler<"user"> = (native, context) => {
  const { emitter, state, write } = context;
  const { content } = read.fields(native.message);
  if (isRepeated(native.uuid, content, state)) return false;
  const thread = threadOf(native.parent_tool_use_id);
  // a sub-agent whose start was never announced starts here
  ownerOf(thread, context);
  const texts: string[] = [];
  const blockContext: UserContext = { emitter, state, write, native, texts };
  let isKnown = true;
  for (const block of read.objects(content))
    if (!userBlocks.dispatch(block, blockContext)) isKnown = false;
  const text = read.string(content) ?? texts.join("");
  if (text !== "") emitMessage(text, thread, native, context);
  return isKnown;
};

/** The texts of a line are one message. */
function collectText({ text }: Lenient<ClaudeTextBlock>, { texts }: UserContext): void {
  texts.push(read.string(text) ?? "");
}

function emitMessage(
  text: string,
  thread: string,
  { isSynthetic }: LineOf<"user">,
  context: Context,
): void {
  if (interruption.test(text)) return markInterruption(thread, context);
  // a sub-agent's prompt is part of its start
  if (thread !== "") return;
  const local = localOutput.exec(text)?.[1];
  if (local !== undefined) return emitLocalText(local, "local", context);
  const isNotice = noteTaskNotice(text, context) || isTaskNotice(text, context);
  if (isNotice || read.boolean(isSynthetic) === true) return emitSynthetic(text, context);
  context.emitter.emit({ type: "userMessage", content: text, kind: "prompt" });
}

/** Qwen Code says in the user's place, and without a mark, that a task ended; the line of its end follows. */
const isTaskNotice = (text: string, { emitter, state }: Context): boolean =>
  state.variant.taskNotice?.test(text) === true &&
  emitter.open.tasks.size + emitter.open.subagents.size > 0;

function markInterruption(thread: string, context: Context): void {
  cutPending(thread, context);
  if (thread === "") context.state.turn.isInterrupted = true;
}

/** Written by the CLI, not by the user: feedback of a hook, the body of a skill, the summary of a compaction. */
function emitSynthetic(text: string, { emitter, state }: Context): void {
  if (text.startsWith("[structured-output-enforce]")) state.turn.wantsStructuredOutput = true;
  emitter.log("info", text, "agent");
}
