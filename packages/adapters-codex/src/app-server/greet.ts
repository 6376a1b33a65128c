import { untyped as read } from "@agentstream/adapter-kit";

import { mapStartupError } from "../map-error.ts";
import { startNext } from "./host-turns.ts";
import { learnThread, learnVersion } from "./learn-thread.ts";
import type { Parts } from "./talk.ts";

const clientInfo = { name: "agentstream", title: "Agentstream", version: "1" };

/** initialize, initialized, and then the thread. */
export function greet(parts: Parts): void {
  const { talk, emitter, rpc, threads, opening } = parts;
  // a second start would be a second conversation
  if (talk.phase !== "watching") return;
  talk.phase = "greeting";
  const thread = read.fields(opening["thread"]);
  const method = read.string(thread["method"]) ?? "thread/start";
  rpc.request("initialize", { clientInfo, capabilities: { experimentalApi: true } }, (greeting) => {
    if (!greeting.ok) return failStart(greeting.message, parts);
    learnVersion(greeting.result, emitter);
    rpc.notify("initialized");
    rpc.request(method, read.fields(thread["params"]), (answer) => {
      if (!answer.ok) return failStart(answer.message, parts);
      learnThread(answer.result, emitter, threads);
      talk.phase = "ready";
      startNext(parts);
    });
  });
}

/** Without a thread there is nothing to talk about. */
function failStart(message: string, { talk, emitter }: Parts): void {
  talk.phase = "failed";
  talk.queue.length = 0;
  emitter.error({ message, errorCode: mapStartupError(message), fatal: true });
}
