import type { UIMessageChunk } from "ai";

/** Chunks as a stream that the AI SDK reads. */
export function streamOfChunks(
  chunks: AsyncGenerator<UIMessageChunk, void, undefined>,
): ReadableStream<UIMessageChunk> {
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

/** The first run among the values, from its `start`; with `message`, what follows in a run that has begun. */
export async function* readChunks(
  values: AsyncIterable<unknown>,
  message?: string,
): AsyncGenerator<UIMessageChunk, void, undefined> {
  let isStarted = message !== undefined;
  if (message !== undefined) yield { type: "start", messageId: message };
  for await (const value of values) {
    if (!isChunk(value)) continue;
    // before it stands what is left of an earlier run
    isStarted ||= value.type === "start";
    if (isStarted) yield value;
  }
}

/** The gateway writes what the schema of the AI SDK accepts. */
const isChunk = (value: unknown): value is UIMessageChunk =>
  typeof value === "object" && value !== null && "type" in value;
