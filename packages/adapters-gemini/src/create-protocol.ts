import {
  read,
  type NativeObject,
  type NativeProtocol,
  type Protocol,
} from "@agentstream/adapter-kit";

import { completeAnswer, decideGeminiEnding } from "./ending.ts";
import { handleApiChunk, isApiChunk } from "./handlers/api-chunk.ts";
import { handleChatCompressed } from "./handlers/chat-compressed.ts";
import { handleContent } from "./handlers/content.ts";
import { handleError } from "./handlers/error.ts";
import { handleFinished } from "./handlers/finished.ts";
import { handleInit } from "./handlers/init.ts";
import { handleMessage } from "./handlers/message.ts";
import { handleModelInfo } from "./handlers/model-info.ts";
import { handleNotice, noticeTypes } from "./handlers/notice.ts";
import { handleResult } from "./handlers/result.ts";
import { handleRetry } from "./handlers/retry.ts";
import { handleStderr } from "./handlers/stderr.ts";
import { handleThought } from "./handlers/thought.ts";
import { handleToolCallRequest } from "./handlers/tool-call-request.ts";
import { handleToolCallResponse } from "./handlers/tool-call-response.ts";
import { handleToolCall } from "./handlers/tool-call.ts";
import { handleToolResult } from "./handlers/tool-result.ts";
import { handleToolUse } from "./handlers/tool-use.ts";
import { handleUserCancelled } from "./handlers/user-cancelled.ts";
import { createState, type State } from "./state.ts";

/** Translates a line; false if it has no meaning among ours. */
export type Handler = (native: NativeObject, state: State) => boolean;

// what stream-json prints, then what older descriptions of the CLI have; told apart line by line
const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ["init", handleInit],
  ["message", handleMessage],
  ["tool_use", handleToolUse],
  ["tool_result", handleToolResult],
  ["error", handleError],
  ["result", handleResult],
  ["content", handleContent],
  ["thought", handleThought],
  ["tool_call", handleToolCall],
  ["tool_call_request", handleToolCallRequest],
  ["tool_call_response", handleToolCallResponse],
  ["finished", handleFinished],
  ["retry", handleRetry],
  ["model_info", handleModelInfo],
  ["chat_compressed", handleChatCompressed],
  ["user_cancelled", handleUserCancelled],
  ...noticeTypes.map((type): [string, Handler] => [type, handleNotice]),
]);

/** `--output-format stream-json`, and the forms that came before it. */
export const createProtocol = (info: Protocol["info"]): Protocol => ({
  info,
  create(emitter): NativeProtocol {
    const state = createState(emitter);
    return {
      line(native) {
        const type = read.string(native.type);
        const handler = type === undefined ? handleApiChunk : handlers.get(type);
        const isTold = handler?.(native, state) ?? false;
        if (!isTold) emitter.extension(nameOf(native), native);
      },
      nameOf,
      timeOf: ({ timestamp }) => read.string(timestamp),
      stderr: (line) => handleStderr(line, state),
      end(exit) {
        completeAnswer(exit, state);
        return decideGeminiEnding(exit, state);
      },
      // before its first turn the CLI is starting, not idle
      isIdle: () => emitter.turns.count() > 0 && !emitter.turns.isOpen(),
    };
  },
});

const nameOf = (native: NativeObject): string =>
  read.string(native.type) ?? (isApiChunk(native) ? "chunk" : "unknown");
