import { isRefusal, type Adapter, type Plan, type Refusal } from "@agentstream/adapter-kit";
import { approvalModes, sandboxModes, type RunRequest } from "@agentstream/schema";

import type { Verdict } from "./verdict.ts";

type Check = (adapter: Adapter) => string[];

const checks: Readonly<Record<string, readonly [title: string, check: Check]>> = {
  "contract.shape": ["It has the form of an adapter", hasShape],
  "contract.plan": ["The same request gives the same plan", plansAlike],
  "contract.refusal": ["What it cannot do is refused by field, with a reason", refuses],
  "contract.modes": ["Nothing runs more freely than it was asked for", keepsModes],
  "contract.prompt": ["A prompt never becomes a flag", keepsPrompt],
};

export const planVerdicts = (adapter: Adapter): readonly Verdict[] =>
  Object.entries(checks).map(([rule, [title, check]]) => {
    try {
      return { rule, title, faults: check(adapter) };
    } catch (error) {
      return { rule, title, faults: [String(error)] };
    }
  });

const request: RunRequest = { prompt: "Say hello.", cwd: "/work" };

function hasShape({ contractVersion, id, name, protocols }: Adapter): string[] {
  const faults: string[] = [];
  const version: number = contractVersion;
  if (version !== 1) faults.push(`contractVersion is ${version}, not 1`);
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    faults.push(`the id ${JSON.stringify(id)} is not of a-z, 0-9 and -`);
  if (typeof name !== "string" || name === "") faults.push("the name is missing");
  if (protocols.length === 0) faults.push("there are no protocols");
  return faults;
}

function plansAlike(adapter: Adapter): string[] {
  const [left, right] = [adapter.plan(request), adapter.plan(request)];
  return JSON.stringify(left) === JSON.stringify(right)
    ? []
    : [`${JSON.stringify(left)} and ${JSON.stringify(right)}`];
}

/** Each of them alone is done, or refused by its name. */
const extras: readonly Partial<RunRequest>[] = [
  { protocol: "no-such-protocol" },
  { model: "some-model" },
  { resume: "some-id" },
  { maxTurns: 3 },
  { maxBudgetUsd: 0.5 },
  { allowedTools: ["Read"] },
  { disallowedTools: ["Bash"] },
  { outputSchema: { type: "object" } },
  { prompt: [{ type: "image", path: "a.png" }] },
];

function refuses(adapter: Adapter): string[] {
  return extras.flatMap((extra) => {
    const [field = ""] = Object.keys(extra);
    const plan = adapter.plan({ ...request, ...extra });
    if (!isRefusal(plan))
      return field === "protocol" ? ["an unknown protocol is planned, not refused"] : [];
    return isRefused(plan, field)
      ? []
      : [`the refusal of ${field} does not name it, or has no reason: ${JSON.stringify(plan)}`];
  });
}

const isRefused = ({ refusals }: Refusal, field: string): boolean =>
  refusals.some(({ field: named, reason }) => named.startsWith(field) && reason !== "");

function keepsModes(adapter: Adapter): string[] {
  return approvalModes.flatMap((approvalMode) =>
    sandboxModes.flatMap((sandboxMode) => {
      const plan = adapter.plan({ ...request, approvalMode, sandboxMode });
      if (isRefusal(plan)) return [];
      const { config } = plan;
      const asked = `${approvalMode} and ${sandboxMode}`;
      const faults: string[] = [];
      if (rank(approvalModes, config.approvalMode) > rank(approvalModes, approvalMode))
        faults.push(`${asked} were asked for, and config has ${config.approvalMode}`);
      if (config.approvalMode === undefined && plan.notes.length === 0)
        faults.push(`${asked} were asked for; config has no approvalMode, and notes are empty`);
      return faults;
    }),
  );
}

const rank = (words: readonly string[], word: string | undefined): number =>
  word === undefined ? -1 : words.indexOf(word);

const flagLike = "--dangerously-skip-permissions";

function keepsPrompt(adapter: Adapter): string[] {
  const plan = adapter.plan({ ...request, prompt: flagLike });
  return isRefusal(plan) || isHarmless(plan)
    ? []
    : [`the prompt "${flagLike}" is an argument of its own before "--": ${plan.args.join(" ")}`];
}

function isHarmless({ args }: Plan): boolean {
  const [at, end] = [args.indexOf(flagLike), args.indexOf("--")];
  return at === -1 || (end !== -1 && end < at);
}
