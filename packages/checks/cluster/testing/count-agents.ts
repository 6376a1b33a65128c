import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** How many processes of the agents in this folder there are. */
export function countAgents(folder: string): number {
  const programs = ["claude"].map((name) => join(folder, name));
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const words = wordsOf(pid);
      return programs.some((program) => words.includes(program));
    }).length;
}

function wordsOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    // it has just ended
    return [];
  }
}
