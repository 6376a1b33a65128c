import { read, type Lenient } from "@agentstream/adapter-kit/author";
import type { CodexServerHookRun } from "@agentstream/schema/native/codex/app-server";

import type { Handler } from "../line.ts";

type Run = Lenient<CodexServerHookRun>;

export const handleHookStarted: Handler<"hook/started"> = ({ params }, { emitter }) => {
  const { id, eventName } = read.fields(read.fields(params).run);
  const hookId = read.string(id);
  const name = read.string(eventName);
  if (hookId === undefined || name === undefined) return false;
  emitter.jobs.startHook(hookId, { name, hookEvent: name });
};

export const handleHookCompleted: Handler<"hook/completed"> = ({ params }, { emitter }) => {
  const run = read.fields(read.fields(params).run);
  const hookId = read.string(run.id);
  const name = read.string(run.eventName);
  if (hookId === undefined || name === undefined) return false;
  const success = read.is(run.status, "completed");
  emitter.jobs.completeHook(hookId, { name, success, output: outputOf(run) });
};

function outputOf({ entries }: Run): string | undefined {
  const texts = read.objects(entries).flatMap(({ text }) => read.string(text) ?? []);
  const output = texts.join("\n");
  return output === "" ? undefined : output;
}
