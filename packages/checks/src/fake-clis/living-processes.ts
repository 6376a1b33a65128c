import { readdirSync, readFileSync } from "node:fs";

/** The pids of all processes whose command or environment names a text, apart from this one. */
export function livingProcesses(text: string): number[] {
  const pids = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && name !== String(process.pid),
  );
  return pids
    .filter((pid) => read(pid, "cmdline").includes(text) || read(pid, "environ").includes(text))
    .map(Number);
}

/** Whether a process lives: one that has ended and waits for its parent does not. */
export const isLiving = (pid: number): boolean => /\) [^ZX] /.test(read(String(pid), "stat"));

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch {
    return "";
  }
}
