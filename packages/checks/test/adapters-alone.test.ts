import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";

import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const below = ["schema", "stream", "adapter-kit"];
/** What each adapter is made of. */
const parts: Readonly<Record<string, readonly string[]>> = {
  claude: [...below, "adapters-claude"],
  codex: [...below, "adapters-codex"],
  gemini: [...below, "acp", "adapters-gemini"],
  opencode: [...below, "acp", "adapters-opencode"],
  acp: [...below, "acp", "adapters-acp"],
};
const agents = Object.keys(parts);
const folder = mkdtempSync(join(tmpdir(), "agentstream-adapters-"));
const rolldown = createRequire(join(root, "packages/codegen/package.json")).resolve(
  "rolldown/package.json",
);

/** Packs what an adapter is made of, as it would be published. */
beforeAll(() => {
  for (const name of new Set(Object.values(parts).flat())) {
    execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], {
      cwd: join(root, "packages", name),
    });
  }
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }), 180_000);

const tarball = (name: string): string => {
  const file = readdirSync(folder).find(
    (one) => one.startsWith(`agentstream-${name}-0`) || one.startsWith(`agentstream-${name}-1`),
  );
  if (file === undefined) throw new Error(`${name} was not packed`);
  return join(folder, file);
};

const line: Readonly<Record<string, string>> = {
  claude: '{"type":"system","subtype":"init","session_id":"n","model":"m"}',
  codex: '{"type":"thread.started","thread_id":"n"}',
  gemini: '{"type":"init","session_id":"n","model":"m"}',
  opencode: '{"type":"step_start","sessionID":"n"}',
  acp: '{"jsonrpc":"2.0","id":2,"result":{"sessionId":"n"}}',
};

const program = (agent: string): string => `
  const translator = ${agent}.translator({ sessionId: "s", now: () => 0 });
  const informed = [
    ...translator.handle({ type: "line", text: ${JSON.stringify(line[agent])} }).events,
    ...translator.handle({ type: "exit", code: 1 }).events,
  ]
    .filter(({ type }) => type.startsWith("session"))
    .map(({ type, nativeSessionId }) => [type, nativeSessionId]);
`;
const expected = JSON.stringify([
  ["sessionStarted", "n"],
  ["sessionEnded", "n"],
]);

test.each(agents)("%s installs alone, brings no other vendor, and runs in Node", (agent) => {
  const project = join(folder, agent);
  execFileSync("mkdir", [project]);
  writeFileSync(join(project, "package.json"), '{"type":"module","private":true}');
  const made = parts[agent] ?? [];
  const tarballs = made.map(tarball);
  execFileSync("npm", ["install", "--offline", "--silent", ...tarballs], { cwd: project });
  expect(readdirSync(join(project, "node_modules/@agentstream")).toSorted()).toEqual(
    made.toSorted(),
  );
  expect(
    readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith(".")),
  ).toEqual(["@agentstream"]);
  writeFileSync(
    join(project, "run.mjs"),
    `import { ${agent} } from "@agentstream/adapters-${agent}";${program(agent)}console.log(JSON.stringify(informed));`,
  );
  expect(
    execFileSync(process.execPath, ["run.mjs"], { cwd: project, encoding: "utf8" }).trim(),
  ).toBe(expected);
});

test.each(agents)("%s runs where there is nothing but the language", async (agent) => {
  const { rolldown: bundle } = await import(join(rolldown, "../dist/index.mjs"));
  const entry = join(folder, agent, "entry.mjs");
  writeFileSync(
    entry,
    `import { ${agent} } from "@agentstream/adapters-${agent}";${program(agent)}globalThis.informed = JSON.stringify(informed);`,
  );
  const build = await bundle({ input: entry, platform: "neutral" });
  const { output } = await build.generate({ format: "iife" });
  await build.close();
  const context = createContext({});
  runInContext("delete globalThis.console", context);
  runInContext(output[0].code, context);
  expect(runInContext("typeof process + typeof Buffer + typeof TextDecoder", context)).toBe(
    "undefinedundefinedundefined",
  );
  expect(runInContext("globalThis.informed", context)).toBe(expected);
});
