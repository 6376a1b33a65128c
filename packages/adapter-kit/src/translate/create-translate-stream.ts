import type { UnifiedEvent } from "@agentstream/schema";

import type { TranslatingAdapter } from "../adapter.ts";
import { createChunkTranslator, type TranslateOptions } from "./create-chunk-translator.ts";
import { exitOf } from "./exit-of.ts";
import { platformHas } from "./platform.ts";
import type { Chunk } from "./source.ts";

declare global {
  // the platform's own type merges with it; where there is none, the name must not be unknown
  // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unused-vars, typescript/no-empty-object-type
  interface TransformStream<I = any, O = any> {}
}

/** `translate` as a `TransformStream`: chunks of what an agent printed go in, its events come out. */
export function createTranslateStream(
  adapter: TranslatingAdapter,
  { exit, ...options }: TranslateOptions = {},
  // the platform has its members
  // oxlint-disable-next-line typescript/no-generated-empty-object-type
): TransformStream<Chunk, UnifiedEvent> {
  const translator = createChunkTranslator(adapter, options);
  const ended = exitOf(exit);
  const Stream = platformHas("TransformStream");
  return new Stream<Chunk, UnifiedEvent>({
    transform(chunk, controller) {
      for (const event of translator.push(chunk)) controller.enqueue(event);
    },
    async flush(controller) {
      for (const event of translator.end(await ended)) controller.enqueue(event);
    },
  });
}
