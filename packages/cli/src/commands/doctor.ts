import { agents } from "@agentstream/agents";
import type { Command } from "commander";

import { describeFinding } from "../agents/describe-finding.ts";
import { examineAgent, type Examinable } from "../agents/examine-agent.ts";
import { unknownAgent } from "../agents/find-agent.ts";
import type { Outcome } from "../create-program.ts";
import { createPaint } from "../terminal-view/paint.ts";
import { hasColours, write, type Terminal } from "../terminal.ts";

export function addDoctorCommand(program: Command, terminal: Terminal, outcome: Outcome): void {
  program
    .command("doctor")
    .description("List the installed agents, their versions, and what to fix.")
    .argument("[agents...]", `${examinable.map(({ id }) => id).join(", ")}; absent: all`)
    .option("--json", "as JSON", false)
    .action(async (names: string[], { json }: { readonly json: boolean }) => {
      const asked = names.length === 0 ? examinable : names.map((name) => knownAdapter(name));
      const findings = await Promise.all(
        asked.map((adapter) => examineAgent(adapter, terminal.env)),
      );
      const paint = createPaint(hasColours(terminal.stdout, terminal));
      const text = json
        ? `${JSON.stringify({ agents: findings }, undefined, 2)}\n`
        : findings.map((finding) => describeFinding(finding, paint)).join("");
      await write(terminal.stdout, text);
      const usable = findings.filter(({ isUsable }) => isUsable).length;
      outcome.exitCode = usable >= (names.length === 0 ? 1 : findings.length) ? 0 : 1;
    });
}

const examinable: readonly Examinable[] = agents.flatMap(({ command, ...rest }) =>
  command === undefined ? [] : [{ ...rest, command }],
);

function knownAdapter(name: string): Examinable {
  const adapter = examinable.find(({ id }) => id === name);
  if (adapter === undefined)
    throw unknownAgent(
      name,
      examinable.map(({ id }) => id),
    );
  return adapter;
}
