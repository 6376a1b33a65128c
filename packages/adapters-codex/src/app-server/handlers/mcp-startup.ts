import { untyped as read } from "@agentstream/adapter-kit";

import type { Handler } from "../state.ts";

/** That a server starts, and that it is ready, is nothing to tell; that it is not is a warning. */
export const handleMcpStartup: Handler = ({ params }, { emitter }) => {
  const status = read.string(params["status"]);
  if (status !== "failed" && status !== "cancelled") return;
  const error = read.string(params["error"]);
  const words = `The MCP server "${read.string(params["name"]) ?? ""}" did not start`;
  emitter.log("warn", error === undefined ? `${words}.` : `${words}: ${error}`, "mcp");
};
