#!/usr/bin/env node
// An agent that prints JSON lines: the kind of command that an adapter is written for.
// usage: agent.mjs --json [--model NAME] < prompt
import { readFileSync } from "node:fs";

const at = process.argv.indexOf("--model");
const model = at === -1 ? "tiny-1" : process.argv[at + 1];
const prompt = readFileSync(0, "utf8").trim();
const print = (line) => console.log(JSON.stringify(line));

print({ type: "hello", session: "s-1", model });
print({ type: "think", text: "Which files are here?" });
print({ type: "tool", id: "t-1", name: "list_files", input: { path: "." } });
print({ type: "tool_done", id: "t-1", ok: true, output: "agent.mjs" });
print({ type: "say", text: `You said: ${prompt}` });
print({ type: "bye", ok: true, tokens: { in: 120, out: 30 } });
