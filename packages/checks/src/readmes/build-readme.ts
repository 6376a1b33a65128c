import { existsSync, readdirSync, readFileSync } from "node:fs";

import type { Adapter } from "@agentstream/adapter-kit";
import type { Rows } from "@agentstream/adapter-kit/author";

import { fillSections } from "./fill-sections.ts";
import { handlerRows } from "./handler-rows.ts";
import { markdownTable } from "./markdown-table.ts";
import { modeHeader, modeRows, refusedRows } from "./plan-rows.ts";

/** The README of a package below `folder`, with its tables made anew from the code. */
export async function buildReadme(folder: URL, adapter: Adapter | undefined): Promise<string> {
  const source = new URL("src/", folder);
  const tables = await readTables(source);
  const fileOf = findDefinitions(source);
  const contents = new Map<string, string>();
  for (const [name, rows] of tables)
    contents.set(
      name,
      markdownTable(
        ["native", "becomes", "handler"],
        handlerRows(rows, fileOf(name.split(" ")[1] ?? "")),
      ),
    );
  for (const [protocol, modes] of Object.entries(adapter?.modes ?? {}))
    contents.set(`modes ${protocol}`, markdownTable(modeHeader, modeRows(modes)));
  contents.set(
    "refused",
    markdownTable(["field", "protocol", "why it is refused"], refusedRows(adapter?.supports ?? {})),
  );
  const readme = readFileSync(new URL("README.md", folder), "utf8");
  return fillSections(readme, (name) => {
    const content = contents.get(name);
    if (content !== undefined) return content;
    throw new Error(
      `${folder.pathname}README.md: expected one of ${[...contents.keys()].join(", ")}, got "${name}"`,
    );
  });
}

/**
 * The handler tables of a package: `src/<protocol>/handlers.ts` exports `handlers`, and where requests have a
 * table of their own, `src/<protocol>/requests.ts` exports `requests`. A package that is one protocol has
 * `src/handlers.ts`, and its tables have their own names.
 */
async function readTables(source: URL): Promise<Map<string, Rows>> {
  const tables = new Map<string, Rows>();
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    for (const name of ["handlers", "requests"] as const) {
      const file = new URL(`${entry.name}/${name}.ts`, source);
      if (!entry.isDirectory() || !existsSync(file)) continue;
      const module: { readonly handlers?: Rows; readonly requests?: Rows } = await import(
        file.href
      );
      const rows = module[name];
      if (rows !== undefined) tables.set(`${name} ${entry.name}`, rows);
    }
  }
  const file = new URL("handlers.ts", source);
  if (!existsSync(file)) return tables;
  const module: Readonly<Record<string, Rows>> = await import(file.href);
  const protocol = new URL("..", source).pathname.split("/").at(-2);
  for (const [name, rows] of Object.entries(module)) tables.set(`${name} ${protocol}`, rows);
  return tables;
}

/**
 * Where a function is defined, relative to `src`: the one that is exported, if several files have one of this name,
 * and of several that in the given folder.
 */
function findDefinitions(source: URL): (folder: string) => (name: string) => string {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => ({ path, text: readFileSync(new URL(path, source), "utf8") }));
  const filesWith = (definition: string): string[] =>
    files.filter(({ text }) => new RegExp(definition, "m").test(text)).map(({ path }) => path);
  return (folder) => (name) => {
    const exported = filesWith(`^export (?:const|function) ${name}\\b`);
    const found = exported.length > 0 ? exported : filesWith(`^(?:const|function) ${name}\\b`);
    const own = found.filter((path) => path.startsWith(`${folder}/`));
    const [path, ...others] = own.length > 0 ? own : found;
    if (path !== undefined && others.length === 0) return path;
    throw new Error(
      `${source.pathname}: expected one handler with the name "${name}", got ${found.length}`,
    );
  };
}
