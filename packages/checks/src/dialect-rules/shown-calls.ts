import type { UnifiedEvent } from "@agentstream/schema";

/** A call as a reader of `ai-sdk` must have it in the end. */
export interface ShownCall {
  readonly toolId: string;
  input: unknown;
  isKnown: boolean;
  /** How often its input is sent: again when it became known late, and when a permission was answered. */
  inputs: number;
  /** How many permissions were requested for it while it was open. */
  requests: number;
  isDenied: boolean;
  isOpen: boolean;
}

type Arguments = Readonly<Record<string, unknown>> | undefined;

/** The calls of a run, from its events. */
export function shownCalls(events: readonly UnifiedEvent[]): readonly ShownCall[] {
  const calls = new Map<string, ShownCall>();
  const asked = new Map<string, string>();
  const openCall = (toolId = ""): ShownCall | undefined =>
    calls.get(toolId)?.isOpen === true ? calls.get(toolId) : undefined;
  for (const event of events) {
    if (event.type === "toolStarted") {
      const { toolId, arguments: input } = event;
      const isKnown = input !== undefined;
      const fresh = { inputs: 1, requests: 0, isDenied: false, isOpen: true };
      calls.set(toolId, { toolId, input: input ?? {}, isKnown, ...fresh });
    }
    if (event.type === "permissionRequested") {
      const call = openCall(event.toolId);
      if (call === undefined) continue;
      if (!call.isKnown) learn(call, event.arguments);
      call.requests++;
      asked.set(event.requestId, call.toolId);
    }
    if (event.type === "permissionResolved") {
      const call = openCall(asked.get(event.requestId));
      if (call === undefined) continue;
      call.input = event.updatedArguments ?? call.input;
      call.isDenied = event.outcome === "denied" || event.outcome === "expired";
      if (!call.isDenied) call.inputs++;
    }
    if (event.type === "toolCompleted" || event.type === "toolFailed") {
      const call = openCall(event.toolId);
      if (call === undefined) continue;
      call.isOpen = false;
      call.isDenied ||= event.type === "toolFailed" && event.reason === "denied";
      if (event.type === "toolCompleted") call.isDenied = false;
      if (event.type === "toolCompleted") learn(call, event.arguments);
    }
  }
  return [...calls.values()];
}

function learn(call: ShownCall, input: Arguments): void {
  if (input === undefined) return;
  call.input = input;
  call.isKnown = true;
  call.inputs++;
}
