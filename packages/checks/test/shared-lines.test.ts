import { readRecordings, splitLines } from "@agentstream/recordings";
import { expect, test } from "vitest";

import { spokenBy, type translateStep } from "../src/index.ts";

const sessionId = "01938a7e-5b1c-7c3a-9f00-2b6f3c1d4e5f";
/** Often enough that the form of each line is known. */
const repeats = 12;

type Adapter = Parameters<typeof translateStep>[0];

/** The events of lines; with `isParsed` each has an object of its own, which a caller has parsed. */
function eventsOf(
  adapter: Adapter,
  options: object,
  lines: readonly string[],
  isParsed: boolean,
): unknown[] {
  const translator = adapter.translator({ sessionId, now: () => 0, ...options });
  const given = lines.map((text) => (isParsed ? { text, json: parsed(text) } : { text }));
  return [
    ...translator.handle({ type: "lines", lines: given }).events,
    ...translator.handle({ type: "exit", code: 0 }).events,
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Other ids and texts in each repetition, so that the same object is filled with different ones. */
const repetition = (line: string, number: number): string =>
  line
    .replaceAll(/"(?:msg_|toolu_|item_|call_|[a-z_]+__)\w+/g, (id) => `${id}x${number}`)
    .replaceAll(
      /"(\w+)":"([a-z][^"\\]* [^"\\]*)"/g,
      (_, name, text) => `"${name}":"${text}${number}"`,
    );

test("no event keeps an object that a later line fills", () => {
  let events = 0;
  for (const step of readRecordings().flatMap(({ steps }) => steps)) {
    const speaker = spokenBy(step);
    if (speaker === undefined) continue;
    const lines = splitLines(step.output).map(({ text }) => text);
    const numbers = Array.from({ length: repeats }, (_, number) => number);
    const work = [
      ...numbers.flatMap((number) => lines.map((line) => repetition(line, number))),
      ...lines.flatMap((line) => numbers.map((number) => repetition(line, repeats + number))),
    ];
    const { adapter, options } = speaker;
    const shared = eventsOf(adapter, options, work, false);
    expect(JSON.stringify(shared), step.name).toBe(
      JSON.stringify(eventsOf(adapter, options, work, true)),
    );
    events += shared.length;
  }
  expect(events).toBeGreaterThan(40_000);
}, 300_000);
