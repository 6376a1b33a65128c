import { readdir, readFile } from "node:fs/promises";
import { extname } from "node:path";

import { pageFolder } from "./page-folder.ts";

/** A file of the page. */
export interface PageFile {
  readonly body: Buffer;
  readonly type: string;
  /** Its name has a hash of its content: it never changes. */
  readonly isImmutable: boolean;
}

const types: ReadonlyMap<string, string> = new Map([
  [".css", "text/css; charset=utf-8"],
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".svg", "image/svg+xml"],
]);

/** A file of the page by its path, such as `index.html` or `assets/…`; undefined if there is none. */
export async function readPageFile(path: string): Promise<PageFile | undefined> {
  const type = types.get(extname(path));
  // a name that is listed is no way to another file
  if (type === undefined || !(await listFiles()).includes(path)) return undefined;
  const body = await readFile(new URL(path, pageFolder));
  return { body, type, isImmutable: path.startsWith("assets/") };
}

/** The page may be built again while a server runs. */
async function listFiles(): Promise<readonly string[]> {
  const found = await readdir(pageFolder, { recursive: true }).catch(() => []);
  return found.map((path) => path.replaceAll("\\", "/"));
}
