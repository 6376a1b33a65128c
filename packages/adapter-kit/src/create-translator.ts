import { wellFormed, type Ending } from "@agentstream/stream";
import type { SurvivesTurn } from "@agentstream/stream/internal";

import type { Step, Translator, TranslatorOptions } from "./adapter.ts";
import { checkTranslatorOptions } from "./check-translator-options.ts";
import { withHostFacts } from "./decide-ending.ts";
import { createEmitter, type Emitter } from "./emitter.ts";
import { createEventWriter, type EventWriter } from "./event-writer.ts";
import { takeHostInput, type Host } from "./host.ts";
import type { ExitInput, Input, Line } from "./input.ts";
import type { NativeLine } from "./lenient.ts";
import { parseNativeLine, rawOf } from "./parse-native-line.ts";
import type { SessionInfo } from "./session-emitter.ts";

export type NativeObject = Readonly<Record<string, unknown>>;

/** The vendor's part of a protocol; the rest is shared. One is created for each run. */
export interface NativeProtocol {
  /** Translates a line that is a JSON object; false if it has no meaning: then it becomes an extension event. */
  readonly line: (native: NativeLine) => boolean | undefined | void;
  /** The type or method of a line, for `origin` and for an extension event. */
  readonly nameOf: (native: NativeLine) => string;
  /** The line's own time, where it has one. */
  readonly timeOf?: (native: NativeLine) => string | undefined;
  /** How the run ended; called once, before everything is closed. */
  readonly end: (exit: ExitInput) => Ending;
  readonly stderr?: (line: string) => void;
  /** What a host may do, where the protocol is spoken in both directions. */
  readonly host?: Host;
  readonly isIdle?: () => boolean;
}

export interface Protocol {
  readonly info: SessionInfo;
  /** Which tools survive the end of their turn. */
  readonly survivesTurn?: SurvivesTurn;
  readonly create: (
    emitter: Emitter,
    write: (line: string) => void,
    options: TranslatorOptions,
  ) => NativeProtocol;
}

const nothing: readonly string[] = [];

/** Creates the translator of one run for a protocol. */
export function createTranslator(options: TranslatorOptions, protocol: Protocol): Translator {
  checkTranslatorOptions(options);
  const { info, survivesTurn = () => false } = protocol;
  const writer = createEventWriter(options, info.agentType, {
    nameOf: (line) => native.nameOf(line),
    timeOf: (line) => native.timeOf?.(line),
  });
  const emitter = createEmitter(writer, options, info, survivesTurn);
  const writes: string[] = [];
  const native = protocol.create(emitter, (line) => writes.push(line), options);
  const takeLine = createLineTaker(writer, emitter, native, options.raw === true);
  let isOver = false;

  /** Returns why the input has no effect, where it has none. */
  function take(input: Input): string | undefined {
    if (isOver) return "The run is over.";
    switch (input.type) {
      case "lines":
      case "line":
        for (const line of input.type === "line" ? [input] : input.lines) takeLine(line);
        break;
      case "stderr":
        native.stderr?.(input.text.toWellFormed());
        break;
      case "exit":
        isOver = true;
        emitter.end(endingOf(input, native, emitter), input);
        break;
      default:
        return takeHostInput(wellFormed(input), emitter, native.host);
    }
    return undefined;
  }

  return {
    handle(input): Step {
      writer.readClock();
      let refused: string | undefined;
      try {
        refused = take(input);
      } catch (error) {
        emitFault(error, emitter);
      }
      const idle = native.isIdle?.() ?? !emitter.turns.isOpen();
      const written = writes.length === 0 ? nothing : writes.splice(0);
      const wakeAt = isOver ? undefined : emitter.answers.wakeAt();
      return { events: writer.take(), writes: written, idle, wakeAt, refused };
    },
  };
}

/** A fault of ours at the end must not leave the run open. */
function endingOf(exit: ExitInput, native: NativeProtocol, emitter: Emitter): Ending {
  try {
    return withHostFacts(native.end(exit), exit);
  } catch (error) {
    emitFault(error, emitter);
    return { reason: "failed", detail: "other", errorCode: "unknown" };
  }
}

/** Takes the lines of one run: each is accounted for. */
function createLineTaker(
  writer: EventWriter,
  emitter: Emitter,
  native: NativeProtocol,
  isRaw: boolean,
): (line: Line) => void {
  let lines = 0;

  function takeObject(text: string, json: NativeLine): void {
    writer.beginLine(lines, json, isRaw ? rawOf(text, json) : undefined);
    try {
      if (native.line(json) === false) emitter.extension(native.nameOf(json), json);
    } catch (error) {
      emitFault(error, emitter);
    }
    // a line without events becomes an extension event if it did not fit, or if `raw` needs every line
    const isMissing = writer.given() === 0 && (writer.hasRefused() || isRaw);
    if (isMissing) emitter.extension(native.nameOf(json), json);
    // the first line starts the session, even without a meaning of its own
    emitter.session.ensure();
    writer.endLine();
  }

  return ({ text, truncated = false }) => {
    lines++;
    const json = truncated ? undefined : parseNativeLine(text);
    if (json !== undefined) return takeObject(text, json);
    if (text.trim() === "") return;
    const line = text.toWellFormed();
    emitter.emit({ type: "rawOutput", stream: "stdout", line, truncated: truncated || undefined });
  };
}

/** A fault of ours must not end the stream: it is logged, and the stream continues. */
function emitFault(error: unknown, emitter: Emitter): void {
  const message = error instanceof Error ? error.message : String(error);
  emitter.log("error", `The adapter failed: ${message}`, "adapter");
}
