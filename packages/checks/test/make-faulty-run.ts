import { readFileSync } from "node:fs";
import { join } from "node:path";

import { repository } from "../src/read-pages.ts";

const recording = "recordings/claude/2.1.197/tool-loop-multi-turn/stdout.jsonl";
const faultyLine = 14;
const count = 52;

/** What a Claude Code printed, but for an id that is missing in line 14 of 52. */
export function makeFaultyRun(): string {
  const lines = readFileSync(join(repository, recording), "utf8").trimEnd().split("\n");
  const call = lines.find((line) => /^\{"type":"assistant".*"type":"tool_use"/.test(line)) ?? "";
  const faulty = call.replace(/("type":"tool_use"),"id":"[^"]*"/, "$1");
  if (faulty === call) throw new Error(`Expected a call of a tool in ${recording}.`);
  const all = Array.from({ length: count }, (_, index) => lines[index % lines.length] ?? "");
  return all.with(faultyLine - 1, faulty).join("\n");
}
