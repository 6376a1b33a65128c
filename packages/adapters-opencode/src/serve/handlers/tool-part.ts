import { read } from "@agentstream/adapter-kit/author";

import { readCall, type Call } from "../../read-call.ts";
import { beginSubagent } from "../../subagent.ts";
import { endCall, startCall } from "../../tool.ts";
import type { PartHandler } from "../line.ts";
import { ownerOf } from "../session-owner.ts";
import type { CallPart, ServeState, Session } from "../state.ts";
import { isOver } from "../turns.ts";

/** A call, printed anew for each state and each piece of output. */
export const handleToolPart: PartHandler<"tool"> = (part, { session, state }) => {
  const call = readCall(part);
  if (call === undefined) return false;
  const known = session.calls.get(call.partId) ?? noteCall(call, session);
  const { status } = call;
  const isEnd = status === "completed" || status === "error";
  // an old call whose output was dropped, or an end that is only repeated
  if (isEnd && (known.isEnded || call.isCompacted)) return true;
  // its arguments are not known yet
  if (status === "pending") return !known.isEnded;
  if ((status !== "running" && !isEnd) || known.isEnded) return false;
  if (!known.isStarted && isOver(part.messageID, session, state)) return false;
  begin(call, known, session, state);
  if (!state.emitter.tools.isOpen(call.nativeId)) return false;
  if (isEnd) finish(call, known, session, state);
  else reportProgress(call, state);
};

function noteCall({ partId, nativeId, toolName }: Call, session: Session): CallPart {
  const known: CallPart = {
    nativeId,
    toolName,
    isStarted: false,
    hasArguments: false,
    isEnded: false,
  };
  session.calls.set(partId, known);
  session.newestCalls.set(nativeId, known);
  return known;
}

function begin(call: Call, known: CallPart, session: Session, state: ServeState): void {
  if (known.isStarted) return;
  ownerOf(session, state);
  startCall(call, session, state);
  known.isStarted = true;
  known.hasArguments = call.args !== undefined;
}

function reportProgress(call: Call, state: ServeState): void {
  const { emitter, children } = state;
  const output = read.string(call.metadata.output);
  if (output !== undefined) emitter.tools.output(call.nativeId, output);
  const toolId = emitter.tools.idOf(call.nativeId);
  const childId = beginSubagent(call, toolId, state);
  const child = children.get(childId ?? "");
  const subagentId = emitter.jobs.subagentId(childId ?? "");
  if (child === undefined || subagentId === undefined) return;
  child.owner = { subagentId, parentToolId: toolId };
}

function finish(call: Call, known: CallPart, session: Session, state: ServeState): void {
  known.isEnded = true;
  const { args } = call;
  const isNews = !known.hasArguments && args !== undefined;
  endCall(call, session, state, isNews ? args : undefined);
}
