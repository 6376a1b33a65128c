import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../state.ts";

/** An answer to the host. Only the answer to `initialize`, and errors, say something to others. */
export const handleControlResponse: Handler = (native, { keeper, state }) => {
  const response = read.fields(native["response"]);
  if (response["subtype"] === "error") {
    const error = read.string(response["error"]) ?? "The CLI refused a request.";
    return keeper.log("warn", error, "agent");
  }
  const { commands, models } = read.fields(response["response"]);
  if (!Array.isArray(commands)) return;
  const names = read.list(commands).flatMap((one) => read.string(read.fields(one)["name"]) ?? []);
  state.capabilities = {
    ...state.capabilities,
    slash_commands: names,
    ...(models !== undefined && { models }),
  };
  keeper.session.learn({ capabilities: { ...state.capabilities } });
};
