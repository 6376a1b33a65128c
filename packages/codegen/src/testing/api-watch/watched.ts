import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { apiCounts } from "./api-counts.ts";
import type { ApiChecker } from "./create-api-checker.ts";
import { seenFile, type Seen } from "./seen.ts";
import { watchResponses } from "./watch-responses.ts";
import { watchSockets } from "./watch-sockets.ts";

const mostFaults = 10;
const faults: string[] = [];
let checker: Promise<ApiChecker> | undefined;
let last: Promise<void> = Promise.resolve();

function take(seen: Seen): void {
  if (seen.kind === "message") apiCounts.messages++;
  else apiCounts.responses++;
  checker ??= import("./create-api-checker.ts").then((module) => module.createApiChecker());
  last = checkAfter(last, checker, seen);
}

async function checkAfter(
  earlier: Promise<void>,
  opened: Promise<ApiChecker>,
  seen: Seen,
): Promise<void> {
  await earlier;
  const fault = (await opened).check(seen);
  if (fault !== undefined && faults.length < mostFaults) faults.push(fault);
}

/** Where servers in processes of their own write what they send. */
const file = join(tmpdir(), `api-watch-${randomUUID()}`);
process.env[seenFile] = file;

function takeSeenOfChildren(): void {
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const seen: Seen = JSON.parse(line);
    take(seen);
  }
  rmSync(file, { force: true });
}

// once in a worker, whose files share this module
watchResponses(take);
watchSockets(take);

/** What was wrong since the last time; a first few. */
export async function takeFaults(): Promise<readonly string[]> {
  takeSeenOfChildren();
  await last;
  return faults.splice(0);
}
