import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { Handler } from "../state.ts";

const idOf = (native: NativeObject): string => read.string(native["hook_id"]) ?? "";
const nameOf = (native: NativeObject): string =>
  read.string(native["hook_name"]) ?? read.string(native["hook_event"]) ?? "hook";

export const handleHookStarted: Handler = (native, { emitter, state }) => {
  state.jobs.hookOutputs.set(idOf(native), "");
  const hookEvent = read.string(native["hook_event"]);
  emitter.jobs.startHook(idOf(native), {
    name: nameOf(native),
    ...(hookEvent !== undefined && { hookEvent }),
  });
};

/** All of its output so far; what is new of it is told. */
export const handleHookProgress: Handler = (native, { emitter, state }) => {
  const id = idOf(native);
  const output = read.string(native["output"]) ?? "";
  const told = state.jobs.hookOutputs.get(id) ?? "";
  const news = output.startsWith(told) ? output.slice(told.length) : output;
  state.jobs.hookOutputs.set(id, output);
  if (news !== "") emitter.jobs.progressHook(id, news);
};

export const handleHookResponse: Handler = (native, context) => {
  const { emitter, state } = context;
  const id = idOf(native);
  const name = nameOf(native);
  const output = read.string(native["output"]);
  const exitCode = read.integer(native["exit_code"]);
  const isSuccess = native["outcome"] === undefined || native["outcome"] === "success";
  if (!state.jobs.hookOutputs.delete(id)) {
    handleHookStarted(native, context);
    state.jobs.hookOutputs.delete(id);
  }
  emitter.jobs.completeHook(id, {
    name,
    success: isSuccess && (exitCode ?? 0) === 0,
    ...(output !== undefined && { output }),
    ...(exitCode !== undefined && { exitCode }),
  });
};
