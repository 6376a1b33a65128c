import { findProtocol, recogniseAgent } from "@agentstream/agents";
import { readRecordings, splitLines } from "@agentstream/recordings";
import type { UnifiedEvent } from "@agentstream/schema";

export interface TranslatedRecording {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly events: readonly UnifiedEvent[];
}

/** The recordings whose agent is recognised by their lines. */
export function translateRecordings(): TranslatedRecording[] {
  return readRecordings().flatMap(({ name, steps }) =>
    steps.flatMap(({ output }) => {
      const lines = splitLines(output);
      const word = lines.map(({ text }) => recogniseAgent(text)).find((one) => one !== undefined);
      const spoken = findProtocol(word ?? "");
      if (spoken === undefined) return [];
      const { adapter, protocol, agentType } = spoken;
      const now = (): number => 0;
      const translator = adapter.translator({
        sessionId: "s",
        raw: true,
        now,
        protocol,
        agentType,
      });
      const events = [
        ...translator.handle({ type: "lines", lines }).events,
        ...translator.handle({ type: "exit", code: 0 }).events,
      ];
      return [{ name, bytes: output, events }];
    }),
  );
}
