import type { EventType, UesEvent } from "@agentstream/schema";
import type { EventDraft, OpenThings } from "@agentstream/stream";

import { extraNames } from "../ues/extras.ts";
import { isDraft } from "./is-draft.ts";
import { discardText, endTurn, tell, type Writing } from "./writing.ts";

/** The unified type of each extra that our own dialect writes. */
const typesByName: ReadonlyMap<string, string> = new Map(
  Object.entries(extraNames).map(([type, name]) => [name, type]),
);

type Fits<T extends EventType> = (
  open: OpenThings,
  draft: Extract<EventDraft, { type: T }>,
) => boolean;

/** What may be told only at its time; anything else may be told at any. */
const fitting: { readonly [T in EventType]?: Fits<T> } = {
  turnStarted: ({ turnNumber }) => turnNumber === undefined,
  turnCompleted: ({ turnNumber }, draft) => turnNumber === draft.turnNumber,
  turnFailed: ({ turnNumber }, draft) => turnNumber === draft.turnNumber,
  toolProgress: ({ tools }, { toolId }) => tools.has(toolId),
  permissionResolved: ({ permissions }, { requestId }) => permissions.has(requestId),
  questionAsked: ({ questions }, { requestId }) => !questions.has(requestId),
  questionAnswered: ({ questions }, { requestId }) => questions.has(requestId),
  subagentStarted: ({ subagents }, { subagentId }) => !subagents.has(subagentId),
  subagentCompleted: ({ subagents }, { subagentId }) => subagents.has(subagentId),
  taskStarted: ({ tasks }, { taskId }) => !tasks.has(taskId),
  taskProgress: ({ tasks }, { taskId }) => tasks.has(taskId),
  taskCompleted: ({ tasks }, { taskId }) => tasks.has(taskId),
  hookStarted: ({ hooks }, { hookId }) => !hooks.has(hookId),
  hookProgress: ({ hooks }, { hookId }) => hooks.has(hookId),
  hookCompleted: ({ hooks }, { hookId }) => hooks.has(hookId),
};

type Restored = Extract<EventDraft, { type: EventType }>;

/** An extra of our own becomes the event that it was; any other is told as it is. */
export function restore(value: UesEvent, writing: Writing): void {
  const { type } = value;
  if (!isNamespaced(type)) return;
  const payload = "payload" in value ? value.payload : undefined;
  const known = typesByName.get(type.slice(type.indexOf(":") + 1));
  const draft = { ...Object(payload), type: known };
  if (known !== undefined && isRestored(draft) && fits(draft, writing.open))
    tellRestored(draft, writing);
  else tell(writing, { type, data: payload ?? null });
}

const isNamespaced = (type: string): type is `${string}:${string}` => type.includes(":");

const isRestored = (draft: object): draft is Restored => isDraft(draft);

// generic, so that TypeScript relates the check's parameter to this very event
const fits = <T extends EventType>(
  draft: { [K in T]: { type: K } & Extract<Restored, { type: K }> }[T],
  open: OpenThings,
): boolean => fitting[draft.type]?.(open, draft) ?? true;

/** An option that was not offered cannot have been chosen. */
function withOfferedOption(
  draft: Extract<Restored, { type: "permissionResolved" }>,
  { permissions }: OpenThings,
): EventDraft {
  const { options = [] } = permissions.get(draft.requestId) ?? {};
  if (options.some(({ optionId }) => optionId === draft.optionId)) return draft;
  const resolved = { ...draft };
  delete resolved.optionId;
  return resolved;
}

function tellRestored(draft: Restored, writing: Writing): void {
  if (draft.type === "turnCompleted" || draft.type === "turnFailed") endTurn(writing, draft);
  else if (draft.type === "permissionResolved")
    tell(writing, withOfferedOption(draft, writing.open));
  else if (draft.type === "blockDiscarded") discardText(writing, draft.reason ?? "retried");
  else {
    if (draft.type === "turnStarted") writing.turns = draft.turnNumber;
    tell(writing, draft);
  }
}
