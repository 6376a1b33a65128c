import {
  untyped as read,
  rpcCodes,
  type PermissionDecision,
  type RpcId,
} from "@agentstream/adapter-kit";
import type { PermissionOption } from "@agentstream/schema/written";

import { endBlocks } from "../blocks.ts";
import { startCall } from "../emit-call.ts";
import type { RequestHandler } from "../handle-request.ts";
import { mapOptions, outcomeOf } from "../map-option.ts";
import { changesIn, mapTool } from "../map-tool.ts";
import { mergeCall, type Call } from "../merge-call.ts";
import { isListening, parentOf, type Fields, type State } from "../state.ts";
import { cancelRequests, stopTurn } from "../stop-turn.ts";

/** The agent asks for leave: often the first that is heard of a call. */
export const handleRequestPermission: RequestHandler = (id, params, state) => {
  const { emitter, rpc, quirks } = state;
  const nativeId = String(id);
  if (emitter.requests.isOpen(nativeId)) return false;
  const options = mapOptions(params["options"], quirks);
  if (options.length === 0) {
    rpc.refuse(id, rpcCodes.invalidParams, "There is no option to choose.");
    return false;
  }
  if (state.history === "late") state.history = "over";
  const asked = read.fields(params["toolCall"]);
  const parentToolId = parentOf(asked, state);
  const call = noteCall(asked, state);
  const toolId = toolIdOf(call, parentToolId, state);
  if (toolId !== undefined) state.askedFor.set(toolId, nativeId);
  const { server: _, ...about } = mapTool(call, quirks);
  const known = toolId === undefined ? undefined : emitter.tools.startOf(toolId);
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
      ...(known !== undefined && { toolName: known.toolName }),
      ...(toolId !== undefined && { toolId }),
      ...detailsOf(call),
      ...(parentToolId !== undefined && { parentToolId }),
      options,
    },
    (decision) => reply({ id, nativeId, options }, decision, state),
  );
  return true;
};

function noteCall(asked: Fields, state: State): Call {
  const toolCallId = read.string(asked["toolCallId"]);
  const isOpen = toolCallId !== undefined && state.emitter.tools.isOpen(toolCallId);
  return mergeCall(isOpen ? state.calls.get(toolCallId) : undefined, toolCallId ?? "", asked);
}

/** The call that waits for leave; where none was told it begins now. */
function toolIdOf(call: Call, parentToolId: string | undefined, state: State): string | undefined {
  const { tools } = state.emitter;
  const { toolCallId } = call;
  if (toolCallId === "" || !isListening(state)) return tools.idOf(toolCallId);
  endBlocks(state, parentToolId);
  state.calls.set(toolCallId, call);
  return tools.idOf(toolCallId) ?? startCall(call, parentToolId, state);
}

/** What is to be changed; and the plan, where leave is asked to carry it out. */
function detailsOf({ content, kind, rawInput }: Call): {
  changes?: ReturnType<typeof changesIn>;
  plan?: string;
} {
  const changes = changesIn(content);
  const plan = kind === "switch_mode" ? read.string(read.fields(rawInput)["plan"]) : undefined;
  return { ...(changes.length > 0 && { changes }), ...(plan !== undefined && { plan }) };
}

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
