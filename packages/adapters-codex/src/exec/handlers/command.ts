import { read } from "@agentstream/adapter-kit/author";

import { mapStatus, startCommand } from "../../map-tool.ts";
import type { CallOf } from "../item.ts";
import { emitCall, type CallContext } from "./emit-call.ts";

/** A shell command. A non-zero exit code is a failure whatever the status says. */
export function handleCommand(item: CallOf<"command_execution">, context: CallContext): void {
  const output = read.string(item.aggregated_output);
  const call = {
    start: startCommand(item),
    outcome() {
      const status = mapStatus(item.status);
      const exitCode = read.integer(item.exit_code);
      if (status === "denied" || status === "cancelled") return { failed: status };
      const success = status !== "failed" && (exitCode ?? 0) === 0;
      return { returned: { success, result: output, exitCode } };
    },
    updated() {
      if (output !== undefined) context.emitter.tools.output(context.key, output);
    },
  };
  emitCall(item, call, context);
}
