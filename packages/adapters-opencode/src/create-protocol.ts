import {
  untyped as read,
  type NativeObject,
  type NativeProtocol,
  type Protocol,
} from "@agentstream/adapter-kit";

import { decideRunEnding, decideServeEnding } from "./ending.ts";
import type { RunHandler, ServeHandler } from "./handler.ts";
import { handleError } from "./handlers/error.ts";
import { handleMessageUpdated } from "./handlers/message-updated.ts";
import { handlePartDelta } from "./handlers/part-delta.ts";
import { handlePartRemoved } from "./handlers/part-removed.ts";
import { handlePartUpdated } from "./handlers/part-updated.ts";
import { handlePermissionAsked, handlePermissionReplied } from "./handlers/permission.ts";
import {
  handleQuestionAsked,
  handleQuestionRejected,
  handleQuestionReplied,
} from "./handlers/question.ts";
import {
  handleSessionCompacted,
  handleSessionError,
  handleSessionIdle,
  handleSessionStatus,
} from "./handlers/session-status.ts";
import { handleSession, handleSessionCreated } from "./handlers/session.ts";
import { handleStderr } from "./handlers/stderr.ts";
import { handleStepFinish } from "./handlers/step-finish.ts";
import { handleStepStart } from "./handlers/step-start.ts";
import { handleText } from "./handlers/text.ts";
import { handleTodoUpdated } from "./handlers/todo-updated.ts";
import { handleToolUse } from "./handlers/tool-use.ts";
import { createRunState, createServeState } from "./state.ts";
import { isBracket, isOfNoInterest, threadOf } from "./threads.ts";
import { toTime } from "./to-time.ts";

const runHandlers: ReadonlyMap<string, RunHandler> = new Map([
  ["step_start", handleStepStart],
  ["step_finish", handleStepFinish],
  ["text", handleText],
  ["reasoning", handleText],
  ["tool_use", handleToolUse],
  ["error", handleError],
]);

const serveHandlers: ReadonlyMap<string, ServeHandler> = new Map([
  ["session.created", handleSessionCreated],
  ["session.updated", handleSession],
  ["session.status", handleSessionStatus],
  ["session.idle", handleSessionIdle],
  ["session.error", handleSessionError],
  ["session.compacted", handleSessionCompacted],
  ["message.updated", handleMessageUpdated],
  ["message.part.updated", handlePartUpdated],
  ["message.part.delta", handlePartDelta],
  ["message.part.removed", handlePartRemoved],
  ["permission.asked", handlePermissionAsked],
  ["permission.updated", handlePermissionAsked],
  ["permission.replied", handlePermissionReplied],
  ["permission.v2.asked", handlePermissionAsked],
  ["permission.v2.replied", handlePermissionReplied],
  ["question.asked", handleQuestionAsked],
  ["question.replied", handleQuestionReplied],
  ["question.rejected", handleQuestionRejected],
  ["question.v2.asked", handleQuestionAsked],
  ["question.v2.replied", handleQuestionReplied],
  ["question.v2.rejected", handleQuestionRejected],
  ["todo.updated", handleTodoUpdated],
]);

type CreateProtocol = (info: Protocol["info"]) => Protocol;

/** `opencode run --format json`: one prompt, one turn, one way. */
export const runProtocol: CreateProtocol = (info) => ({
  info,
  create(emitter): NativeProtocol {
    const state = createRunState(emitter);
    const nameOf = ({ type }: NativeObject): string => read.string(type) ?? "unknown";
    return {
      nameOf,
      line(native) {
        const nativeSessionId = read.string(native["sessionID"]);
        const isNew = nativeSessionId !== emitter.session.facts().nativeSessionId;
        if (nativeSessionId !== undefined && isNew) emitter.session.learn({ nativeSessionId });
        const handler = runHandlers.get(nameOf(native));
        const isTold = handler?.(native, read.fields(native["part"]), state) ?? false;
        if (!isTold) emitter.extension(nameOf(native), native);
      },
      timeOf: ({ timestamp }) => toTime(timestamp),
      stderr: (line) => handleStderr(line, state),
      end: (exit) => decideRunEnding(exit, state),
      // nothing says that it is done but that the model has stopped
      isIdle: () => state.main.finish === "stop" || state.main.finish === "length",
    };
  },
});

/** The events of `opencode serve`, which are those of all its sessions: one is followed, with its sub-agents. */
export const serveProtocol: CreateProtocol = (info) => ({
  info,
  create(emitter): NativeProtocol {
    const state = createServeState(emitter);
    return {
      nameOf: (native) => read.string(eventOf(native)["type"]) ?? "unknown",
      line(native) {
        const event = eventOf(native);
        const type = read.string(event["type"]) ?? "unknown";
        if (isOfNoInterest(type)) return;
        const properties = read.fields(event["properties"]);
        const handler = serveHandlers.get(type);
        const session = handler && threadOf(type, properties, state);
        if (handler !== undefined && session === undefined && isBracket(type)) return;
        const isTold = session !== undefined && handler?.(properties, session, state) === true;
        if (!isTold) emitter.extension(type, native);
      },
      timeOf: (native) => toTime(read.fields(eventOf(native)["properties"])["time"]),
      end: (exit) => decideServeEnding(exit, state),
      isIdle: () => emitter.turns.count() > 0 && !emitter.turns.isOpen(),
    };
  },
});

/** `GET /global/event` wraps each event. */
const eventOf = (native: NativeObject): NativeObject =>
  read.isFields(native["payload"]) ? native["payload"] : native;
