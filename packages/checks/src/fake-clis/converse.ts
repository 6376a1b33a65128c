import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

import { createReplay } from "@agentstream/runner/replay";

import type { FakeScript } from "./fake-script.ts";
import { say } from "./say.ts";

/** Speaks and listens; what its host has to say first is waited for. It stays until its input ends. */
export async function converse(
  { conversation, timing }: FakeScript,
  onHeard: (line: string) => void,
): Promise<void> {
  const replay = createReplay(conversation);
  let wakeUp = (): void => {};
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  lines.on("line", (line) => {
    onHeard(line);
    replay.hear(line);
    wakeUp();
  });
  const hungUp = new Promise<void>((resolve) => {
    lines.on("close", () => {
      replay.hangUp();
      resolve();
      wakeUp();
    });
  });
  let before = 0;
  for (let step = replay.next(); step.kind !== "end"; step = replay.next()) {
    if (step.kind === "wait") {
      await new Promise<void>((resolve) => {
        wakeUp = resolve;
      });
      continue;
    }
    const { ms = before } = step;
    if (timing === "recorded") await sleep(ms - before);
    before = ms;
    await say(`${step.line}\n`);
  }
  await hungUp;
}
