import { agents } from "../pipeline/agents.ts";
import { makeCorpus, type Material } from "../pipeline/make-corpus.ts";

type MakeLines = (recordings: string, megabytes: number) => Buffer;

const oneRun = (recordings: string, material: Material, megabytes: number): Buffer =>
  makeCorpus(recordings, material, megabytes, megabytes * 1e6)[0] ?? Buffer.alloc(0);

const acp: Material = {
  agent: "gemini",
  schema: "native/acp/message",
  begins: /"result":\{"sessionId"/,
  ends: /"stopReason"/,
};

/** What an agent reports of its work, without what it asks and answers: both are about other requests than a rival's. */
const updatesOf = (corpus: Buffer): Buffer => {
  const lines = corpus.toString().split("\n");
  const updates = lines.filter((line) => line.includes('"method":"session/update"'));
  return Buffer.from(
    // the session that programs/acp.mjs opens
    updates.map((line) => `${line.replace(/"sessionId":"[^"]*"/, '"sessionId":"s"')}\n`).join(""),
  );
};

/** The corpus of an agent that has much to say, by the name of its program. */
export function longCorpusOf(program: string): string {
  const agent = agents.find((one) => one.agent === program);
  if (agent === undefined) throw new Error(`There are no long runs of ${program}.`);
  return `${program}, ${agent.long.name}`;
}

/** One long run, by the name of the program in `programs` that prints it, or by that of its long corpus. */
export const rivalCorpora: Readonly<Record<string, MakeLines>> = {
  ...Object.fromEntries(
    agents.flatMap((agent): [string, MakeLines][] => [
      [agent.agent, (recordings, megabytes) => oneRun(recordings, agent, megabytes)],
      [longCorpusOf(agent.agent), (_, megabytes) => agent.long.make(megabytes * 1e6)],
    ]),
  ),
  acp: (recordings, megabytes) => updatesOf(oneRun(recordings, acp, megabytes)),
};
