import type { ExitInput, TranslatingAdapter, TranslatorOptions } from "@agentstream/adapter-kit";
import { splitLines, type Exit, type Step } from "@agentstream/recordings";
import type { UnifiedEvent } from "@agentstream/schema";

/** The events that an adapter makes of a recorded process, from its output alone. */
export function translateStep(
  adapter: TranslatingAdapter,
  step: Step,
  options: Partial<TranslatorOptions> = {},
): UnifiedEvent[] {
  const translator = adapter.translator({
    sessionId: "01938a7e-5b1c-7c3a-9f00-2b6f3c1d4e5f",
    now: () => Date.UTC(2026, 0, 1),
    ...options,
  });
  const texts = splitLines(step.output).map(({ text }) => text);
  return [
    ...texts.flatMap((text) => translator.handle({ type: "line", text }).events),
    ...step.stderr
      .split("\n")
      .flatMap((text) => translator.handle({ type: "stderr", text }).events),
    ...translator.handle(exitInput(step.exit)).events,
  ];
}

/** What a host would have said of the end: which code or signal, and whether it was the host's doing. */
export function exitInput(exit: Exit | undefined): ExitInput {
  const { code = 0, signal = null, sent = [], gaveUp = false } = exit ?? {};
  const wasSignalled = sent.some(({ kind }) => kind === "signal");
  return {
    type: "exit",
    code,
    signal,
    ...(gaveUp ? { sent: "timeout" } : wasSignalled ? { sent: "interrupt" } : {}),
  };
}
