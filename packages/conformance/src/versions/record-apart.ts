import { spawn } from "node:child_process";

export interface ApartOptions {
  readonly out: string;
  readonly limit: number;
  readonly parallel: number;
  /** Only in the first direction of each scenario. */
  readonly isFirst: boolean;
}

/** Recording has a network namespace of its own, and installing needs the network: so it is another process. */
export function recordApart(
  clis: string,
  agent: string,
  names: readonly string[],
  { out, limit, parallel, isFirst }: ApartOptions,
): Promise<void> {
  const direction = isFirst ? { direction: "first" } : {};
  const options = { agents: agent, clis, out, limit, parallel, ...direction };
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const own = [...process.execArgv, ...process.argv.slice(1, 2), "record", ...names, ...words];
  const child = spawn(process.execPath, own, { stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    // what is wrong stands in the recordings
    child.once("exit", () => resolve());
  });
}
