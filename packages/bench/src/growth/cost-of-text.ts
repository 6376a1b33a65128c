import { claude } from "@agentstream/adapters-claude";
import { validate as validateEvent } from "@agentstream/schema/unified";
import { createLineSplitter } from "@agentstream/stream";

const chunkSize = 64 * 1024;
const sentence = 'Some words of a text, "quoted" at times,\nand with an end of line. ';
const textOf = (size: number): string =>
  sentence.repeat(Math.ceil(size / sentence.length)).slice(0, size);
const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Nanoseconds of CPU time for each byte of lines of one size; so many bytes in all. */
export function costOfLines(size: number, total: number): number {
  const text = textOf(size);
  const content = [{ type: "tool_result", tool_use_id: "t1", content: text }];
  const line = Buffer.from(lineOf({ type: "user", message: { role: "user", content } }));
  return costOf(() => repeat(line, Math.max(2, Math.round(total / line.length))));
}

const pieceSize = 10_000;

/** Nanoseconds of CPU time for each byte of a block that streams in pieces of 10 kB. */
export function costOfBlock(size: number): number {
  const event = (inner: unknown): Buffer =>
    Buffer.from(lineOf({ type: "stream_event", session_id: "s", event: inner }));
  const text = textOf(pieceSize);
  const delta = { type: "content_block_delta", index: 0, delta: { type: "text_delta", text } };
  function* block(): Generator<Buffer> {
    yield event({ type: "message_start", message: { id: "m1", content: [] } });
    yield event({
      type: "content_block_start",
      index: 0,
      content_block: { type: "text", text: "" },
    });
    yield* repeat(event(delta), Math.ceil(size / pieceSize));
    yield Buffer.from(lineOf({ type: "result", subtype: "success", is_error: false, result: "" }));
  }
  return costOf(block);
}

function* repeat(line: Buffer, times: number): Generator<Buffer> {
  for (let time = 0; time < times; time++) yield line;
}

/** The first time makes the code warm. */
function costOf(lines: () => Generator<Buffer>): number {
  readAll(lines());
  const before = process.cpuUsage();
  const bytes = readAll(lines());
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / bytes;
}

function readAll(lines: Iterable<Buffer>): number {
  const translator = claude.translator({ sessionId: "s", now: () => Date.now() });
  const splitter = createLineSplitter({
    decode: (bytes, start, end) =>
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8", start, end),
  });
  let read = 0;
  for (const line of lines)
    for (let at = 0; at < line.length; at += chunkSize) {
      const chunk = line.subarray(at, at + chunkSize);
      read += chunk.length;
      const step = translator.handle({ type: "lines", lines: splitter.push(chunk) });
      for (const event of step.events) validateEvent(event);
    }
  return read;
}
