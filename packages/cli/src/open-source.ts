import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";

import { explainFileError } from "@agentstream/runner";

import type { Source } from "./read-ndjson.ts";
import { UsageError, type Terminal } from "./terminal.ts";

/** The files to read; standard input without any, and for `-`. */
export const openSources = (files: readonly string[], terminal: Terminal): Source[] =>
  (files.length > 0 ? files : ["-"]).map((file) => ({
    name: file === "-" ? "stdin" : file,
    chunks: readChunks(file, terminal),
  }));

async function* readChunks(file: string, { stdin }: Terminal): AsyncGenerator<Uint8Array> {
  const stream: Readable = file === "-" ? stdin : createReadStream(file);
  try {
    yield* stream;
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${explainFileError(error)}`);
  }
}
