import {
  createDispatcher,
  read,
  untyped,
  type Dispatcher,
  type Lenient,
  type Unsure,
} from "@agentstream/adapter-kit/author";

import { discardLines, emitLocalText, finishedBy, unnamedIn } from "../blocks.ts";
import { isRepeated } from "../is-repeated.ts";
import type { ContentBlock, Handler } from "../line.ts";
import { textOf } from "../text-of.ts";
import { ownerOf, threadOf } from "../thread.ts";
import {
  completeServerTool,
  completeUnlistedTool,
  emitRedacted,
  emitText,
  emitThinking,
  startTool,
  type BlockContext,
} from "./assistant-block.ts";
import { handleAssistantError } from "./assistant-error.ts";
import { noteCall } from "./note-call.ts";

const call = { becomes: "`toolStarted`", handle: startTool };
const serverResult = "`toolCompleted`, of a tool that the API runs";

/** What becomes of each block. It comes before the end of its stream, and counts instead of what streamed. */
export const contentBlocks: Dispatcher<ContentBlock, BlockContext> = createDispatcher(
  "type",
  {
    text: { becomes: "`textChunk`: closes what streamed, or the whole block", handle: emitText },
    thinking: { becomes: "`thinkingChunk`, as `text`", handle: emitThinking },
    redacted_thinking: { becomes: "`thinkingChunk` (`redacted`)", handle: emitRedacted },
    tool_use: call,
    server_tool_use: call,
    mcp_tool_use: call,
    web_search_tool_result: { becomes: serverResult, handle: completeServerTool },
  },
  {
    unknown: {
      becomes: `${serverResult} (types that end in \`_tool_result\`)`,
      handle: completeUnlistedTool,
    },
  },
);

/** The mark of what the CLI itself writes. */
const syntheticModel = "<synthetic>";

/** How older versions begin what they say of an error, which they do not mark. */
const errorInWords =
  /^(?:API Error\b|Invalid API key\b|OAuth token\b|Credit balance is too low|Prompt is too long|Claude (?:AI )?usage limit reached)/;

/** A finished block of a message, or several; errors and the CLI's own words have this form too. */
export const handleAssistant: Handler<"assistant"> = (native, context) => {
  const { id, model, content, usage } = read.fields(native.message);
  const { emitter, state, write } = context;
  if (isRepeated(native.uuid, content, state)) return false;
  const thread = threadOf(native.parent_tool_use_id);
  // a sub-agent whose start was never announced starts here
  ownerOf(thread, context);
  discardLines(native.supersedes, context);
  const isSynthetic = read.string(model) === syntheticModel;
  const isError =
    read.boolean(native.is_api_error_message) === true ||
    (isSynthetic && errorInWords.test(textOf(content)));
  if (isError || read.string(native.error) !== undefined)
    return handleAssistantError(native, context);
  if (isSynthetic || read.string(native.local_command_source) !== undefined)
    return emitLocalText(textOf(content), read.string(id) ?? "local", context);
  noteCall(read.string(id), usage, state);
  const blocks = blocksOf(content);
  const message = finishedBy(read.string(id) ?? unnamedIn(thread), blocks, {
    emitter,
    state,
    write,
    thread,
  });
  const line = read.string(native.uuid);
  const isCut = read.boolean(native.aborted) === true;
  // without a spread, which was 6 % of the time of all lines
  const ofBlock: BlockContext = { emitter, state, write, thread, message, line, isCut };
  let isKnown = true;
  for (const block of blocks) if (!contentBlocks.dispatch(block, ofBlock)) isKnown = false;
  return isKnown;
};

/** Older forms have a text alone, which is one block; the schema has blocks only. */
function blocksOf(content: Unsure<ContentBlock[]> | undefined): readonly Lenient<ContentBlock>[] {
  const text = untyped.string(content);
  return text === undefined ? read.objects(content) : [read.line({ type: "text", text })];
}
