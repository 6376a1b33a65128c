import { readFileSync } from "node:fs";

import { generatedMark } from "@agentstream/codegen";

import type { AgentVersions } from "../src/versions/describe-versions.ts";

/** Which agents' versions each package knows. */
const owners: Readonly<Record<string, readonly string[]>> = {
  "adapters-claude": ["claude", "qwen"],
  "adapters-codex": ["codex"],
  "adapters-gemini": ["gemini"],
  "adapters-opencode": ["opencode"],
  agents: ["claude-acp", "codex-acp", "copilot", "qwen-code"],
};

const source = "docs/compatibility.json";

/** By package: the module that says which versions were tested, of the data of the page of all versions. */
export function testedFiles(): ReadonlyMap<string, string> {
  const data = readFileSync(new URL(`../../../${source}`, import.meta.url), "utf8");
  const described: readonly AgentVersions[] = JSON.parse(data);
  const unowned = described.filter(({ agent }) => !Object.values(owners).flat().includes(agent));
  if (unowned.length > 0) throw new Error(`no package owns ${unowned[0]?.agent}`);
  return new Map(
    Object.entries(owners).map(([owner, names]) => [
      owner,
      emitModule(described.filter(({ agent }) => names.includes(agent))),
    ]),
  );
}

function emitModule(agents: readonly AgentVersions[]): string {
  const table = Object.fromEntries(agents.map(({ agent, tested }) => [agent, tested]));
  return `// ${generatedMark(source)}

/** By agent and protocol: the versions of the CLI whose recordings work. */
const testedVersions: Readonly<
  Record<string, Readonly<Record<string, readonly string[]>> | undefined>
> = ${JSON.stringify(table, null, 2)};

export const testedIn = (agent: string, protocol: string): readonly string[] =>
  testedVersions[agent]?.[protocol] ?? [];
`;
}
