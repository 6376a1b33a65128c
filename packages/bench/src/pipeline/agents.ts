import type { Adapter } from "@agentstream/adapter-kit";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import { validate as validateClaude } from "@agentstream/schema/native/claude/stream-json";
import { validate as validateCodex } from "@agentstream/schema/native/codex/exec";
import { validate as validateGemini } from "@agentstream/schema/native/gemini/stream-json";

import type { LongRuns } from "./long-runs.ts";
import type { Material } from "./make-corpus.ts";
import { makeLongAnswers } from "./make-long-answers.ts";
import { makeLongChunks } from "./make-long-chunks.ts";
import { makeLongOutputs } from "./make-long-outputs.ts";

export interface MeasuredAgent extends Material {
  readonly adapter: Adapter;
  readonly validateNative: (json: unknown) => { readonly ok: boolean };
  readonly long: LongRuns;
}

/** The names of the rows; each does what the one before does, and more. */
export const rowNames = {
  floor: "floor: Buffer split + JSON.parse",
  native: "floor + native validation",
  map: "split + parse + map",
  unified: "+ unified validation",
  sse: "+ SSE bytes",
  whole: "+ native validation",
  pipedFloor: "floor, from a pipe",
  pipedWhole: "all of it, from a pipe",
} as const;

export const agents: readonly MeasuredAgent[] = [
  {
    agent: "claude",
    schema: "native/claude/stream-json",
    adapter: claude,
    validateNative: validateClaude,
    long: { name: "long answers", make: makeLongAnswers },
    begins: /"subtype":"init"/,
    ends: /"type":"result"/,
  },
  {
    agent: "codex",
    schema: "native/codex/exec",
    adapter: codex,
    validateNative: validateCodex,
    long: { name: "long outputs", make: makeLongOutputs },
    begins: /"turn.started"/,
    ends: /"turn.completed"/,
  },
  {
    agent: "gemini",
    schema: "native/gemini/stream-json",
    adapter: gemini,
    validateNative: validateGemini,
    long: { name: "long answers", make: makeLongChunks },
    begins: /"role":"user"/,
    ends: /"type":"result"/,
  },
];
