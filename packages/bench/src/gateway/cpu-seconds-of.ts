import { readdirSync, readFileSync } from "node:fs";

/** CPU time of a process until now, of all its threads. Linux counts each in nanoseconds; what it reports of a process is in hundredths of a second. */
export function cpuSecondsOf(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const times = readdirSync(folder).map((thread) => {
    const [onCpu = "0"] = readFileSync(`${folder}/${thread}/schedstat`, "utf8").split(" ");
    return Number(onCpu);
  });
  return times.reduce((sum, time) => sum + time, 0) / 1e9;
}
