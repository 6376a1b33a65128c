import { agents } from "../pipeline/agents.ts";
import { makeCorpus, type Material } from "../pipeline/make-corpus.ts";
import { makeLongRun } from "../pipeline/make-long-answers.ts";

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

const bytesOfAnswer = 30_000;
/** What Claude Code prints while it writes long answers. */
export const longAnswers = "claude, long answers";

/** One long run, by the name of the program in `programs` that prints it. */
export const rivalCorpora: Readonly<Record<string, MakeLines>> = {
  ...Object.fromEntries(
    agents.map((material): [string, MakeLines] => [
      material.agent,
      (recordings, megabytes) => oneRun(recordings, material, megabytes),
    ]),
  ),
  [longAnswers]: (_, megabytes) => makeLongRun(Math.ceil((megabytes * 1e6) / bytesOfAnswer)),
  acp: (recordings, megabytes) => updatesOf(oneRun(recordings, acp, megabytes)),
};
