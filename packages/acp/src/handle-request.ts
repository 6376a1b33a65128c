import { rpcCodes, type RpcId } from "@agentstream/adapter-kit";

import { handleUpdate } from "./handle-update.ts";
import {
  handleCreateElicitation,
  handleElicitationComplete,
} from "./handlers/create-elicitation.ts";
import { handleRequestPermission } from "./handlers/request-permission.ts";
import type { Fields, State } from "./state.ts";

/** Takes a request of the agent's, which waits for an answer; false if it has no meaning among ours. */
export type RequestHandler = (id: RpcId, params: Fields, state: State) => boolean;
export type NotificationHandler = (params: Fields, state: State) => boolean;

const requests: ReadonlyMap<string, RequestHandler> = new Map([
  ["session/request_permission", handleRequestPermission],
  ["elicitation/create", handleCreateElicitation],
]);

const notifications: ReadonlyMap<string, NotificationHandler> = new Map([
  ["session/update", handleUpdate],
  ["elicitation/complete", handleElicitationComplete],
]);

export function handleRequest(method: string, id: RpcId, params: Fields, state: State): boolean {
  const handler = requests.get(method);
  return handler === undefined ? refuseRequest(method, id, state) : handler(id, params, state);
}

export const handleNotification = (method: string, params: Fields, state: State): boolean =>
  notifications.get(method)?.(params, state) ?? false;

/** Files and terminals are not offered, nor anything else: the agent must not wait. */
function refuseRequest(method: string, id: RpcId, { rpc, emitter, isHosted }: State): boolean {
  rpc.refuse(id, rpcCodes.methodNotFound, `"Method not found": ${method}`);
  if (isHosted)
    emitter.log("warn", `The agent asked its host for ${method}: it was refused.`, "host");
  else emitter.log("info", `The agent asked its host for ${method}.`, "adapter");
  return true;
}
