import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { Context, Handler } from "../state.ts";

/** An answer to the host: to us, or to somebody whom we watch. */
export const handleControlResponse: Handler = (native, context) => {
  const response = read.fields(native["response"]);
  const { asked } = context.state.host;
  const id = read.string(response["request_id"]) ?? "";
  const own = asked.get(id);
  asked.delete(id);
  if (response["subtype"] === "error") {
    const error = read.string(response["error"]) ?? "The CLI refused a request.";
    const what = own === undefined ? "" : `The CLI refused ${own.subtype}: `;
    return context.emitter.log("warn", `${what}${error}`, "agent");
  }
  own?.onSuccess?.();
  learnCapabilities(read.fields(response["response"]), context);
};

/** The answer to `initialize`: the only one that says something to others. */
function learnCapabilities({ commands, models }: NativeObject, { emitter, state }: Context): void {
  if (!Array.isArray(commands)) return;
  const names = read.list(commands).flatMap((one) => read.string(read.fields(one)["name"]) ?? []);
  state.capabilities = {
    ...state.capabilities,
    slash_commands: names,
    ...(models !== undefined && { models }),
  };
  emitter.session.learn({ capabilities: { ...state.capabilities } });
}
