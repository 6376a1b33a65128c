import { dispatch, type EventType, type TagTable, type UesEvent } from "@agentstream/schema/core";
import type { EventDraft } from "@agentstream/stream";
import type { OpenThings } from "@agentstream/stream/internal";

import { extraNames } from "../ues/extras.ts";
import { isDraft } from "./is-draft.ts";
import { discardText, endTurn, write, type StreamWriter } from "./stream-writer.ts";

/** The unified type of each extra that our own dialect writes. */
const typesByName: ReadonlyMap<string, string> = new Map(
  Object.entries(extraNames).map(([type, name]) => [name, type]),
);

type Restored = Extract<EventDraft, { type: EventType }>;
type Drafts = { readonly [T in EventType]: Extract<Restored, { type: T }> };

/** Whether an event may come now; `"ignored"`: it may come at any time. */
const fitting: TagTable<Drafts, [open: OpenThings], boolean> = {
  turnStarted: (_, { turnNumber }) => turnNumber === undefined,
  turnCompleted: (draft, { turnNumber }) => turnNumber === draft.turnNumber,
  turnFailed: (draft, { turnNumber }) => turnNumber === draft.turnNumber,
  toolProgress: ({ toolId }, { tools }) => tools.has(toolId),
  permissionResolved: ({ requestId }, { permissions }) => permissions.has(requestId),
  questionAsked: ({ requestId }, { questions }) => !questions.has(requestId),
  questionAnswered: ({ requestId }, { questions }) => questions.has(requestId),
  subagentStarted: ({ subagentId }, { subagents }) => !subagents.has(subagentId),
  subagentCompleted: ({ subagentId }, { subagents }) => subagents.has(subagentId),
  taskStarted: ({ taskId }, { tasks }) => !tasks.has(taskId),
  taskProgress: ({ taskId }, { tasks }) => tasks.has(taskId),
  taskCompleted: ({ taskId }, { tasks }) => tasks.has(taskId),
  hookStarted: ({ hookId }, { hooks }) => !hooks.has(hookId),
  hookProgress: ({ hookId }, { hooks }) => hooks.has(hookId),
  hookCompleted: ({ hookId }, { hooks }) => hooks.has(hookId),
  sessionStarted: "ignored",
  sessionUpdated: "ignored",
  sessionEnded: "ignored",
  userMessage: "ignored",
  usageReported: "ignored",
  contextCompacted: "ignored",
  textChunk: "ignored",
  thinkingChunk: "ignored",
  blockDiscarded: "ignored",
  toolInputChunk: "ignored",
  toolStarted: "ignored",
  toolCompleted: "ignored",
  toolFailed: "ignored",
  fileChanged: "ignored",
  planUpdated: "ignored",
  permissionRequested: "ignored",
  error: "ignored",
  log: "ignored",
  rawOutput: "ignored",
  rateLimitUpdated: "ignored",
};

/** An extra of our own becomes the event that it was; any other becomes an extension event. */
export function restore(value: UesEvent, writer: StreamWriter): void {
  const { type } = value;
  if (!isNamespaced(type)) return;
  const payload = "payload" in value ? value.payload : undefined;
  const known = typesByName.get(type.slice(type.indexOf(":") + 1));
  const draft = { ...Object(payload), type: known };
  if (
    known !== undefined &&
    isRestored(draft) &&
    (dispatch(fitting, draft.type, draft, writer.open) ?? true)
  )
    writeRestored(draft, writer);
  else write(writer, { type, data: payload ?? null });
}

const isNamespaced = (type: string): type is `${string}:${string}` => type.includes(":");

const isRestored = (draft: object): draft is Restored => isDraft(draft);

/** An option that was not offered cannot have been chosen. */
function withOfferedOption(
  draft: Extract<Restored, { type: "permissionResolved" }>,
  { permissions }: OpenThings,
): EventDraft {
  const { options = [] } = permissions.get(draft.requestId) ?? {};
  if (options.some(({ optionId }) => optionId === draft.optionId)) return draft;
  return { ...draft, optionId: undefined };
}

function writeRestored(draft: Restored, writer: StreamWriter): void {
  if (draft.type === "turnCompleted" || draft.type === "turnFailed") endTurn(writer, draft);
  else if (draft.type === "permissionResolved")
    write(writer, withOfferedOption(draft, writer.open));
  else if (draft.type === "blockDiscarded") discardText(writer, draft.reason ?? "retried");
  else {
    if (draft.type === "turnStarted") writer.turns = draft.turnNumber;
    write(writer, draft);
  }
}
