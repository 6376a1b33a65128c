import { mapTool } from "../map-tool.ts";
import { startCall } from "../tool.ts";
import type { ServeState, Session } from "./state.ts";

export interface WaitingCall {
  readonly toolName: string;
  readonly toolId: string | undefined;
}

/** The call that waits for an answer: it begins with the question, though its arguments are not known yet. */
export function startWaiting(
  nativeId: string | undefined,
  toolName: string,
  session: Session,
  state: ServeState,
): WaitingCall | undefined {
  const { emitter } = state;
  if (nativeId === undefined) return undefined;
  const known = session.newestCalls.get(nativeId);
  const name = known?.toolName ?? toolName;
  if (known !== undefined && !known.isStarted) {
    startCall({ nativeId, toolName: name }, session, state);
    known.isStarted = true;
  }
  return { toolName: mapTool(name, undefined).toolName, toolId: emitter.tools.idOf(nativeId) };
}
