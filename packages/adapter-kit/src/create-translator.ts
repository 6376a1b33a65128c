import { wellFormed, type Ending } from "@agentstream/stream";

import type { Step, Translator, TranslatorOptions } from "./adapter.ts";
import { askNothing } from "./ask-nothing.ts";
import { createAsking, type CreateAsking } from "./asking.ts";
import { checkTranslatorOptions } from "./check-translator-options.ts";
import { withHostFacts } from "./decide-ending.ts";
import { emitFault } from "./emit-fault.ts";
import { takeHostInput } from "./host.ts";
import type { ExitInput, Input } from "./input.ts";
import { openNative, type OpenNative } from "./open-native.ts";
import type { Protocol } from "./protocol.ts";

const nothing: readonly string[] = [];

/** Creates the translator of one process for a protocol. */
export const createTranslator = (options: TranslatorOptions, protocol: Protocol): Translator =>
  translatorOf(options, protocol, createAsking);

/** The same for a protocol in which the agent asks nothing. */
export const createOneWayTranslator = (
  options: TranslatorOptions,
  protocol: Protocol,
): Translator => translatorOf(options, protocol, askNothing);

function translatorOf(
  options: TranslatorOptions,
  protocol: Protocol,
  asking: CreateAsking,
): Translator {
  checkTranslatorOptions(options);
  const open = openNative(options, protocol, asking);
  const { native, emitter, writes } = open;
  const takeInRun = createTaker(open);
  let phase: Phase = "running";

  /** Returns why the input has no effect, where it has none. */
  function take(input: Input): string | undefined {
    if (phase !== "running") {
      if (phase === "over" || input.type !== "nextRun") return "The run is over.";
      phase = "running";
      open.beginNext(input.position);
      return undefined;
    }
    if (input.type === "exit") phase = "over";
    const refused = takeInRun(input);
    if (input.type === "endRun" && refused === undefined) phase = "between";
    return refused;
  }

  return {
    handle(input): Step {
      open.writer().readClock();
      let refused: string | undefined;
      try {
        refused = take(input);
        emitter.answers.confine();
      } catch (error) {
        emitFault(error, emitter);
      }
      const idle = native.isIdle?.() ?? !emitter.turns.isOpen();
      const written = writes.length === 0 ? nothing : writes.splice(0);
      const wakeAt =
        phase === "running" ? earlier(emitter.answers.wakeAt(), native.wakeAt?.()) : undefined;
      return { events: open.writer().take(), writes: written, idle, wakeAt, refused };
    },
  };
}

const earlier = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);

/** `between`: the run is over, and the process stays. */
type Phase = "running" | "between" | "over";

/** What an input does while a run runs; returns why it has no effect, where it has none. */
function createTaker(open: ReturnType<typeof openNative>): (input: Input) => string | undefined {
  const { native, emitter } = open;
  const end = (exit: ExitInput): undefined => {
    emitter.end(endingOf(exit, open), exit);
  };
  return (input) => {
    switch (input.type) {
      case "lines":
      case "line":
        open.lines().take(input.type === "line" ? [input] : input.lines);
        return undefined;
      case "stderr":
        native.stderr?.(input.text.toWellFormed());
        return undefined;
      case "exit":
        return end(input);
      case "endRun":
        if (native.furtherRuns?.arePossible() !== true) return "The agent serves one run.";
        return end({ type: "exit", code: null, durationMs: input.durationMs });
      case "nextRun":
        return "The run is not over.";
      default:
        return takeHostInput(wellFormed(input), emitter, native.host);
    }
  };
}

/** A CLI in another output mode, or a version that prints something else: without these words nobody knows why. */
const unreadOutput = (lines: number, { agentType, protocol }: Protocol["info"]): string =>
  `None of its ${lines} lines has the format ${agentType}:${protocol}: check the agent's output option and version.`;

const cutOutput = "The output ends in the middle of a line; the result is lost.";

/** A fault of ours at the end must not leave the run open. */
function endingOf(exit: ExitInput, { native, emitter, lines, info }: OpenNative): Ending {
  try {
    const ending = withHostFacts(native.end(exit), exit);
    if (ending.detail !== "noResult") return ending;
    if (lines().endsCut()) return { ...ending, detail: "outputTruncated", error: cutOutput };
    const unread = ending.errorCode === "noResult" ? lines().countUnread() : 0;
    return unread === 0 ? ending : { ...ending, error: unreadOutput(unread, info) };
  } catch (error) {
    emitFault(error, emitter);
    return { reason: "failed", detail: "other", errorCode: "unknown" };
  }
}
