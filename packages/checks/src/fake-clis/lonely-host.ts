import { claude } from "@agentstream/adapters-claude";
import { endRunsWithHost, startRun } from "@agentstream/runner";

/** A host that runs one agent, says its pid, and how it ended; `ends`: it ends its agent at SIGTERM. */
const [command = "", recordFolder = "", ends] = process.argv.slice(2);
if (ends !== undefined) endRunsWithHost();
const run = startRun(claude, { prompt: "hi" }, { command: [command], recordFolder });
for await (const batch of run.batches) {
  if (batch.some(({ type }) => type === "turnStarted")) console.log(run.pid());
  for (const event of batch) if (event.type === "sessionEnded") console.log(event.reason);
}
process.exit(0);
