import type { TranslatorOptions } from "./adapter.ts";
import { createLineParser, type LineParser } from "./create-line-parser.ts";
import { emitFault } from "./emit-fault.ts";
import type { Emitter } from "./emitter.ts";
import type { EventWriter } from "./event-writer.ts";
import type { Line } from "./input.ts";
import type { NativeLine } from "./lenient.ts";
import { rawOf } from "./parse-native-line.ts";
import type { NativeProtocol } from "./protocol.ts";

type LineReaderOptions = Pick<TranslatorOptions, "raw" | "onLine">;

/** Reads the lines of one run: each is accounted for. */
export class LineReader {
  readonly #writer: EventWriter;
  readonly #emitter: Emitter;
  readonly #native: NativeProtocol;
  readonly #isRaw: boolean;
  readonly #onLine: LineReaderOptions["onLine"];
  readonly #parser: LineParser;
  #lines = 0;
  #blank = 0;
  #unread = 0;
  #isCut = false;

  constructor(
    writer: EventWriter,
    emitter: Emitter,
    native: NativeProtocol,
    { raw = false, onLine }: LineReaderOptions,
  ) {
    this.#writer = writer;
    this.#emitter = emitter;
    this.#native = native;
    this.#isRaw = raw;
    this.#onLine = onLine;
    // `raw` keeps every line
    this.#parser = createLineParser((json) => !raw && native.isFleeting?.(json) === true);
  }

  take(lines: readonly Line[]): void {
    // no iterator: in a loop that V8 has not optimized each step of one is a call
    for (let index = 0; index < lines.length; index++) {
      const line = lines[index];
      if (line !== undefined) this.#takeLine(line);
    }
  }

  /** The last line was the beginning of an object: what came after it is lost. */
  endsCut(): boolean {
    return this.#isCut;
  }

  /** How many lines were printed, if none of them had a meaning; else 0. */
  countUnread(): number {
    return this.#unread + this.#blank === this.#lines ? this.#unread : 0;
  }

  #takeLine({ text, truncated = false, json: parsed }: Line): void {
    this.#lines++;
    const json = truncated ? undefined : this.#parser.parse(text, parsed);
    if (json === undefined && text.trim() === "") return void this.#blank++;
    this.#isCut = json === undefined && text.startsWith("{");
    if (json !== undefined) return this.#takeObject(text, json);
    this.#unread++;
    const draft = { line: text.toWellFormed(), truncated: truncated || undefined };
    this.#emitter.emit({ type: "rawOutput", stream: "stdout", ...draft });
  }

  #takeObject(text: string, json: NativeLine): void {
    const writer = this.#writer;
    writer.beginLine(this.#lines, json, this.#isRaw ? rawOf(text, json) : undefined);
    if (this.#onLine !== undefined) this.#show(json);
    try {
      if (this.#native.line(json) === false) {
        this.#unread++;
        this.#emitWhole(text, json);
      }
    } catch (error) {
      emitFault(error, this.#emitter);
    }
    // a line without events becomes an extension event if it did not fit, or if `raw` needs every line
    const isMissing = writer.given() === 0 && (writer.hasRefused() || this.#isRaw);
    if (isMissing) this.#emitWhole(text, json);
    // the first line starts the session, even without a meaning of its own
    this.#emitter.session.ensure();
    writer.endLine();
  }

  #show(json: NativeLine): void {
    try {
      this.#onLine?.(json);
    } catch (error) {
      emitFault(error, this.#emitter);
    }
  }

  /** An extension event keeps its line: it needs an object of its own. */
  #emitWhole(text: string, json: NativeLine): void {
    const own: unknown = this.#parser.isShared() ? JSON.parse(text) : json;
    this.#emitter.extension(this.#native.nameOf(json), own);
  }
}
