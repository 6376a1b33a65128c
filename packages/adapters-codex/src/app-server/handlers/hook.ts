import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import { emitWhole, type Handler } from "../state.ts";

export const handleHookStarted: Handler = (call, context) => {
  const { hookId, name } = readRun(call.params);
  if (hookId === undefined || name === undefined) return emitWhole(call, context);
  context.emitter.jobs.startHook(hookId, { name, hookEvent: name });
};

export const handleHookCompleted: Handler = (call, context) => {
  const { hookId, name, status, output } = readRun(call.params);
  if (hookId === undefined || name === undefined) return emitWhole(call, context);
  const told = output === "" ? {} : { output };
  context.emitter.jobs.completeHook(hookId, { name, success: status === "completed", ...told });
};

function readRun(params: NativeObject) {
  const run = read.fields(params["run"]);
  const said = read.list(run["entries"]).map((entry) => read.string(read.fields(entry)["text"]));
  return {
    hookId: read.string(run["id"]),
    name: read.string(run["eventName"]),
    status: read.string(run["status"]),
    output: said.filter((text) => text !== undefined).join("\n"),
  };
}
