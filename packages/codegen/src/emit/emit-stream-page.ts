import { readdir, readFile } from "node:fs/promises";

import { generatedMark } from "../generated-mark.ts";

const page = new URL("../../pages/stream.md", import.meta.url);
const folder = new URL("../../../../schemas/vectors/v1/streams/", import.meta.url);

interface Named {
  readonly name: string;
  readonly clause: string;
  readonly violations: readonly unknown[];
}

/** The page of the stream rules, each clause with the vectors that show it. */
export async function emitStreamPage(): Promise<Map<string, string>> {
  const text = withVectors(await readFile(page, "utf8"), await readStreamVectors());
  const mark = generatedMark("packages/codegen/pages and schemas/vectors/v1/streams");
  return new Map([["docs/reference/stream.md", `<!-- ${mark} -->\n\n${text}`]]);
}

async function readStreamVectors(): Promise<Named[]> {
  const files = (await readdir(folder)).toSorted();
  const texts = await Promise.all(
    files.map(async (file) => readFile(new URL(file, folder), "utf8")),
  );
  return texts.flatMap((text) =>
    text
      .trimEnd()
      .split("\n")
      .map((line): Named => JSON.parse(line)),
  );
}

/** Names below each clause the vectors that keep it and that break it. A clause without either is an error. */
export function withVectors(text: string, vectors: readonly Named[]): string {
  const clauses = new Set<string>();
  const paragraphs = text.split("\n\n").map((paragraph) => {
    const clause = /^\*\*(\d+\.\d+) /.exec(paragraph)?.[1];
    if (clause === undefined) return paragraph;
    clauses.add(clause);
    const own = vectors.filter((vector) => vector.clause === clause);
    return `${paragraph}\n\n- kept: ${namesOf(own, clause, true)}\n- broken: ${namesOf(own, clause, false)}`;
  });
  const stray = vectors.filter(({ clause }) => !clauses.has(clause));
  if (stray.length > 0)
    throw new Error(`no clause ${stray.map(({ clause }) => clause).join(", ")}`);
  return paragraphs.join("\n\n");
}

function namesOf(vectors: readonly Named[], clause: string, isKept: boolean): string {
  const names = vectors
    .filter(({ violations }) => (violations.length === 0) === isKept)
    .map(({ name }) => `“${name}”`);
  if (names.length > 0) return names.join(", ");
  throw new Error(`clause ${clause} has no stream that ${isKept ? "keeps" : "breaks"} it`);
}
