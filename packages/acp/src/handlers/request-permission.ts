import {
  read,
  rpcCodes,
  untyped,
  type PermissionDecision,
  type RpcId,
} from "@agentstream/adapter-kit/author";
import type { PermissionOption } from "@agentstream/schema/written";

import { endBlocks } from "../blocks.ts";
import { startCall } from "../emit-call.ts";
import type { CallUpdate, RequestHandler } from "../line.ts";
import { mapOptions, outcomeOf } from "../map-option.ts";
import { changesIn, mapTool } from "../map-tool.ts";
import { mergeCall, type Call } from "../merge-call.ts";
import { isListening, parentOf, type State } from "../state.ts";
import { cancelRequests, stopTurn } from "../stop-turn.ts";

/** The agent asks for leave: often the first message about a call. */
export const handleRequestPermission: RequestHandler<"session/request_permission"> = (
  { params },
  { id, state },
) => {
  const { emitter, rpc, quirks } = state;
  const { options: offered, toolCall } = read.fields(params);
  const nativeId = String(id);
  if (emitter.requests.isOpen(nativeId)) return false;
  const options = mapOptions(offered, quirks);
  if (options.length === 0) {
    rpc.refuse(id, rpcCodes.invalidParams, "There is no option to choose.");
    return false;
  }
  if (state.history === "late") state.history = "over";
  const asked = read.fields(toolCall);
  const parentToolId = parentOf(asked, state);
  const call = noteCall(asked, state);
  const toolId = toolIdOf(call, parentToolId, state);
  if (toolId !== undefined) state.askedFor.set(toolId, nativeId);
  const { server: _, ...about } = mapTool(call, quirks);
  const known = toolId === undefined ? undefined : emitter.tools.startOf(toolId);
  const changes = changesIn(call.content);
  state.openRequests.set(nativeId, {
    id,
    cancel() {
      rpc.answer(id, { outcome: { outcome: "cancelled" } });
      emitter.requests.resolve(nativeId, { outcome: "cancelled" });
    },
  });
  emitter.requests.askPermission(
    nativeId,
    {
      ...about,
      toolName: known?.toolName ?? about.toolName,
      toolId,
      changes: changes.length > 0 ? changes : undefined,
      plan: planOf(call),
      parentToolId,
      options,
    },
    (decision) => reply({ id, nativeId, options }, decision, state),
  );
};

function noteCall(asked: CallUpdate, state: State): Call {
  const toolCallId = read.string(asked.toolCallId);
  const isOpen = toolCallId !== undefined && state.emitter.tools.isOpen(toolCallId);
  return mergeCall(isOpen ? state.calls.get(toolCallId) : undefined, toolCallId ?? "", asked);
}

/** The call that waits for leave; where none was started it begins now. */
function toolIdOf(call: Call, parentToolId: string | undefined, state: State): string | undefined {
  const { tools } = state.emitter;
  const { toolCallId } = call;
  if (toolCallId === "" || !isListening(state)) return tools.idOf(toolCallId);
  endBlocks(state, parentToolId);
  state.calls.set(toolCallId, call);
  return tools.idOf(toolCallId) ?? startCall(call, parentToolId, state);
}

/** The plan, where leave is asked to carry it out. The arguments of a tool are in no schema. */
const planOf = ({ kind, rawInput }: Call): string | undefined =>
  kind === "switch_mode" ? untyped.string(untyped.fields(rawInput)["plan"]) : undefined;

interface Asked {
  readonly id: RpcId;
  readonly nativeId: string;
  readonly options: readonly PermissionOption[];
}

function reply({ id, nativeId, options }: Asked, decision: PermissionDecision, state: State): void {
  const { rpc, openRequests } = state;
  openRequests.delete(nativeId);
  rpc.answer(id, { outcome: outcomeOf(decision, options) });
  if (decision.outcome !== "denied" || decision.stop !== true) return;
  state.isStoppedByDenial = true;
  stopTurn(state);
  cancelRequests(state);
}
