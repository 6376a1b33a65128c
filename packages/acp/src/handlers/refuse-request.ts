import { read, rpcCodes, type Lenient } from "@agentstream/adapter-kit/author";
import type { AcpCall } from "@agentstream/schema/native/acp/message";

import type { RequestContext } from "../line.ts";

/** What is not offered is refused: the agent must not wait. */
export function refuseRequest(
  native: Lenient<AcpCall>,
  { id, state: { rpc, emitter, isHosted } }: RequestContext,
): void {
  const method = read.string(native.method) ?? "";
  rpc.refuse(id, rpcCodes.methodNotFound, `"Method not found": ${method}`);
  if (isHosted)
    emitter.log("warn", `The agent asked its host for ${method}: it was refused.`, "host");
  else emitter.log("info", `The agent asked its host for ${method}.`, "adapter");
}
