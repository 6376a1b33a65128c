import type { Places } from "../gateway/open-gateway.ts";
import { medianOf } from "../measure.ts";
import type { Figure, Group } from "../result.ts";
import { openNodes, type OpenNodes } from "./open-nodes.ts";
import { untilEnd } from "./time-answers.ts";

export interface IdleOptions extends Places {
  /** Numbers of sessions that are over, ascending. */
  readonly sessions: readonly number[];
}

const atOnce = 8;
const sampleOfRuns = 20;

/** What a session costs that is over, and a run beside many of them. */
export async function measureIdle({ sessions, ...places }: IdleOptions): Promise<Group> {
  const nodes = await openNodes(places, 1, {});
  await runOne(nodes);
  const { bytes: empty } = await nodes.redis.usage();
  const memory: (readonly [number, number])[] = [];
  const runs: (readonly [number, number])[] = [];
  let made = 0;
  for (const size of sessions) {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (made++ < size) await runOne(nodes);
      }),
    );
    made = size;
    memory.push([size, ((await nodes.redis.usage()).bytes - empty) / size / 1000]);
    runs.push([size, await timeRuns(nodes)]);
  }
  await nodes.stop();
  const lines = { "memory of Redis per session, kB": memory, "a run, ms": runs };
  const figures = Object.entries(lines).flatMap(([line, points]) => {
    const [name = "", unit = ""] = line.split(", ");
    return points.map(([size, value]): Figure => ({ name: `${name}, ${size}`, value, unit }));
  });
  return {
    title: "Growth: sessions of a cluster",
    method:
      "sessions of six events that are over; a run of `echo` beside them, from its prompt to its end",
    figures,
    plot: { x: "sessions", y: "kB, ms", lines },
  };
}

async function timeRuns(nodes: OpenNodes): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < sampleOfRuns; count++) {
    const started = performance.now();
    await runOne(nodes);
    times.push(performance.now() - started);
  }
  return medianOf(times);
}

async function runOne({ gateways: [gateway] }: OpenNodes): Promise<void> {
  if (gateway === undefined) throw new Error("There is no gateway.");
  const { id } = await gateway.post("/v1/sessions", { agentType: "echo", prompt: "Hello" });
  await untilEnd(gateway, String(id));
}
