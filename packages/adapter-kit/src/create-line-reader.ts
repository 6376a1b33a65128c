import type { EventDraft } from "@agentstream/stream";

import type { TranslatorOptions } from "./adapter.ts";
import { emitFault } from "./emit-fault.ts";
import type { Emitter } from "./emitter.ts";
import type { EventWriter } from "./event-writer.ts";
import type { Line } from "./input.ts";
import type { NativeLine } from "./lenient.ts";
import { plainParser } from "./line-parser.ts";
import { rawOf } from "./parse-native-line.ts";
import type { NativeProtocol } from "./protocol.ts";

export interface LineReader {
  readonly take: (lines: readonly Line[]) => void;
  /** The last line was the beginning of an object: what came after it is lost. */
  readonly endsCut: () => boolean;
  /** How many lines were printed, if none of them had a meaning; else 0. */
  readonly countUnread: () => number;
}

/** Reads the lines of one run: each is accounted for. */
export function createLineReader(
  writer: EventWriter,
  emitter: Emitter,
  native: NativeProtocol,
  { raw = false, onLine }: Pick<TranslatorOptions, "raw" | "onLine">,
): LineReader {
  const { parse, isShared } = (raw ? undefined : native.parser) ?? plainParser;
  let [lines, blank, unread] = [0, 0, 0];
  let isCut = false;

  /** An extension event keeps its line: it needs an object of its own. */
  const emitWhole = (text: string, json: NativeLine): void =>
    emitter.extension(native.nameOf(json), isShared() ? JSON.parse(text) : json);

  function takeObject(text: string, json: NativeLine): void {
    writer.beginLine(lines, json, raw ? rawOf(text, json) : undefined);
    try {
      if (native.line(json) === false) {
        unread++;
        emitWhole(text, json);
      }
      onLine?.(json);
    } catch (error) {
      emitFault(error, emitter);
    }
    // a line without events becomes an extension event if it did not fit, or if `raw` needs every line
    if (writer.given() === 0 && (writer.hasRefused() || raw)) emitWhole(text, json);
    // the first line starts the session, even without a meaning of its own
    emitter.session.ensure();
    writer.endLine();
  }

  function take({ text, truncated = false, json: known }: Line): void {
    lines++;
    const json = truncated ? undefined : parse(text, known);
    if (json === undefined && text.trim() === "") return void blank++;
    isCut = json === undefined && text.startsWith("{");
    if (json !== undefined) return takeObject(text, json);
    unread++;
    emitter.emit(rawLine(text, truncated));
  }

  return {
    // no iterator of the lines: in a loop that V8 has not optimized each step of one is a call
    take: (given) => given.forEach(take),
    endsCut: () => isCut,
    countUnread: () => (unread + blank === lines ? unread : 0),
  };
}

const rawLine = (text: string, truncated: boolean): EventDraft => ({
  type: "rawOutput",
  stream: "stdout",
  line: text.toWellFormed(),
  truncated: truncated || undefined,
});
