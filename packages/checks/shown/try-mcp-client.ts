import { chmodSync, existsSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { blockOf, expectText, type Setting, type ShownProgram } from "./setting.ts";

const name = "docs/mcp.md: claude mcp add agentstream -- agentstream mcp codex gemini";

/** The real Claude Code, pinned, connects to `agentstream mcp`. It needs no account for that. */
export const tryMcpClient: ShownProgram = { blocks: [name], run };

async function run({ reader, clone }: Setting): Promise<void> {
  const folder = reader.makeFolder("mcp");
  const bin = join(clone, "packages/cli/bin/agentstream.js");
  writeFileSync(join(folder, "agentstream"), `#!/bin/sh\nexec node '${bin}' "$@"\n`);
  chmodSync(join(folder, "agentstream"), 0o755);
  symlinkSync(await findClaude(reader, clone), join(folder, "claude"));
  const offline = `
PATH="${folder}:$PATH"
export ANTHROPIC_BASE_URL=http://127.0.0.1:9 CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1 DISABLE_AUTOUPDATER=1
`;
  await reader.run(offline + blockOf(name).commands, folder);
  const listed = await reader.run(`${offline}claude mcp list`, folder);
  expectText(listed, /agentstream: agentstream mcp codex gemini - \S+ Connected/);
}

async function findClaude(reader: Setting["reader"], clone: string): Promise<string> {
  const cache = {
    XDG_CACHE_HOME: process.env["XDG_CACHE_HOME"] ?? `${process.env["HOME"]}/.cache`,
  };
  const printed = await reader.run("npm run --silent conformance -- install", clone, cache);
  const packages = join(printed.trim().split("\n").at(-1) ?? "", "node_modules/@anthropic-ai");
  const programs = readdirSync(packages).map((one) => join(packages, one, "claude"));
  const program = programs.find((path) => existsSync(path));
  if (program === undefined) throw new Error(`Expected a program of Claude Code in ${packages}.`);
  return program;
}
