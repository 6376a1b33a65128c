import { untyped as read } from "@agentstream/adapter-kit";

import { mapStatus } from "../map-tool.ts";
import type { ToolItem } from "../tool-item.ts";

/** A shell command. A non-zero exit code is a failure whatever the status says. */
export const commandExecution: ToolItem = {
  outcome({ fields }) {
    const status = mapStatus(fields["status"]);
    const output = read.string(fields["aggregated_output"]);
    const exitCode = read.integer(fields["exit_code"]);
    if (status === "denied" || status === "cancelled") return { failed: status };
    return {
      returned: {
        success: status !== "failed" && (exitCode ?? 0) === 0,
        ...(output !== undefined && { result: output }),
        ...(exitCode !== undefined && { exitCode }),
      },
    };
  },
  updated({ key, fields }, { emitter }) {
    const output = read.string(fields["aggregated_output"]);
    if (output !== undefined) emitter.tools.output(key, output);
  },
};
