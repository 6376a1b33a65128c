import { appendFileSync, readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

import { converse } from "./converse.ts";
import type { FakeCall, FakeScript } from "./fake-script.ts";
import { faults } from "./faults.ts";
import { say } from "./say.ts";

/** The program of all fake CLIs: it reads its part from the file beside it. */
const path = process.argv[1] ?? "";
const script: FakeScript = JSON.parse(readFileSync(`${path}.json`, "utf8"));

if (process.argv[2] === "--version") await tellVersion();
else await play();

async function tellVersion(): Promise<void> {
  if (script.version === "hang") await sleep(3_600_000);
  console.log(script.version);
}

async function play(): Promise<void> {
  for (const signal of script.ignores ?? []) process.on(signal, () => {});
  const stdin =
    script.isTwoWay || script.fault === "stdinNeverRead" ? undefined : await text(process.stdin);
  recordCall(stdin);
  if (script.fault !== undefined) return faults[script.fault]({ script, path });
  process.stderr.write(script.stderr);
  if (script.isTwoWay)
    await converse(script, (line) => appendFileSync(`${path}.heard`, `${line}\n`));
  else await sayAll();
  leave();
}

async function sayAll(): Promise<void> {
  let before = 0;
  for (const { by, line, ms = before } of script.conversation) {
    if (script.timing === "recorded") await sleep(ms - before);
    before = ms;
    if (by === "agent") await say(`${line}\n`);
  }
}

function recordCall(stdin: string | undefined): void {
  const call: FakeCall = {
    pid: process.pid,
    args: process.argv.slice(2),
    cwd: process.cwd(),
    variables: Object.keys(process.env),
    ...(stdin !== undefined && { stdin }),
  };
  appendFileSync(`${path}.calls`, `${JSON.stringify(call)}\n`);
}

/** As it was recorded: by a signal of its own, if by a signal. */
function leave(): void {
  const { code, signal } = script.exit;
  if (signal !== null) process.kill(process.pid, signal);
  process.exit(code ?? 0);
}
