import { isSameJson, untyped } from "@agentstream/adapter-kit/author";

import { argumentsOf, changesIn, exitCodeOf, resultOf } from "./map-tool.ts";
import type { Call } from "./merge-call.ts";
import { reasonOf, type Reason } from "./reason-of.ts";
import type { State } from "./state.ts";
import { textIn } from "./text-in.ts";

/** A call has ended. */
export function endCall(call: Call, state: State): void {
  const { tools } = state.emitter;
  const toolId = tools.idOf(call.toolCallId);
  if (toolId === undefined) return;
  const isUnknown = isOfUnknownTool(call, toolId, state);
  const error = isUnknown ? untyped.string(untyped.fields(call.rawInput)["error"]) : errorOf(call);
  const reason = isUnknown ? "notRun" : reasonOf(call, toolId, error, state);
  if (reason === undefined) completeCall(call, toolId, state);
  else failCall(call.toolCallId, reason, error, state);
}

/** The first line of such a call may still have the name that the model used. */
function isOfUnknownTool({ rawInput }: Call, toolId: string, { emitter, quirks }: State): boolean {
  const { unknownTool } = quirks;
  if (unknownTool === undefined) return false;
  if (emitter.tools.startOf(toolId)?.toolName === unknownTool) return true;
  const { tool, error, ...others } = untyped.fields(rawInput);
  const isNamed = typeof tool === "string" && typeof error === "string";
  return isNamed && Object.keys(others).length === 0;
}

function errorOf({ status, rawOutput, content }: Call): string | undefined {
  const { error, message } = untyped.fields(rawOutput);
  const words =
    untyped.string(error) ??
    untyped.string(untyped.fields(error)["message"]) ??
    (status === "failed" ? untyped.string(message) : undefined);
  return words ?? untyped.string(rawOutput) ?? textIn(content);
}

/** It ran and returned. What it did to files is emitted first. */
function completeCall(call: Call, toolId: string, state: State): void {
  const { requests, tools } = state.emitter;
  requests.resolveTool(toolId, true);
  const exitCode = exitCodeOf(call, state.quirks);
  const success = call.status === "completed" && (exitCode ?? 0) === 0;
  if (success) emitEffects(call, toolId, state);
  tools.complete(call.toolCallId, {
    success,
    arguments: finalArguments(call, toolId, state),
    result: resultOf(call),
    error: call.status === "failed" ? errorOf(call) : undefined,
    exitCode,
  });
}

function emitEffects(call: Call, toolId: string, { emitter, quirks }: State): void {
  const { toolName = "" } = emitter.tools.startOf(toolId) ?? {};
  const { changes = [], plan } = quirks.effectsOf?.(toolName, call) ?? {};
  const shown = changesIn(call.content);
  for (const change of shown.length > 0 ? shown : changes)
    emitter.emit({ type: "fileChanged", ...change, toolId });
  if (plan !== undefined) emitter.plan([...plan]);
}

/** The arguments, where they were not known when the call started. */
function finalArguments(
  call: Call,
  toolId: string,
  { emitter }: State,
): Record<string, unknown> | undefined {
  const started = emitter.tools.startOf(toolId)?.arguments;
  const final = argumentsOf(call);
  const isNews = final !== undefined && !isSameJson(final, started);
  return isNews ? final : undefined;
}

/** It did not run, or was stopped. */
function failCall(nativeId: string, reason: Reason, error: string | undefined, state: State): void {
  const { emitter, isHosted } = state;
  const toolId = emitter.tools.idOf(nativeId);
  if (toolId === undefined) return;
  if (reason === "denied") {
    emitter.requests.resolveTool(toolId, false);
    state.endedAtDenial = true;
    // a host's answers are counted where they are given
    if (!emitter.answers.isDenied(toolId)) {
      const toolName = emitter.tools.startOf(toolId)?.toolName;
      const source = isHosted || error !== undefined ? "vendor" : "inferred";
      emitter.deny({ toolId, source, toolName, message: error });
    }
  }
  emitter.tools.fail(nativeId, reason, error);
}

/** The turn ends: what became of the calls that are open follows from what was asked and answered. */
export function endOpenCalls(state: State, isCancelled: boolean): void {
  const { tools } = state.emitter;
  for (const nativeId of tools.openIds()) {
    while (tools.isOpen(nativeId))
      failCall(nativeId, reasonAtEnd(nativeId, state, isCancelled), undefined, state);
  }
}

function reasonAtEnd(nativeId: string, state: State, isCancelled: boolean): Reason {
  const { emitter, askedFor, isHosted, calls } = state;
  const toolId = emitter.tools.idOf(nativeId) ?? "";
  if (emitter.answers.isDenied(toolId)) return "denied";
  if (isCancelled) return "cancelled";
  const request = askedFor.get(toolId);
  // an observer sees no answer: what was asked for and never ran, in a turn that continued, was refused
  if (!isHosted && request !== undefined && emitter.requests.isOpen(request)) return "denied";
  return calls.get(nativeId)?.status === "pending" ? "notRun" : "cancelled";
}
