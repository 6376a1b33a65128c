import type { TranslatorOptions } from "./adapter.ts";
import type { CreateAsking } from "./asking.ts";
import { createLineReader, type LineReader } from "./create-line-reader.ts";
import { createEmitter, type Emitter } from "./emitter.ts";
import { createEventWriter, type EventWriter } from "./event-writer.ts";
import type { NextPosition } from "./input.ts";
import type { NativeProtocol, Protocol } from "./protocol.ts";

/** A protocol as one process speaks it, and the run that it serves. */
export interface OpenNative {
  readonly info: Protocol["info"];
  readonly native: NativeProtocol;
  readonly emitter: Emitter;
  /** The lines for the process since they were taken last. */
  readonly writes: string[];
  readonly writer: () => EventWriter;
  readonly lines: () => LineReader;
  /** From here on events belong to the next run of the process. */
  readonly beginNext: (position: NextPosition) => void;
}

export function openNative(
  options: TranslatorOptions,
  protocol: Protocol,
  asking: CreateAsking,
): OpenNative {
  const { info, survivesTurn = () => false } = protocol;
  const openWriter = (own: TranslatorOptions): EventWriter =>
    createEventWriter(own, info.agentType, {
      nameOf: (line) => native.nameOf(line),
      timeOf: (line) => native.timeOf?.(line),
    });
  let writer = openWriter(options);
  const emitter = createEmitter(writer, options, { info, survivesTurn, asking });
  const writes: string[] = [];
  const native = protocol.create(emitter, (line) => writes.push(line), options);
  const lineReader = () => createLineReader(writer, emitter, native, options);
  let lines = lineReader();
  return {
    info,
    native,
    emitter,
    writes,
    writer: () => writer,
    lines: () => lines,
    beginNext(position) {
      const own = { ...options, resumed: true, ...position };
      writer = openWriter(own);
      emitter.renew(writer, own);
      lines = lineReader();
      native.furtherRuns?.forgetLast();
      writer.readClock();
      emitter.session.ensure();
    },
  };
}
