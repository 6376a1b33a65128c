import { agents as known } from "@agentstream/agents";
import { Option, type Command } from "commander";

import { describeFinding } from "../agents/describe-finding.ts";
import { examineAgent, type Examinable } from "../agents/examine-agent.ts";
import { unknownAgent } from "../agents/find-agent.ts";
import { describeCluster } from "../cluster/describe-cluster.ts";
import { examineCluster } from "../cluster/examine-cluster.ts";
import type { Outcome } from "../create-program.ts";
import { parseClusterUrl } from "../serve/parse-cluster-url.ts";
import { parseName } from "../serve/parse-name.ts";
import { parseTime } from "../serve/parse-time.ts";
import { createPaint, type Paint } from "../terminal-view/paint.ts";
import { hasColours, UsageError, write, type Terminal } from "../terminal.ts";

interface Flags {
  readonly json: boolean;
  /** In milliseconds. */
  readonly timeout: number;
  readonly cluster?: string;
  readonly clusterPrefix?: string;
}

export function configureDoctor(command: Command, terminal: Terminal, outcome: Outcome): void {
  command
    .argument("[agents...]", `${examinable.map(({ id }) => id).join(", ")}; absent: all`)
    .option("--json", "as JSON", false)
    .addOption(
      new Option("--timeout <time>", "how long an agent may take to print its version")
        .argParser(parseTime)
        .default(60_000, "60s"),
    )
    .option(
      "--cluster <url>",
      "check the Redis that servers share, and which servers are there, instead",
      parseClusterUrl,
    )
    .option("--cluster-prefix <name>", "what the keys in that Redis begin with", parseName)
    .action(async (names: string[], flags: Flags) => {
      const { cluster: url } = flags;
      const report =
        url === undefined
          ? await reportAgents(names, flags, terminal)
          : await reportCluster(names, { ...flags, url });
      const paint = createPaint(hasColours(terminal.stdout, terminal));
      const { facts, describe, isGood } = report;
      const text = flags.json ? `${JSON.stringify(facts, undefined, 2)}\n` : describe(paint);
      await write(terminal.stdout, text);
      outcome.exitCode = isGood ? 0 : 1;
    });
}

interface Report {
  readonly facts: object;
  readonly describe: (paint: Paint) => string;
  readonly isGood: boolean;
}

async function reportAgents(
  names: readonly string[],
  { timeout }: Flags,
  { env }: Terminal,
): Promise<Report> {
  const asked = names.length === 0 ? examinable : names.map((name) => knownAdapter(name));
  const agents = await Promise.all(asked.map((adapter) => examineAgent(adapter, env, timeout)));
  const usable = agents.filter(({ isUsable }) => isUsable).length;
  return {
    facts: { agents },
    describe: (paint) => agents.map((finding) => describeFinding(finding, paint)).join(""),
    isGood: usable >= (names.length === 0 ? 1 : agents.length),
  };
}

async function reportCluster(
  names: readonly string[],
  { url, clusterPrefix }: Flags & { readonly url: string },
): Promise<Report> {
  if (names.length > 0)
    throw new UsageError(
      `--cluster: checks no agents: leave out ${names.join(", ")}, or run doctor for them on each machine`,
    );
  const cluster = await examineCluster(url, clusterPrefix);
  return {
    facts: { cluster },
    describe: (paint) => describeCluster(cluster, paint),
    isGood: cluster.every(({ level }) => level !== "error"),
  };
}

const examinable: readonly Examinable[] = known.flatMap(({ command, ...rest }) =>
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
