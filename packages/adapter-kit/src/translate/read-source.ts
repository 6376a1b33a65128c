import type { Chunk, WebStream, TranslateSource } from "./source.ts";

/** The chunks of a source. `lines`: each string is a line. Throws a TypeError if it is something else. */
export function readSource(
  source: TranslateSource,
  name: string,
  lines?: boolean,
): AsyncIterable<Chunk> {
  if (typeof source === "string" || source instanceof Uint8Array) return each([source], false);
  if (typeof source === "object" && source !== null) {
    if (Symbol.asyncIterator in source) return each(source, lines === true);
    if ("getReader" in source) return each(readWebStream(source), lines === true);
    if (Symbol.iterator in source) return each(source, lines !== false);
  }
  throw new TypeError(
    `${name}: Expected a stream, an iterable of lines, a string or bytes, got ${describe(source)}.`,
  );
}

async function* each(
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
  areLines: boolean,
): AsyncGenerator<Chunk, void, void> {
  for await (const chunk of chunks) {
    if (typeof chunk === "string") yield areLines && !chunk.endsWith("\n") ? `${chunk}\n` : chunk;
    else if (chunk instanceof Uint8Array) yield chunk;
    else throw new TypeError(`Expected chunks of text or bytes, got ${describe(chunk)}.`);
  }
}

async function* readWebStream(stream: WebStream): AsyncGenerator<Chunk, void, void> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (value !== undefined) yield value;
    }
  } finally {
    // of a stream that is over there is nothing left to cancel
    await reader.cancel().catch(() => {});
  }
}

const describe = (value: unknown): string => (value === null ? "null" : typeof value);
