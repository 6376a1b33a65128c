import type { Translator } from "@agentstream/adapter-kit";
import { findProtocol, protocolNames, recogniseAgent } from "@agentstream/agents";
import type { UnifiedEvent } from "@agentstream/schema";
import { createLineSplitter, type SplitLine } from "@agentstream/stream";

import { RecordingError, type Recording } from "./recording.ts";

/** How many lines are read to recognise the agent. */
const mostUnknownLines = 1000;

/** The page stays usable while a long file is translated. */
const linesPerStep = 2000;

/** The events of what an agent printed. Their native lines stand beside them. */
export async function translateNative(
  name: string,
  bytes: Uint8Array,
  given: string | undefined,
): Promise<Recording> {
  const splitter = createLineSplitter();
  const lines = [...splitter.push(bytes), ...splitter.end()];
  const from = given ?? recognise(name, lines);
  const translator = createTranslator(name, from);
  const events: UnifiedEvent[] = [];
  for (let start = 0; start < lines.length; start += linesPerStep) {
    const input = { type: "lines", lines: lines.slice(start, start + linesPerStep) } as const;
    events.push(...translator.handle(input).events);
    await new Promise((resolve) => setTimeout(resolve));
  }
  // how the process ended is not in the file
  events.push(...translator.handle({ type: "exit", code: 0 }).events);
  const strayLines = events.filter(({ type }) => type === "rawOutput").length;
  return { name, from, events, strayLines };
}

function recognise(name: string, lines: readonly SplitLine[]): string {
  for (const { text } of lines.slice(0, mostUnknownLines)) {
    const word = recogniseAgent(text);
    if (word !== undefined) return word;
  }
  throw new RecordingError(
    `The agent that printed ${name} is not recognised. Open a file that starts with the first line of a run, or name the agent: agentstream inspect ${name} --from AGENT.`,
  );
}

function createTranslator(name: string, from: string): Translator {
  const spoken = findProtocol(from);
  if (spoken === undefined)
    throw new RecordingError(
      `Unknown agent ${JSON.stringify(from)}; expected one of ${protocolNames.join(", ")}.`,
    );
  const { adapter, protocol, agentType } = spoken;
  return adapter.translator({
    sessionId: name,
    raw: true,
    now: () => Date.now(),
    protocol,
    agentType,
  });
}
