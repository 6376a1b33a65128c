import * as t from "../../vocabulary.ts";
import { assistant } from "./stream-json/assistant.ts";
import { contentBlocks, textBlock, userBlocks } from "./stream-json/content-block.ts";
import { controlRequests, sharedLines } from "./stream-json/control-request.ts";
import { controlResponses, controlResults } from "./stream-json/control-response.ts";
import { otherLines } from "./stream-json/other.ts";
import { permissionUpdates } from "./stream-json/permission.ts";
import { results } from "./stream-json/result.ts";
import { deltas, streamEvents } from "./stream-json/stream-event.ts";
import { systemLines } from "./stream-json/system-message.ts";
import { usage } from "./stream-json/usage.ts";
import { user } from "./stream-json/user.ts";

const description =
  "One line that Claude Code, or Qwen Code, prints with `--output-format stream-json`.";

/** What the CLI prints. */
export const claudeStreamJson: t.Document = {
  name: "native/claude/stream-json",
  title: "Claude Code: stream-json output",
  description,
  root: "ClaudeOutputMessage",
  tested: "Claude Code 2.1.197 and 2.1.326, Qwen Code 0.15.10",
  definitions: {
    ClaudeOutputMessage: t.union(description, [
      "ClaudeSystemMessage",
      "ClaudeAssistantMessage",
      "ClaudeUserMessage",
      "ClaudeStreamEventMessage",
      "ClaudeResultMessage",
      "ClaudeRateLimitEvent",
      "ClaudePromptSuggestion",
      "ClaudeToolProgress",
      "ClaudeToolUseSummary",
      "ClaudeTranscriptMirror",
      "ClaudeCommandLifecycle",
      "ClaudeConversationReset",
      "ClaudeControlRequest",
      "ClaudeControlResponse",
      "ClaudeControlCancelRequest",
      "ClaudeKeepAlive",
      "ClaudeUnknownOutput",
    ]),
    ...systemLines,
    ...assistant,
    ...user,
    ...contentBlocks,
    ...textBlock,
    ...userBlocks,
    ...usage,
    ...streamEvents,
    ...deltas,
    ...results,
    ...otherLines,
    ...controlRequests,
    ...permissionUpdates,
    ...controlResponses,
    ...controlResults,
    ...sharedLines,
    ClaudeUnknownOutput: t.unknownMember(
      "A line of a type that this version does not know. Pass it on unchanged.",
    ),
  },
};
