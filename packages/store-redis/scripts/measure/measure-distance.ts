import type { Cluster } from "../../src/index.ts";
import { middleOf, sessionOf } from "./measure-appends.ts";

const rounds = 500;

/** How long it takes until another process knows something. */
export async function measureDistance(
  one: Cluster,
  two: Cluster,
): Promise<Readonly<Record<string, string>>[]> {
  return [
    {
      "from append to the reader of another process, p50 ms": await measureReading(one, two),
      "signal and reply between processes, p50 ms": await measureSignals(one, two),
    },
  ];
}

async function measureReading({ store }: Cluster, { store: other }: Cluster): Promise<string> {
  await store.create(sessionOf("read"));
  let hear = (): void => {};
  await other.watch("read", () => hear());
  const times: number[] = [];
  for (let seq = 1; seq <= rounds; seq++) {
    const heard = new Promise<void>((resolve) => (hear = resolve));
    const started = performance.now();
    const record = { seq, run: 1, type: "textChunk", major: 1, bytes: Buffer.alloc(300, 97) };
    const appended = store.append("read", { records: [record] });
    await heard;
    await other.read("read", { after: seq - 1, limit: 100 });
    times.push(performance.now() - started);
    await appended;
  }
  return middleOf(times).toFixed(2);
}

async function measureSignals({ signals }: Cluster, { signals: other }: Cluster): Promise<string> {
  const run = { sessionId: "signal", run: 1 };
  await other.listen(run, async () => ({ isUsed: true }));
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await signals.send(run, { type: "cancel" });
    times.push(performance.now() - started);
  }
  return middleOf(times).toFixed(2);
}
