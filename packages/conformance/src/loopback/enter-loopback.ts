import { spawn, spawnSync } from "node:child_process";

const mark = "AGENTSTREAM_CONFORMANCE_LOOPBACK";
/** `unshare -r` needs no privileges where the system allows user namespaces. */
const unshare = ["unshare", "--map-root-user", "--net", "sh", "-c"] as const;
const bringUp = 'ip link set lo up && exec "$@"';

/** This process has no network but loopback. */
export const isInLoopback = (): boolean => process.env[mark] === "1";

/** Why the system has no such namespace; undefined: it has. */
export function loopbackFault(): string | undefined {
  if (process.platform !== "linux") return `${process.platform} has no network namespaces`;
  const [command, ...args] = [...unshare, bringUp, "sh", "true"];
  const { status, error, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status === 0) return undefined;
  return error?.message ?? (stderr.trim() || `unshare ended with ${status}`);
}

/** Runs this very command again, in a namespace that has only loopback; resolves with its exit code. */
export function repeatInLoopback(): Promise<number> {
  const own = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const [command, ...args] = [...unshare, bringUp, "sh", ...own];
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, [mark]: "1" } });
  const pass = (signal: NodeJS.Signals) => (): void => void child.kill(signal);
  process.once("SIGINT", pass("SIGINT"));
  process.once("SIGTERM", pass("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
