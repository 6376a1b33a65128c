import { createHash } from "node:crypto";

import { expectSame } from "../digests.ts";
import { openGateway, type Places } from "../gateway/open-gateway.ts";
import { readStream, type ReadStream } from "../gateway/read-stream.ts";
import { medianOf } from "../measure.ts";
import type { Figure, Group } from "../result.ts";
import { whyNoBinaries, type Rivals } from "./install-rivals.ts";
import { openSandboxAgent, type Cost, type SandboxAgent } from "./open-sandbox-agent.ts";
import { writeCli, type FakeCli, type FakeCliOptions } from "./write-cli.ts";

export interface BesideOptions extends FakeCliOptions, Places {
  readonly rounds: number;
  readonly readers: readonly number[];
}

/** What a run has cost, in CPU seconds, and how many events its readers did not get. */
interface Sample extends Cost {
  readonly lost: number;
  /** A hash of the answer's text to a single reader; undefined if this one has not got all of it. */
  readonly text: string | undefined;
}

interface Pair {
  readonly ours: Sample;
  readonly theirs: Sample;
}

/** As for the fan-out: V8 compiles our server and the process of their agent for as long. */
const warmUps = 4;

/** The gateway and sandbox-agent's server, each with the same fake CLI and as many readers. */
export async function measureSandboxAgent(
  { folder, binaries }: Rivals,
  options: BesideOptions,
): Promise<Group> {
  const { readers, rounds, megabytes } = options;
  const group = {
    title: "Gateway: beside sandbox-agent",
    method: `${megabytes} MB of Claude's corpus from a fake CLI; CPU time of our server with its log, and of theirs with the process of its agent, after ${warmUps} runs, ${rounds} rounds`,
  };
  if (binaries === undefined) {
    const names = [...readers.map(nameOf), lostName];
    const skipped = Object.fromEntries(names.map((name) => [name, whyNoBinaries]));
    return { ...group, figures: [], skipped };
  }
  const cli = writeCli("claude", options);
  const figures: Figure[] = [];
  const all: Pair[] = [];
  const rival = { binary: binaries.sandboxAgent, node: binaries.newNode, rivals: folder };
  for (const count of readers) {
    const pairs: Pair[] = [];
    for (let round = 0; round < rounds; round++) {
      const ours = await runGateway(options, cli, count);
      const theirs = await runSandboxAgent({ ...rival, command: cli.command }, count);
      pairs.push({ ours, theirs });
    }
    figures.push(...figuresOf(count, pairs, cli.count));
    all.push(...pairs);
  }
  cli.remove();
  return { ...group, figures: [...figures, ...lossesOf(all)] };
}

const lostName = "events lost";

/** Also what each has put out is compared here: of an answer with holes it cannot be. */
function lossesOf(pairs: readonly Pair[]): Figure[] {
  const whole = pairs.filter(({ theirs }) => theirs.text !== undefined);
  for (const { ours, theirs } of whole)
    expectSame({ ours: ours.text ?? "", "sandbox-agent": theirs.text ?? "" }, [
      "ours",
      "sandbox-agent",
    ]);
  const lost = (sampleOf: (pair: Pair) => Sample): number =>
    pairs.reduce((sum, pair) => sum + sampleOf(pair).lost, 0);
  return [
    { name: lostName, value: lost(({ ours }) => ours), unit: "events" },
    {
      name: `${lostName} by sandbox-agent`,
      value: lost(({ theirs }) => theirs),
      unit: "events",
      note: `the text of its answer was whole for a single reader, and ours, in ${whole.length} of ${pairs.length} rounds`,
    },
  ];
}

const nameOf = (count: number): string => (count === 1 ? "1 reader" : `${count} readers`);

function figuresOf(count: number, pairs: readonly Pair[], lines: number): Figure[] {
  const perLine = (cost: (pair: Pair) => number): string =>
    `${((medianOf(pairs.map(cost)) * 1e6) / lines).toFixed(1)} µs`;
  const figure = (name: string, cost: (pair: Pair) => number, note: string): Figure => {
    const ratios = pairs.map((pair) => cost(pair) / pair.ours.server);
    return {
      name,
      value: medianOf(ratios),
      spread: [Math.min(...ratios), Math.max(...ratios)],
      unit: "of our CPU time",
      note: `${perLine(cost)} for each of ${lines} lines${note}`,
    };
  };
  const ours = `; ours ${perLine((pair) => pair.ours.server)}`;
  return [
    figure(nameOf(count), ({ theirs }) => theirs.server + theirs.agent, ours),
    figure(`${nameOf(count)}: its server alone`, ({ theirs }) => theirs.server, ""),
  ];
}

async function runGateway(places: Places, cli: FakeCli, count: number): Promise<Sample> {
  const gateway = await openGateway(places, { BENCH_LINES: cli.lines });
  const text = hashOf(await (await gateway.read(await gateway.run())).text(), ourText);
  for (let run = 1; run < warmUps; run++) await readStream(await gateway.read(await gateway.run()));
  const before = gateway.cpuSeconds();
  const sessionId = await gateway.run();
  const read = await Promise.all(
    Array.from({ length: count }, async () => readStream(await gateway.read(sessionId))),
  );
  const server = gateway.cpuSeconds() - before;
  await gateway.stop();
  return { server, agent: 0, lost: lostOf(read, 0), text };
}

async function runSandboxAgent(
  options: Parameters<typeof openSandboxAgent>[0],
  count: number,
): Promise<Sample> {
  const rival = await openSandboxAgent(options);
  const first = await rival.read();
  const [frames] = await Promise.all([first.text(), rival.prompt()]);
  const { last, lost: missing } = await readStream(new Response(frames));
  let after = last;
  for (let run = 1; run < warmUps; run++) after = await readNext(rival, after);
  const before = rival.cpuSeconds();
  const responses = await Promise.all(Array.from({ length: count }, () => rival.read(after)));
  const [read] = await Promise.all([
    Promise.all(responses.map((response) => readStream(response, after))),
    rival.prompt(),
  ]);
  const { server, agent } = rival.cpuSeconds();
  await rival.stop();
  return {
    server: server - before.server,
    agent: agent - before.agent,
    lost: lostOf(read, after),
    text: missing === 0 ? hashOf(frames, theirText) : undefined,
  };
}

/** Lets the agent answer once more, and returns the number of its last event. */
async function readNext(rival: SandboxAgent, after: number): Promise<number> {
  const response = await rival.read(after);
  const [{ last }] = await Promise.all([readStream(response, after), rival.prompt()]);
  return last;
}

/** A reader whose stream ends early has lost what the others got. */
const lostOf = (read: readonly ReadStream[], after: number): number => {
  const all = Math.max(...read.map(({ last }) => last)) - after;
  return read.reduce((sum, { events }) => sum + all - events, 0);
};

function hashOf(frames: string, textOf: (json: Frame) => string | undefined): string {
  const texts = [...frames.matchAll(/^data: (.+)$/gm)].map(([, json = "{}"]) =>
    textOf(JSON.parse(json)),
  );
  const text = texts.join("");
  if (text === "") throw new Error("The answer has no text: there is nothing to compare.");
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

interface Frame {
  readonly type?: string;
  readonly content?: string;
  readonly params?: {
    readonly update?: { readonly sessionUpdate: string; readonly content?: { text?: string } };
  };
}

const ourText = ({ type, content }: Frame): string | undefined =>
  type === "textChunk" ? content : undefined;

const theirText = ({ params }: Frame): string | undefined =>
  params?.update?.sessionUpdate === "agent_message_chunk" ? params.update.content?.text : undefined;
