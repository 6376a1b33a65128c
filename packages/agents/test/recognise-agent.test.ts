import { readHistory, readRecordings, splitLines } from "@agentstream/recordings";
import { expect, test } from "vitest";

import { findProtocol, protocolNames, recogniseAgent, translatable } from "../src/index.ts";

const steps = [...readRecordings(), ...readHistory()]
  .flatMap((recording) => recording.steps)
  .filter(({ schema, output }) => schema !== undefined && output.length > 0);

test("the first lines of every recording identify its agent", () => {
  const wrong: string[] = [];
  let recognised = 0;
  for (const { name, schema, output } of steps) {
    const agent = splitLines(output)
      .slice(0, 20)
      .map(({ text }) => recogniseAgent(text))
      .find((one) => one !== undefined);
    if (agent === undefined) continue;
    recognised++;
    const { adapter, protocol = adapter?.protocols[0]?.name } = findProtocol(agent) ?? {};
    const known = adapter?.protocols.find((one) => one.name === protocol)?.schema;
    if (known !== schema) wrong.push(`${name}: ${agent}`);
  }
  expect(wrong).toEqual([]);
  expect(recognised).toBe(963);
  // error output alone, or words that are no JSON
  expect(steps.length - recognised).toBeLessThan(10);
});

test.each([
  ['{"type":"item.completed","item":{}}', "codex"],
  ['{"id":"0","msg":{"type":"task_started"}}', "codex"],
  ['{"id":1,"result":{"userAgent":"codex_cli_rs/0.45.0 (Debian)"}}', "codex:app-server"],
  // GitHub Copilot CLI
  ['{"type":"session.error","data":{}}', undefined],
  ['{"jsonrpc":"2.0","id":1,"result":{"agentInfo":{"name":"OpenCode"}}}', "opencode:acp"],
  ['{"jsonrpc":"2.0","method":"session/update","params":{}}', "acp"],
  ['{"payload":{"type":"session.idle","properties":{}}}', "opencode:serve"],
  ['{"id":3}', undefined],
  ["{}", undefined],
  ["hello", undefined],
])("%s is %s", (line, agent) => {
  expect(recogniseAgent(line)).toBe(agent);
});

test("every word that a sign leads to, and every word that is listed, names a protocol", () => {
  const words = [
    ...protocolNames,
    ...translatable.flatMap(({ signs = [] }) => signs.map(({ from }) => from)),
  ];
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((word) => findProtocol(word) === undefined)).toEqual([]);
  expect(findProtocol("qwen")).toMatchObject({ adapter: { id: "claude" }, agentType: "qwen" });
  expect(findProtocol("claude:nothing")).toBeUndefined();
  expect(findProtocol("toString")).toBeUndefined();
});
