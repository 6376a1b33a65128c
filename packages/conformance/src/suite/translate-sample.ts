import type { Adapter, Input, Translator, TranslatorOptions } from "@agentstream/adapter-kit";
import type { UnifiedEvent } from "@agentstream/schema";

import type { Sample } from "./sample.ts";

export const fixedTime: number = Date.UTC(2026, 0, 1);

const fixed = { sessionId: "01938a7e-5b1c-7c3a-9f00-2b6f3c1d4e5f", now: () => fixedTime };

export function createSampleTranslator(
  adapter: Adapter,
  { protocol }: Sample,
  options: Partial<TranslatorOptions> = {},
): Translator {
  return adapter.translator({ ...fixed, protocol, ...options });
}

/** What a translator is fed with to watch a sample. */
export const inputsOf = ({ lines, stderr, exit }: Sample): readonly Input[] => [
  ...lines.map((text): Input => ({ type: "line", text })),
  ...stderr
    .split("\n")
    .filter((text) => text !== "")
    .map((text): Input => ({ type: "stderr", text })),
  { type: "exit", ...exit },
];

/** The events of a sample. Throws what the translator throws. */
export function translateSample(
  adapter: Adapter,
  sample: Sample,
  options?: Partial<TranslatorOptions>,
): readonly UnifiedEvent[] {
  const translator = createSampleTranslator(adapter, sample, options);
  return inputsOf(sample).flatMap((input) => translator.handle(input).events);
}
