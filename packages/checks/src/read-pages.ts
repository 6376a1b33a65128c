import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const repository: string = fileURLToPath(new URL("../../../", import.meta.url));

/** A page of the documentation. */
export interface DocsPage {
  /** Below the repository. */
  readonly path: string;
  readonly text: string;
}

// `codegen/pages` are parts of generated pages, and their links are those of the whole
const skipped =
  /^packages\/codegen\/pages\/|(?:^|\/)(?:node_modules|dist|\.changeset|\.git|target|CHANGELOG\.md)(?:\/|$)/;

/** All written and generated pages in Markdown. */
export const readPages = (): DocsPage[] =>
  [".", "docs", "examples", "clients", "recordings", "schemas", "packages"].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: folder !== ".", encoding: "utf8" })
      .map((name) => (folder === "." ? name : `${folder}/${name.replaceAll("\\", "/")}`))
      .filter((path) => path.endsWith(".md") && !skipped.test(path))
      .map((path) => ({ path, text: readFileSync(join(repository, path), "utf8") })),
  );
