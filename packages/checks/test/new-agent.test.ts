import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { openScratch, root, typeErrors, writeInto } from "@agentstream/codegen/testing";
import { expect, test } from "vitest";

/** All that is written for an agent that speaks ACP, as CONTRIBUTING.md has it. */
const file = `import { createAcpAgent } from "@agentstream/adapters-acp";

export const newcomer = createAcpAgent({
  id: "newcomer",
  name: "Newcomer CLI",
  command: "newcomer",
  args: ["--acp"],
  setup: { install: "npm i -g newcomer", login: "newcomer login" },
  environment: { passes: ["NEWCOMER_API_KEY"], keys: ["NEWCOMER_API_KEY"], clears: [] },
  signs: [{ from: "newcomer", fits: (line) => line["newcomer"] === true }],
  modes: { ask: "default", readOnly: "plan" },
});
`;

const program = `
import { agents, findAgent } from "./packages/agents/src/index.ts";
const adapter = findAgent("newcomer");
const translator = adapter.translator({ sessionId: "s", now: () => 0 });
const line = (message) => ({ type: "line", text: JSON.stringify({ jsonrpc: "2.0", ...message }) });
const update = { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "Hello" } };
const inputs = [
  line({ method: "session/update", params: { sessionId: "n", update } }),
  { type: "exit", code: 0, signal: null },
];
const events = inputs.flatMap((input) => translator.handle(input).events);
const plan = adapter.plan({ prompt: "Hi", interactive: true });
const { command, environment } = adapter;
console.log(JSON.stringify({ ids: agents.map(({ id }) => id), events, plan, command, environment }));
`;

test("an agent that speaks ACP is one file of data and one line in the list", () => {
  const folder = openScratch();
  const src = join("packages", "agents", "src");
  cpSync(join(root, src), join(folder, src), { recursive: true });
  writeInto(folder, join(src, "acp-agents", "newcomer.ts"), file);
  const list = readFileSync(join(root, src, "agents.ts"), "utf8");
  const grown = `import { newcomer } from "./acp-agents/newcomer.ts";\n${list.replace("[claudeAcp,", "[newcomer, claudeAcp,")}`;
  expect(grown).toContain("[newcomer, claudeAcp,");
  writeInto(folder, join(src, "agents.ts"), grown);
  writeInto(folder, "program.mts", program);

  expect(typeErrors(folder, [join(src, "index.ts")])).toEqual([]);
  const tsx = join(root, "node_modules", "tsx", "dist", "cli.mjs");
  const output = execFileSync(
    process.execPath,
    [tsx, "--conditions=@agentstream/source", "program.mts"],
    { cwd: folder, encoding: "utf8" },
  );
  const { ids, events, plan, command, environment } = JSON.parse(output);
  expect(ids).toContain("newcomer");
  expect(events.map(({ type }: { type: string }) => type)).toContain("textChunk");
  expect(events[0]).toMatchObject({ type: "sessionStarted", agentType: "newcomer" });
  expect(plan).toMatchObject({ command: "newcomer", args: ["--acp"], protocol: "acp" });
  expect(command).toMatchObject({ install: "npm i -g newcomer" });
  expect(environment).toMatchObject({ passes: ["NEWCOMER_API_KEY"] });
});
