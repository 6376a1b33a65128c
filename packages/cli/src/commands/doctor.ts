import type { Adapter } from "@agentstream/adapter-kit";
import type { Command } from "commander";

import { adapters } from "../agents/adapters.ts";
import { describeFinding } from "../agents/describe-finding.ts";
import { examineAgent } from "../agents/examine-agent.ts";
import { unknownAgent } from "../agents/find-agent.ts";
import type { Outcome } from "../create-program.ts";
import { createPaint } from "../terminal-view/paint.ts";
import { hasColours, write, type Terminal } from "../terminal.ts";

export function addDoctorCommand(program: Command, terminal: Terminal, outcome: Outcome): void {
  program
    .command("doctor")
    .description("Tell which agents are here, in which version, and what to do.")
    .argument("[agents...]", `${adapters.map(({ id }) => id).join(", ")}; absent: all`)
    .option("--json", "as JSON", false)
    .action(async (names: string[], { json }: { readonly json: boolean }) => {
      const asked = names.length === 0 ? adapters : names.map((name) => knownAdapter(name));
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

function knownAdapter(name: string): Adapter {
  const adapter = adapters.find(({ id }) => id === name);
  if (adapter === undefined)
    throw unknownAgent(
      name,
      adapters.map(({ id }) => id),
    );
  return adapter;
}
