import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";

import { handleMessageUpdated } from "./handlers/message-updated.ts";
import { handlePartDelta, handlePartRemoved } from "./handlers/part-change.ts";
import { handlePartUpdated } from "./handlers/part-updated.ts";
import { handlePermissionAsked, handlePermissionReplied } from "./handlers/permission.ts";
import {
  handleQuestionAsked,
  handleQuestionRejected,
  handleQuestionReplied,
} from "./handlers/question.ts";
import {
  handleSessionError,
  handleSessionIdle,
  handleSessionStatus,
  statuses,
} from "./handlers/session-status.ts";
import {
  handleSessionCompacted,
  handleSessionCreated,
  handleSessionUpdated,
  handleTodoUpdated,
} from "./handlers/session.ts";
import type { Context, ServeEvent } from "./line.ts";
import { parts } from "./parts.ts";

const session = "`sessionStarted`, `sessionUpdated`; of a sub-agent: nothing yet";
const permissionAsked = {
  becomes: "`toolStarted` without arguments, `permissionRequested`",
  handle: handlePermissionAsked,
};
const permissionReplied = { becomes: "`permissionResolved`", handle: handlePermissionReplied };
const questionAsked = {
  becomes: "`questionAsked`: questions are numbered",
  handle: handleQuestionAsked,
};
const questionReplied = { becomes: "`questionAnswered`", handle: handleQuestionReplied };
const questionRejected = {
  becomes: "`questionAnswered` (declined)",
  handle: handleQuestionRejected,
};

/** What only brackets, is in other events too, or is about the server and not about the agent, is silent. */
export const handlers: Dispatcher<ServeEvent, Context> = createDispatcher("type", {
  "session.created": { becomes: session, handle: handleSessionCreated },
  "session.updated": { becomes: session, handle: handleSessionUpdated },
  "session.status": { becomes: "by status:", handle: handleSessionStatus, parts: statuses },
  "session.idle": { becomes: "as the status `idle`", handle: handleSessionIdle },
  "session.error": {
    becomes: "`error` (fatal); an abort: nothing, it is how the turn ends",
    handle: handleSessionError,
  },
  "session.compacted": { becomes: "`contextCompacted`", handle: handleSessionCompacted },
  "message.updated": {
    becomes:
      "the model: `sessionUpdated`; its `error`: as `session.error`; an answer to a prompt that waited ends one turn and begins the next",
    handle: handleMessageUpdated,
  },
  "message.part.updated": {
    becomes:
      "of the user: `text` is `turnStarted`, unless one is open, and `userMessage`; `compaction` is `contextCompacted`; of the model, by part:",
    handle: handlePartUpdated,
    parts,
  },
  "message.part.delta": { becomes: "`textChunk`, `thinkingChunk`", handle: handlePartDelta },
  "message.part.removed": { becomes: "`blockDiscarded`", handle: handlePartRemoved },
  "permission.asked": permissionAsked,
  "permission.v2.asked": permissionAsked,
  "permission.updated": permissionAsked,
  "permission.replied": permissionReplied,
  "permission.v2.replied": permissionReplied,
  "question.asked": questionAsked,
  "question.v2.asked": questionAsked,
  "question.replied": questionReplied,
  "question.v2.replied": questionReplied,
  "question.rejected": questionRejected,
  "question.v2.rejected": questionRejected,
  "todo.updated": {
    becomes: "`planUpdated`, unless the tool's result had it",
    handle: handleTodoUpdated,
  },
  "session.deleted": "extension",
  "message.removed": "extension",
  "server.connected": "silent",
  "server.heartbeat": "silent",
  "server.instance.disposed": "silent",
  "global.disposed": "silent",
  "plugin.added": "silent",
  "catalog.updated": "silent",
  "reference.updated": "silent",
  "integration.updated": "silent",
  "models-dev.refreshed": "silent",
  "project.updated": "silent",
  "vcs.branch.updated": "silent",
  "lsp.updated": "silent",
  "lsp.client.diagnostics": "silent",
  "mcp.tools.changed": "silent",
  "installation.updated": "silent",
  "installation.update-available": "silent",
  "session.diff": "silent",
  // the tool that edits has it, too
  "file.edited": "silent",
  "file.watcher.updated": "silent",
});
