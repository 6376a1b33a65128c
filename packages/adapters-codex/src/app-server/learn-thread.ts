import { untyped as read, type Emitter, type NativeObject } from "@agentstream/adapter-kit";

import type { Threads } from "./threads.ts";

/** The version stands in what the server calls itself: `client/0.169.0 (…)`. */
export function learnVersion({ userAgent }: NativeObject, { session }: Emitter): void {
  const agentVersion = /^[^/]*\/(\d+\.\d+\.\d+[\w.-]*)/.exec(read.string(userAgent) ?? "")?.[1];
  if (agentVersion !== undefined) session.learn({ agentVersion });
}

/** The facts of a thread that was started or resumed. Its history was told when it happened. */
export function learnThread(result: NativeObject, { session }: Emitter, threads: Threads): void {
  const thread = read.fields(result["thread"]);
  const nativeSessionId = read.string(thread["id"]);
  if (nativeSessionId === undefined) return;
  const model = read.string(result["model"]) ?? read.string(thread["model"]);
  const cwd = read.string(result["cwd"]) ?? read.string(thread["cwd"]);
  if (threads.main.id === undefined || threads.main.id === nativeSessionId) {
    session.learn({
      nativeSessionId,
      ...(model !== undefined && { model }),
      ...(cwd !== undefined && { cwd }),
    });
  }
  threads.setMain(nativeSessionId);
}
