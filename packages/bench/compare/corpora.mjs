import { agents } from "../src/pipeline/agents.ts";
import { makeCorpus } from "../src/pipeline/make-corpus.ts";

/** The runs of each agent. */
export const corpora = (recordings, megabytes) =>
  Object.fromEntries(
    agents.map((agent) => [agent.agent, makeCorpus(recordings, agent, megabytes)]),
  );
