import { resolve } from "node:path";

import { isFolder, versionForPlan } from "@agentstream/runner";
import type { Command } from "commander";

import { agentNames, findAgent } from "../agents/find-agent.ts";
import type { Outcome } from "../create-program.ts";
import { mcpServersOf } from "../mcp-servers/add-mcp-options.ts";
import { wantsRaw } from "../parse-dialect.ts";
import { addRunOptions, type RunFlags } from "../run-agent/add-run-options.ts";
import { chooseView, type Format } from "../run-agent/choose-view.ts";
import { planRequest } from "../run-agent/plan-request.ts";
import { readTask } from "../run-agent/read-task.ts";
import { reportMissing } from "../run-agent/report-missing.ts";
import { runAgent } from "../run-agent/run-agent.ts";
import { traceRun } from "../run-agent/trace-run.ts";
import { UsageError, type Terminal } from "../terminal.ts";
import { tracingOf } from "../tracing.ts";

export function configureRun(command: Command, terminal: Terminal, outcome: Outcome): void {
  command
    .argument("<agent>", agentNames.join(", "))
    .argument("[task]", "the prompt; - or absent: read from standard input");
  addRunOptions(command).action(
    async (agent: string, task: string | undefined, flags: RunFlags) => {
      outcome.exitCode = await run(agent, task, flags, terminal);
    },
  );
}

async function run(
  agent: string,
  given: string | undefined,
  flags: RunFlags,
  terminal: Terminal,
): Promise<number> {
  const { command, timeout, idleTimeout, dialect, resume, failOnDenied, passEnv } = flags;
  const { stdin, stdout, stderr } = terminal;
  const adapter = findAgent(agent, command);
  const format = readFormat(flags);
  const cwd = readFolder(flags.cwd);
  const mcpServers = mcpServersOf(flags);
  const prompt = await readTask(given, terminal);
  const agentVersion = await versionForPlan(adapter, agent === "acp" ? undefined : command);
  const planned = planRequest(
    adapter,
    prompt,
    { ...flags, ...cwd, mcpServers },
    {
      interactive: stdin.isTTY === true && stderr.isTTY === true && given !== "-",
      deltas: stdout.isTTY === true && format === "pretty",
    },
    agentVersion,
  );
  for (const { field, reason } of planned.unasked)
    stderr.write(`The agent cannot ask in this run: ${field}: ${reason}\n`);
  const tracing = tracingOf(flags, terminal.env);
  const verdict = await runAgent(
    {
      trace: tracing && traceRun(tracing, terminal),
      adapter,
      request: planned.request,
      view: chooseView({ ...flags, format }, terminal),
      options: {
        raw: wantsRaw(dialect, flags.raw),
        plan: planned.plan,
        agentVersion,
        passEnv,
        position: { resumed: resume === undefined ? undefined : true },
        totalTimeoutMs: timeout === undefined ? undefined : timeout * 1000,
        idleTimeoutMs: idleTimeout === undefined ? undefined : idleTimeout * 1000,
        command: agent === "acp" ? undefined : command,
      },
    },
    terminal,
  );
  const started = command?.[0] ?? planned.plan.command;
  const isMissing = verdict.isUnstarted() && (await reportMissing(adapter, started, terminal));
  return isMissing ? 127 : verdict.exitCode(failOnDenied);
}

/** Native lines and other wire formats are JSON. */
function readFormat({ format, dialect, raw }: RunFlags): Format {
  const needsJson = dialect !== undefined || raw;
  if (!needsJson) return format ?? "pretty";
  if (format === undefined || format === "json") return "json";
  const flag = dialect === undefined ? "--raw" : "--dialect";
  throw new UsageError(
    `${flag} prints JSON; expected --format json or no --format, got --format ${format}`,
  );
}

function readFolder(given: string | undefined): { cwd?: string } {
  if (given === undefined) return {};
  const cwd = resolve(given);
  if (!isFolder(cwd)) throw new UsageError(`--cwd: expected an existing folder, got ${cwd}`);
  return { cwd };
}
