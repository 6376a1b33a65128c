import { read } from "@agentstream/adapter-kit/author";

import { mapStatus, startMcpCall } from "../../map-tool.ts";
import type { CallOf } from "../item.ts";
import { emitCall, type CallContext } from "./emit-call.ts";

/** The status of a refused call is `failed`: only its words show that it was refused. */
const refusal =
  /requires approval, but approval policy is never|rejected by (?:user|policy)|user rejected/i;

export function handleMcpCall(item: CallOf<"mcp_tool_call">, context: CallContext): void {
  const call = {
    start: startMcpCall(item),
    outcome() {
      const status = mapStatus(item.status);
      const error = read.string(read.fields(item.error).message) ?? read.string(item.error);
      const isDenied = status === "denied" || (error !== undefined && refusal.test(error));
      if (isDenied) return { failed: "denied", error } as const;
      if (status === "cancelled") return { failed: status };
      const success = status !== "failed" && error === undefined;
      return { returned: { success, result: resultOf(item), error } };
    },
  };
  emitCall(item, call, context);
}

const resultOf = ({ result }: CallOf<"mcp_tool_call">): unknown =>
  result === null || read.string(result) === "" ? undefined : result;
