import * as t from "../../vocabulary.ts";
import { inputMessages } from "./stream-input/message.ts";
import { hostRequests } from "./stream-input/request.ts";
import { hostAnswers, hostResponses } from "./stream-input/response.ts";
import { textBlock, userBlocks } from "./stream-json/content-block.ts";
import { sharedLines } from "./stream-json/control-request.ts";
import { permissionUpdates } from "./stream-json/permission.ts";

const description = "One line that a host writes to Claude Code with `--input-format stream-json`.";

/** What a host writes. */
export const claudeStreamInput: t.Document = {
  name: "native/claude/stream-input",
  title: "Claude Code: stream-json input",
  description,
  root: "ClaudeInputMessage",
  tested: "Claude Code 2.1.197 and 2.1.326",
  definitions: {
    ClaudeInputMessage: t.union(description, [
      "ClaudeUserInput",
      "ClaudeHostRequest",
      "ClaudeHostResponse",
      "ClaudeControlCancelRequest",
      "ClaudeKeepAlive",
      "ClaudeUnknownInput",
    ]),
    ...inputMessages,
    ...userBlocks,
    ...textBlock,
    ...hostRequests,
    ...hostResponses,
    ...hostAnswers,
    ...permissionUpdates,
    ...sharedLines,
    ClaudeUnknownInput: t.unknownMember(
      "A line of a type that this version does not know. The CLI skips it.",
    ),
  },
};
