import type { UIMessageChunk } from "ai";

/** The first run among the values, as a stream that the AI SDK reads: from its `start` to its end. */
export function streamOfChunks(values: AsyncIterable<unknown>): ReadableStream<UIMessageChunk> {
  const chunks = readRun(values);
  return new ReadableStream<UIMessageChunk>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
}

async function* readRun(
  values: AsyncIterable<unknown>,
): AsyncGenerator<UIMessageChunk, void, undefined> {
  let isStarted = false;
  for await (const value of values) {
    if (!isChunk(value)) continue;
    // before it stands what is left of an earlier run
    isStarted ||= value.type === "start";
    if (isStarted) yield value;
    if (isStarted && (value.type === "finish" || value.type === "abort")) return;
  }
}

/** The gateway writes what the schema of the AI SDK accepts. */
const isChunk = (value: unknown): value is UIMessageChunk =>
  typeof value === "object" && value !== null && "type" in value;
