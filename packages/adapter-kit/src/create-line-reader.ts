import type { TranslatorOptions } from "./adapter.ts";
import { createLineParser } from "./create-line-parser.ts";
import { emitFault } from "./emit-fault.ts";
import type { Emitter } from "./emitter.ts";
import type { EventWriter } from "./event-writer.ts";
import type { Line } from "./input.ts";
import type { NativeLine } from "./lenient.ts";
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
  { raw: isRaw = false, onLine }: Pick<TranslatorOptions, "raw" | "onLine">,
): LineReader {
  let lines = 0;
  let blank = 0;
  let unread = 0;
  let isCut = false;

  // `raw` keeps every line
  const parser = createLineParser((json) => !isRaw && native.isFleeting?.(json) === true);

  function show(json: NativeLine): void {
    try {
      onLine?.(json);
    } catch (error) {
      emitFault(error, emitter);
    }
  }

  function takeObject(text: string, json: NativeLine): void {
    /** An extension event keeps its line. */
    const emitWhole = (): void =>
      emitter.extension(native.nameOf(json), parser.isShared() ? JSON.parse(text) : json);
    writer.beginLine(lines, json, isRaw ? rawOf(text, json) : undefined);
    if (onLine !== undefined) show(json);
    try {
      if (native.line(json) === false) {
        unread++;
        emitWhole();
      }
    } catch (error) {
      emitFault(error, emitter);
    }
    // a line without events becomes an extension event if it did not fit, or if `raw` needs every line
    const isMissing = writer.given() === 0 && (writer.hasRefused() || isRaw);
    if (isMissing) emitWhole();
    // the first line starts the session, even without a meaning of its own
    emitter.session.ensure();
    writer.endLine();
  }

  function takeLine({ text, truncated = false, json: parsed }: Line): void {
    lines++;
    const json = truncated ? undefined : parser.parse(text, parsed);
    if (json === undefined && text.trim() === "") return void blank++;
    isCut = json === undefined && text.startsWith("{");
    if (json !== undefined) return takeObject(text, json);
    unread++;
    const line = text.toWellFormed();
    emitter.emit({ type: "rawOutput", stream: "stdout", line, truncated: truncated || undefined });
  }

  const countUnread = (): number => (unread + blank === lines ? unread : 0);
  function take(given: readonly Line[]): void {
    for (let index = 0; index < given.length; index++) {
      const line = given[index];
      if (line !== undefined) takeLine(line);
    }
  }

  return { take, endsCut: () => isCut, countUnread };
}
