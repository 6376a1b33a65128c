import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

import { findProtocol, protocolNames } from "@agentstream/agents";
import { standalonePage } from "@agentstream/inspector";
import { explainFileError } from "@agentstream/runner";
import { InvalidArgumentError, type Command } from "commander";

import { openInBrowser } from "../page/open-in-browser.ts";
import { UsageError, write, type Terminal } from "../terminal.ts";

interface InspectFlags {
  readonly from?: string;
  readonly out?: string;
  readonly open?: boolean;
}

export function configureInspect(command: Command, terminal: Terminal): void {
  command
    .argument(
      "[file]",
      "events, or the output of an agent, as JSON lines; absent or -: standard input",
    )
    .option(
      "--from <agent[:protocol]>",
      "the agent that printed it; absent: recognise it",
      parseFrom,
    )
    .option("--out <file>", "the HTML file to write; absent: a temporary one")
    .option("--open", "open it in the browser; absent: only from a terminal")
    .option("--no-open", "only write the file")
    .action((file: string | undefined, flags: InspectFlags) => inspect(file, flags, terminal));
}

async function inspect(
  file: string | undefined,
  { from, out, open = out === undefined }: InspectFlags,
  terminal: Terminal,
): Promise<void> {
  const isPipe = file === undefined || file === "-";
  const bytes = isPipe ? await readAll(terminal.stdin) : await readBytes(file);
  if (bytes.length === 0)
    throw new UsageError(`${isPipe ? "standard input" : file} is empty: expected lines of JSON`);
  const name = isPipe ? "stdin.jsonl" : basename(file).replace(/\.gz$/, "");
  const html = await standalonePage({ name, text: textOf(bytes), from });
  const path = out === undefined ? await temporaryFile(name) : resolve(out);
  await writeFile(path, html, { mode: 0o600 }).catch((error: unknown) => {
    throw new UsageError(`--out: cannot write ${path}: ${explainFileError(error)}`);
  });
  await write(terminal.stdout, `${path}\n`);
  if (!open || terminal.stdout.isTTY !== true) return;
  if (await openInBrowser(pathToFileURL(path).href, { ...terminal.env })) return;
  await write(terminal.stderr, "agentstream: no browser was found: open the file yourself\n");
}

async function readAll(stdin: AsyncIterable<Uint8Array | string>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const readBytes = (file: string): Promise<Uint8Array> =>
  readFile(file).catch((error: unknown) => {
    throw new UsageError(`cannot read ${file}: ${explainFileError(error)}`);
  });

/** Recordings may be compressed. */
const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");

const temporaryFile = async (name: string): Promise<string> =>
  join(await mkdtemp(join(tmpdir(), "agentstream-")), `${name}.html`);

function parseFrom(word: string): string {
  if (word === "unified" || findProtocol(word) !== undefined) return word;
  throw new InvalidArgumentError(
    `Unknown agent ${JSON.stringify(word)}; expected one of unified, ${protocolNames.join(", ")}.`,
  );
}
